import { isHashName } from '../codes/hash.ts';
import type { ErnFileHash } from '../model.ts';
import { getElement, getNumber, getText, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** A file of the package: the fields common to audio and images. */
export interface PackageFile {
  path: string;
  size_bytes: number;
  hash: ErnFileHash;
}

/**
 * Builds a File: its path, hash and size, which ERN counts in kilobytes of 1,000 bytes (with decimals, so nothing is
 * lost).
 */
export function buildFile(file: PackageFile): XmlNode {
  return group('File', [
    leaf('URI', file.path),
    group('HashSum', [leaf('Algorithm', file.hash.algorithm), leaf('HashSumValue', file.hash.value)]),
    leaf('FileSize', (file.size_bytes / 1000).toFixed(3)),
  ]);
}

/** Reads the File below a parent. Throws XmlShapeError for an unknown hash algorithm. */
export function parseFile(parent: XmlElement): PackageFile {
  const element = getElement(parent, 'File');
  const algorithmElement = getElement(element, 'HashSum', 'Algorithm');
  const algorithm = algorithmElement.text;
  if (!isHashName(algorithm)) throw new XmlShapeError('File/HashSum/Algorithm', algorithmElement.line);
  return {
    path: getText(element, 'URI'),
    size_bytes: Math.round(getNumber(element, 'FileSize') * 1000),
    hash: { algorithm, value: getText(element, 'HashSum', 'HashSumValue').toLowerCase() },
  };
}
