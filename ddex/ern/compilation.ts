import type { ErnTrack } from '../model.ts';

/** The release type that DDEX lacks, in our words. */
export const COMPILATION = 'Compilation';

/**
 * Whether the tracks are by different artists. Guests do not make it a compilation of several artists.
 */
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
