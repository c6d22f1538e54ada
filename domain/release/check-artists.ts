import { checkOptionalText, checkRequiredText } from '../check-text.ts';
import type { Issue } from '../issue.ts';
import { ARTIST_NAME_CHARS, CREDIT_NAME_CHARS } from '../limits.ts';
import type { DraftTrack } from './draft.ts';

/**
 * The names a listener reads at a track (S3-061, S3-062, S3-070): its own artist where it is not the primary one, the
 * featured ones, and the composer. `primaryArtist` is the name on the release, null where it is not known.
 */
export function checkTrackArtists(track: DraftTrack, primaryArtist: string | null = null): Issue[] {
  return [
    ...checkOptionalText('artist', track.artist, ARTIST_NAME_CHARS),
    ...checkFeatured(track.featured_artists, track.artist ?? primaryArtist),
    ...checkComposer(track),
  ];
}

function checkFeatured(names: readonly string[], mainArtist: string | null): Issue[] {
  const path = 'featured_artists';
  const seen = new Set<string>();
  return names.flatMap((name): Issue[] => {
    const [key, params] = [nameKey(name), { name: name.trim() }];
    const isTwice = seen.has(key);
    seen.add(key);
    if (mainArtist !== null && key === nameKey(mainArtist)) return [{ code: 'featured_is_artist', path, params }];
    if (isTwice) return [{ code: 'featured_twice', path, params }];
    const issues = checkRequiredText(path, name, ARTIST_NAME_CHARS);
    return issues.length > 0 ? issues : checkOptionalText(path, name);
  });
}

/** The composer stores show, a field of its own beside the credits. A profile needs a name to belong to. */
function checkComposer({ composer_name, composer_spotify_uri }: DraftTrack): Issue[] {
  const uri = composer_spotify_uri?.trim() ?? '';
  const path = 'composer_spotify_uri';
  return [
    ...checkOptionalText('composer_name', composer_name, { max: CREDIT_NAME_CHARS.max }),
    ...(uri !== '' && (composer_name ?? '').trim() === '' ? [{ code: 'required', path: 'composer_name' }] : []),
    ...(uri === '' || isSpotifyArtistUri(uri) ? [] : [{ code: 'spotify_uri_invalid', path }]),
  ];
}

/** Spotify's address of an artist: `spotify:artist:` and 22 letters or digits. */
function isSpotifyArtistUri(text: string): boolean {
  return /^spotify:artist:[A-Za-z0-9]{22}$/.test(text);
}

// Two spellings of one name: letter case, composed or not, blanks.
function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
