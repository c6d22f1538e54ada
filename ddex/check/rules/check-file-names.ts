import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listAllElements, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** The endings of the names of files, by what is in them. */
const ENDINGS: Record<string, readonly string[]> = {
  FLAC: ['flac'],
  PCM: ['wav', 'wave', 'bwf', 'aif', 'aiff', 'aifc', 'w64', 'rf64', 'caf', 'pcm'],
  ALAC: ['m4a', 'mp4', 'caf'],
  MP3: ['mp3'],
  AAC: ['aac', 'm4a', 'mp4'],
  'HE-AAC': ['aac', 'm4a', 'mp4'],
  'AAC-LC': ['aac', 'm4a', 'mp4'],
  JPEG: ['jpg', 'jpeg', 'jpe', 'jfif'],
  PNG: ['png'],
  GIF: ['gif'],
  TIFF: ['tif', 'tiff'],
  TTML: ['ttml', 'xml', 'dfxp'],
  LRC: ['lrc'],
  UTF8Text: ['txt'],
};

/** The hashes of a file without content, and of no file at all. */
const EMPTY_HASHES = [
  'd41d8cd98f00b204e9800998ecf8427e',
  'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
];

// Names that some system cannot store: signs of its own, an end that it drops, a device.
const UNUSABLE = /[\p{Cc}\p{Cf}<>:"|?*\\]|^\s|[\s.]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
const LONGEST_NAME = 255;

/**
 * Checks the names of files: every system can store them, they end like what is in the file, and no two differ only in the case of
 * their letters. Checks also that no hash is that of an empty file, no size is zero, and no two recordings are the same file.
 */
export function checkFileNames(parts: MessageParts): ErnIssue[] {
  return [
    ...parts.list('File').flatMap((file) => [...checkName(file), ...checkContent(file)]),
    ...['SoundRecording', 'Image', 'Text'].flatMap(parts.list).flatMap(checkEndings),
    ...checkCase(parts),
    ...checkSameSound(parts),
  ];
}

function getPath(file: XmlElement): string {
  return findText(file, 'URI') ?? '';
}

function checkName(file: XmlElement): ErnIssue[] {
  const path = getPath(file);
  // A path outside the package is found by `checkFiles`.
  const decoded = decodePath(path);
  const steps = decoded.split('/');
  const isOutside = decoded !== path && steps.includes('..');
  const isUsable = steps.every(
    (step) => step !== '' && step !== '.' && step.length <= LONGEST_NAME && !UNUSABLE.test(step),
  );
  const isKnown = path === '' || /^[/\\]|\\|^[a-z]+:|(^|\/)\.\.(\/|$)/i.test(path);
  return isKnown || (isUsable && !isOutside) ? [] : [buildIssue('file_name_unusable', 'error', file, { path })];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function checkContent(file: XmlElement): ErnIssue[] {
  const value = findText(file, 'HashSum', 'HashSumValue')?.toLowerCase() ?? '';
  const size = findElement(file, 'FileSize');
  return [
    ...(EMPTY_HASHES.includes(value) || /^0+$/.test(value)
      ? [buildIssue('hash_of_nothing', 'fatal', file, { path: getPath(file) })]
      : []),
    ...(size !== null && !(Number(size.text) > 0)
      ? [buildIssue('file_empty', 'fatal', size, { path: getPath(file) })]
      : []),
  ];
}

function checkEndings(resource: XmlElement): ErnIssue[] {
  return listAllElements(resource).flatMap((details) => {
    const codec = details.children.find(({ name }) => /^(?:Audio|Image|Text)CodecType$/.test(name));
    const value = codec?.attributes.UserDefinedValue ?? codec?.text ?? '';
    const endings = ENDINGS[value];
    if (endings === undefined) return [];
    return listElements(details, 'File').flatMap((file) => {
      const path = getPath(file);
      const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
      if (path === '' || endings.includes(ending)) return [];
      return [buildIssue('file_ending', ending === '' ? 'warning' : 'error', file, { path, codec: value })];
    });
  });
}

// The same path twice is found by `checkFiles`.
function checkCase({ list }: MessageParts): ErnIssue[] {
  const paths = new Map<string, string>();
  return list('File').flatMap((file) => {
    const path = getPath(file);
    const key = path.normalize('NFC').toLowerCase();
    const known = paths.get(key);
    paths.set(key, path);
    return known === undefined || known === path || path === ''
      ? []
      : [buildIssue('file_twice', 'error', file, { path, other: known })];
  });
}

// If nearly all hashes are the same, they were not computed yet.
function checkSameSound({ list }: MessageParts): ErnIssue[] {
  const files = [...list('SoundRecording'), ...list('Image')]
    .flatMap(listAllElements)
    .filter(({ name }) => name === 'File')
    .map((file) => ({
      file,
      path: getPath(file),
      hash: findText(file, 'HashSum', 'HashSumValue')?.toLowerCase() ?? '',
    }))
    .filter(({ hash }) => hash !== '');
  const paths = new Map(files.toReversed().map(({ hash, path }) => [hash, path]));
  if (paths.size * 2 < files.length) return [];
  return files.flatMap(({ file, path, hash }) => {
    const other = paths.get(hash);
    // One file in two places is found by its path.
    return other === undefined || other === path ? [] : [buildIssue('hash_twice', 'warning', file, { path, other })];
  });
}
