import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { type AppleIssue, type AppleIssueCode, buildIssue } from '../../issue.ts';
import { ARTWORK_ENDINGS, AUDIO_ENDINGS, LYRICS_ENDINGS, METADATA_FILE } from '../../package/package-names.ts';
import { ATMOS_ROLE, STEREO_ROLE } from '../../package/write-metadata.ts';
import { FILE_ELEMENTS, type PackageFile, type PackageParts } from '../package-parts.ts';

/** The endings that a kind of file may have. */
interface FileKind {
  endings: readonly string[];
  code: AppleIssueCode;
}

/** The kinds of files by the element that names them. */
const ENDINGS: Record<string, FileKind> = {
  audio_file: { endings: AUDIO_ENDINGS, code: 'audio_file_type' },
  data_file: { endings: AUDIO_ENDINGS, code: 'audio_file_type' },
  file: { endings: ARTWORK_ENDINGS, code: 'artwork_file_type' },
  lyrics_file: { endings: LYRICS_ENDINGS, code: 'lyrics_file_type' },
};

/** Dolby Atmos comes as a broadcast wave file with its audio definition model. */
const ATMOS_ENDINGS: FileKind = { endings: ['wav'], code: 'audio_file_type' };

/**
 * Checks that the metadata and the folder of a package have the same files, each with its size and MD5, in a type that Apple
 * takes and under a name that is only a name; and that a new album has its sound and its cover.
 */
export function checkFiles(parts: PackageParts): AppleIssue[] {
  const named = parts.all.filter(({ name }) => FILE_ELEMENTS.includes(name));
  return [
    ...named.flatMap((file) => checkName(parts, file)),
    ...findTwice(parts, named),
    ...findSameContent(parts, named),
    ...(parts.facts.files === null ? [] : compareFiles(parts, named, parts.facts.files)),
    ...(parts.facts.kind === 'takedown' ? [] : findMissing(parts)),
  ];
}

function checkName({ report }: PackageParts, file: XmlElement): AppleIssue[] {
  const element = findElement(file, 'file_name');
  if (element === null || element.text.trim() === '') return [];
  const value = element.text;
  const isPlain = /^[^/\\:*?"<>|\p{Cc}]{1,200}$/u.test(value) && !value.startsWith('.') && value !== METADATA_FILE;
  const isAtmos = file.attributes.role === ATMOS_ROLE;
  const kind = isAtmos ? ATMOS_ENDINGS : ENDINGS[file.name];
  const ending = /\.([^.]*)$/.exec(value)?.[1]?.toLowerCase() ?? '';
  return [
    ...(isPlain ? [] : [report('file_name_invalid', element, { value })]),
    ...(kind === undefined || kind.endings.includes(ending)
      ? []
      : [report(kind.code, element, { value, expected: kind.endings.map((one) => `.${one}`).join(', ') })]),
  ];
}

function findTwice({ report }: PackageParts, named: readonly XmlElement[]): AppleIssue[] {
  const seen = new Set<string>();
  return named.flatMap((file) => {
    const name = findText(file, 'file_name');
    // File systems of many machines do not tell capital letters apart.
    const key = name?.toLowerCase() ?? '';
    const isTwice = seen.has(key);
    if (key !== '') seen.add(key);
    return isTwice ? [report('file_named_twice', file, { value: name ?? '' })] : [];
  });
}

// The same recording may be on an album twice, though hardly ever on purpose.
function findSameContent({ report }: PackageParts, named: readonly XmlElement[]): AppleIssue[] {
  const first = new Map<string, string>();
  return named.flatMap((file) => {
    const [checksum, name] = [findText(file, 'checksum'), findText(file, 'file_name') ?? ''];
    const before = first.get(checksum ?? '');
    if (checksum !== null && before === undefined) first.set(checksum, name);
    return before === undefined || before === name
      ? []
      : [report('file_content_twice', file, { value: name, other: before })];
  });
}

function compareFiles(parts: PackageParts, named: readonly XmlElement[], files: readonly PackageFile[]): AppleIssue[] {
  const present = new Map(files.map((file) => [file.name, file]));
  const names = new Set(named.map((file) => findText(file, 'file_name')));
  return [
    ...named.flatMap((file) => compareFile(parts, file, present)),
    ...files
      .filter(({ name }) => name !== METADATA_FILE && !names.has(name))
      .map(({ name }) => buildIssue('file_left_over', null, name)),
  ];
}

function compareFile(
  { report }: PackageParts,
  element: XmlElement,
  present: ReadonlyMap<string, PackageFile>,
): AppleIssue[] {
  const value = findText(element, 'file_name') ?? '';
  const file = present.get(value);
  if (file === undefined) return [report('file_missing', element, { value })];
  const [size, checksum] = [findElement(element, 'size'), findElement(element, 'checksum')];
  const issues: AppleIssue[] = [];
  if (size !== null && size.text !== String(file.size_bytes)) {
    issues.push(report('file_size_wrong', size, { value: size.text, found: file.size_bytes, file: value }));
  }
  if (checksum !== null && checksum.text !== file.md5) {
    issues.push(report('file_checksum_wrong', checksum, { value: checksum.text, found: file.md5, file: value }));
  }
  return issues;
}

// A changed album keeps the sound and the cover that Apple has.
function findMissing({ album, tracks, facts, report }: PackageParts): AppleIssue[] {
  const issues: AppleIssue[] = [];
  if (facts.kind === 'insert' && findElement(album, 'artwork_files') === null) {
    issues.push(report('artwork_missing', album));
  }
  for (const track of tracks) {
    const parts = findElement(track, 'assets', 'asset')?.children ?? null;
    const roles = parts?.map(({ attributes }) => attributes.role) ?? [];
    const isSilent = findElement(track, 'audio_file') === null && parts === null;
    if (isSilent && facts.kind === 'insert') issues.push(report('audio_missing', track));
    // The recording in Dolby Atmos accompanies a stereo file, never replaces it.
    if (roles.includes(ATMOS_ROLE) && !roles.includes(STEREO_ROLE)) issues.push(report('stereo_missing', track));
    if (parts !== null && findElement(track, 'audio_file') !== null) {
      issues.push(report('element_repeated', findElement(track, 'assets') ?? track));
    }
    if (new Set(roles).size < roles.length) issues.push(report('element_repeated', parts?.at(-1) ?? track));
  }
  return issues;
}
