import { checkOptionalText, checkRequiredText } from '../check-text.ts';
import type { Issue } from '../issue.ts';
import { ARTIST_NAME_CHARS, CREDIT_NAME_CHARS } from '../limits.ts';
import type { DraftTrack } from './draft.ts';

/**
 * Checks the artist names of a track (S3-061, S3-062, S3-070): its own artist if it is not the primary one, the
 * featured artists, and the composer. `primaryArtist` is the name on the release, null if unknown.
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

/** The composer that stores show, separate from the credits. A profile requires a name. */
function checkComposer({ composer_name, composer_spotify_uri }: DraftTrack): Issue[] {
  const uri = composer_spotify_uri?.trim() ?? '';
  return [
    ...checkOptionalText('composer_name', composer_name, { max: CREDIT_NAME_CHARS.max }),
    ...(uri !== '' && (composer_name ?? '').trim() === '' ? [{ code: 'required', path: 'composer_name' }] : []),
    ...(uri === '' ? [] : checkComposerUri(uri)),
  ];
}

/** Checks that a text is a Spotify artist URI: `spotify:artist:` and 22 letters or digits. */
export function checkComposerUri(text: string): Issue[] {
  const isRight = /^spotify:artist:[A-Za-z0-9]{22}$/.test(text.trim());
  return isRight ? [] : [{ code: 'spotify_uri_invalid', path: 'composer_spotify_uri' }];
}

// Spellings of the same name that differ in letter case, composition or spaces have the same key.
function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
