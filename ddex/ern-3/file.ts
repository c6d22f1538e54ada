import { isHashName } from '../codes/hash.ts';
import type { PackageFile } from '../ern/file.ts';
import { findText, getElement, getText, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { KNOWN_HASHES } from './allowed-values-3.ts';
import { UNKNOWN_SIZE } from './carried-by-382.ts';
import { buildUserDefined, parseUserDefined } from './user-defined.ts';

/** Builds a File: name, folder (with its slash) and hash. `namespace` is the DPID of the sender. */
export function buildFile({ path, hash }: PackageFile, namespace: string): XmlNode {
  const nameAt = path.lastIndexOf('/') + 1;
  return group('File', [
    leaf('FileName', path.slice(nameAt)),
    leaf('FilePath', nameAt === 0 ? null : path.slice(0, nameAt)),
    group('HashSum', [
      leaf('HashSum', hash.value),
      KNOWN_HASHES.includes(hash.algorithm)
        ? leaf('HashSumAlgorithmType', hash.algorithm)
        : buildUserDefined('HashSumAlgorithmType', hash.algorithm, namespace),
      leaf('HashSumDataType', 'HexBinary'),
    ]),
  ]);
}

/** Reads the File below a parent. Throws XmlShapeError if it has no hash or an unknown hash algorithm. */
export function parseFile(parent: XmlElement): PackageFile {
  const element = getElement(parent, 'File');
  const algorithmElement = getElement(element, 'HashSum', 'HashSumAlgorithmType');
  const algorithm = parseUserDefined(algorithmElement);
  if (!isHashName(algorithm)) throw new XmlShapeError('File/HashSum/HashSumAlgorithmType', algorithmElement.line);
  return {
    path: parsePath(element),
    size_bytes: UNKNOWN_SIZE,
    hash: { algorithm, value: getText(element, 'HashSum', 'HashSum').toLowerCase() },
  };
}

/** Returns the path of a File relative to the message. Throws XmlShapeError if it has no name. */
function parsePath(file: XmlElement): string {
  const folder = findText(file, 'FilePath') ?? '';
  return `${folder}${folder === '' || folder.endsWith('/') ? '' : '/'}${getText(file, 'FileName')}`;
}
