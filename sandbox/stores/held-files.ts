import type { ReadRelease } from '@tangent/ddex/model.ts';
import type { WrongFile } from './check-received-files.ts';
import type { NamedFile } from './sniff-file.ts';
import type { HeldFile, HeldRelease } from './store-records.ts';

/**
 * Updates the files that a store holds of a release with the right files of a message; files that did not come stay.
 */
export function updateHeldFiles(
  icpn: string,
  before: HeldRelease | undefined,
  release: ReadRelease,
  wrong: readonly WrongFile[],
): HeldRelease {
  const mergeFile = (file: NamedFile | null, held: HeldFile | null | undefined): HeldFile | null =>
    file === null || wrong.some(({ path }) => path === file.path) ? (held ?? null) : describe(file);
  const mergeFiles = (part: 'audio' | 'lyrics') => {
    const files = release.tracks.map(
      (track) => [track.isrc, mergeFile(track[part], before?.[part][track.isrc])] as const,
    );
    return { ...before?.[part], ...Object.fromEntries(files.filter(([, file]) => file !== null)) } as Record<
      string,
      HeldFile
    >;
  };
  return {
    icpn,
    cover: mergeFile(release.front_cover, before?.cover),
    audio: mergeFiles('audio'),
    lyrics: mergeFiles('lyrics'),
  };
}

/** Lists the files that a store needs but neither holds nor received. */
export function listLacking(held: HeldRelease | undefined, release: ReadRelease): string[] {
  const silent = release.tracks.filter((track) => track.audio === null && held?.audio[track.isrc] === undefined);
  const lacking = silent.map((track) => `the audio of ${track.isrc}`);
  // Recordings alone have no cover.
  if (release.type === 'single_resource') return lacking;
  return release.front_cover === null && !held?.cover ? [...lacking, 'the cover'] : lacking;
}

function describe(file: NamedFile): HeldFile {
  const format =
    'codec' in file ? `${file.codec} ${file.bits_per_sample} bits ${file.sampling_rate_hz} Hz` : (file.format ?? '');
  return { path: file.path, format, size_bytes: file.size_bytes, hash: file.hash?.value ?? '' };
}
