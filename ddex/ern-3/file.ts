import { isHashName } from '../codes/hash.ts';
import type { PackageFile, ReadFile } from '../ern/file.ts';
import { findElement, findText, getElement, getText, type XmlElement, XmlShapeError } from '../xml/element.ts';
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

/** Reads the File below a parent, null for a missing hash. Throws XmlShapeError for an unknown hash algorithm. */
export function parseFile(parent: XmlElement): ReadFile {
  const element = getElement(parent, 'File');
  return { path: parsePath(element), size_bytes: UNKNOWN_SIZE, hash: parseHash(element) };
}

function parseHash(file: XmlElement): ReadFile['hash'] {
  const hash = findElement(file, 'HashSum');
  if (hash === null) return null;
  const algorithmElement = getElement(hash, 'HashSumAlgorithmType');
  const algorithm = parseUserDefined(algorithmElement);
  if (!isHashName(algorithm)) throw new XmlShapeError('File/HashSum/HashSumAlgorithmType', algorithmElement.line);
  return { algorithm, value: getText(hash, 'HashSum').toLowerCase() };
}

/** Returns the path of a File relative to the message. Throws XmlShapeError if it has no name. */
function parsePath(file: XmlElement): string {
  const folder = findText(file, 'FilePath') ?? '';
  return `${folder}${folder === '' || folder.endsWith('/') ? '' : '/'}${getText(file, 'FileName')}`;
}
