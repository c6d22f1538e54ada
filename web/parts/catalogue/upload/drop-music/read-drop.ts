import {
  findOtherSoundExtension,
  hasUploadExtension,
  isHiddenFile,
} from '@tangent/domain/catalogue/upload/upload-file.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkFile } from '../check-file.ts';
import type { MusicTags } from './music-tags.ts';

import { readTags } from './read-tags.ts';

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Placed = { readonly name: string; readonly disc: number | null; readonly number: number | null };

/** Sorts files in the order of the release: by disc and track number if all have one, else by name with 2 before 10. */
function sortByPosition<File extends Placed>(files: readonly File[]): File[] {
  const isNumbered = files.every(({ number }) => number !== null);
  const byName = (a: File, b: File) => COLLATOR.compare(a.name, b.name);
  if (!isNumbered) return [...files].sort(byName);
  return [...files].sort((a, b) => (a.disc ?? 1) - (b.disc ?? 1) || (a.number ?? 0) - (b.number ?? 0) || byName(a, b));
}

export type DroppedAudio = {
  readonly file: File;
  readonly name: string;
  readonly disc: number | null;
  readonly number: number | null;
  readonly tags: MusicTags;
};
export type RefusedFile = { readonly name: string; readonly issue: Issue | null };
export type SortedFiles = {
  readonly audio: readonly File[];
  readonly pictures: readonly File[];
  readonly tables: readonly File[];
  /** The unusable files, with the issue if the type is not the only problem. */
  readonly refused: readonly RefusedFile[];
};

/** Sorts dropped or chosen files into kinds by their names: enough to count them before any is read. Hidden ones are skipped. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const kinds = { audio: [] as File[], pictures: [] as File[], tables: [] as File[], refused: [] as RefusedFile[] };
  for (const file of files) {
    if (isHiddenFile(file.name)) continue;
    if (hasUploadExtension('audio', file.name) || findOtherSoundExtension(file.name) !== null) {
      const [issue] = checkFile('audio', file);
      if (issue === undefined) kinds.audio.push(file);
      else kinds.refused.push({ name: file.name, issue });
    } else if (/\.(jpe?g|png)$/i.test(file.name)) kinds.pictures.push(file);
    else if (/\.(csv|tsv|xlsx?|ods|numbers)$/i.test(file.name)) kinds.tables.push(file);
    else kinds.refused.push({ name: file.name, issue: null });
  }
  return kinds;
}

/** The number of files read at a time; reading all at once would block the page. */
const READ_AT_ONCE = 4;

/** Reads the tags of all files and sorts them in the order of the release. */
export async function readAudio(files: readonly File[]): Promise<DroppedAudio[]> {
  const read: DroppedAudio[] = [];
  for (let at = 0; at < files.length; at += READ_AT_ONCE) {
    read.push(...(await Promise.all(files.slice(at, at + READ_AT_ONCE).map(readOne))));
  }
  return sortByPosition(await Promise.all(read.map((one) => readAsOthers(one, read))));
}

/** One program wrote the tags of a drop: where a file leaves its encoding open, it is that of the others. */
async function readAsOthers(dropped: DroppedAudio, all: readonly DroppedAudio[]): Promise<DroppedAudio> {
  const [encoding, ...others] = new Set(all.flatMap(({ tags }) => tags.encoding ?? []));
  const isOffered = dropped.tags.readings.some((reading) => reading.encoding === encoding);
  if (encoding === undefined || others.length > 0 || !isOffered) return dropped;
  return toDropped(dropped.file, await readTags(dropped.file, encoding));
}

function toDropped(file: File, tags: MusicTags): DroppedAudio {
  return { file, name: file.name, disc: tags.disc, number: tags.number, tags };
}

async function readOne(file: File): Promise<DroppedAudio> {
  return toDropped(file, await readTags(file));
}
