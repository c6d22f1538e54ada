import type { ReadPackage } from '@tangent/apple/package/read-metadata.ts';
import type { FileFacts, HeldAlbum, ReceivedPackage } from '../package-records.ts';

/** Returns the files that are here of an album after an accepted package; files that did not come stay. */
export function holdFiles(
  before: HeldAlbum | undefined,
  { album }: ReadPackage,
  { id, files }: Pick<ReceivedPackage, 'id' | 'files'>,
): HeldAlbum {
  const by_name = { ...before?.by_name, ...Object.fromEntries(files.map((file) => [file.name, file])) };
  const find = (name: string | undefined): FileFacts | undefined => (name === undefined ? undefined : by_name[name]);
  const held: HeldAlbum = {
    vendor_id: album.vendor_id,
    package_id: id,
    artwork: find(album.artwork?.name) ?? before?.artwork ?? null,
    audio: { ...before?.audio },
    lyrics: { ...before?.lyrics },
    by_name,
  };
  for (const { isrc, audio, lyrics } of album.tracks) {
    const [sound, text] = [find(audio?.name), find(lyrics?.name)];
    if (sound !== undefined) held.audio[isrc] = sound;
    if (text !== undefined) held.lyrics[isrc] = text;
  }
  return held;
}
