import type { ErnTrack } from '../model.ts';

/** The release type that DDEX lacks, as a user-defined value. */
export const COMPILATION = 'Compilation';

/** Whether the tracks are by different artists. Guest artists do not count. */
export function isMultiArtist(tracks: readonly Pick<ErnTrack, 'artists'>[]): boolean {
  const names = new Set(
    tracks.map(({ artists }) =>
      artists
        .filter(({ role }) => role === 'main_artist')
        .map(({ name }) => name)
        .join('\n'),
    ),
  );
  return names.size > 1;
}
