import { isHashName } from '../codes/hash.ts';
import type { ErnFileHash } from '../model.ts';
import { findElement, findNumber, getElement, getText, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** A file of the package: the fields common to audio and images. */
export interface PackageFile {
  path: string;
  size_bytes: number;
  hash: ErnFileHash;
}

/** The same fields of a file that was read. */
export type ReadFile = Omit<PackageFile, 'hash'> & { hash: ErnFileHash | null };

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

/**
 * Reads the File below a parent; without a size it is 0, without a hash null. Throws XmlShapeError for an unknown hash
 * algorithm.
 */
export function parseFile(parent: XmlElement): ReadFile {
  const element = getElement(parent, 'File');
  return {
    path: getText(element, 'URI'),
    size_bytes: Math.round((findNumber(element, 'FileSize') ?? 0) * 1000),
    hash: parseHash(element),
  };
}

function parseHash(file: XmlElement): ErnFileHash | null {
  const hash = findElement(file, 'HashSum');
  if (hash === null) return null;
  const algorithm = getElement(hash, 'Algorithm');
  if (!isHashName(algorithm.text)) throw new XmlShapeError('File/HashSum/Algorithm', algorithm.line);
  return { algorithm: algorithm.text, value: getText(hash, 'HashSumValue').toLowerCase() };
}
