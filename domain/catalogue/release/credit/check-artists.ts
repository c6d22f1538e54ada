import { checkOptionalText } from '../../../check-text.ts';
import type { Issue } from '../../../issue.ts';
import { ARTIST_NAME_CHARS } from '../../catalogue-limits.ts';
import { CREDIT_NAME_CHARS } from '../../release-limits.ts';
import type { DraftTrack } from '../draft.ts';
import { checkCreditedArtists } from './credited-artists.ts';
import { listTrackMains } from './primary-artist.ts';

/**
 * Checks the artist names of a track (S3-061, S3-062, S3-070): its own main artists if they are not those of the
 * release, the featured artists, remixers and the composer. `mainArtists` are those of the release, empty if unknown.
 */
export function checkTrackArtists(track: DraftTrack, mainArtists: readonly string[] = []): Issue[] {
  return [
    ...checkOptionalText('artist', track.artist, ARTIST_NAME_CHARS),
    ...(track.co_artists.length > 0 && !track.artist?.trim() ? [{ code: 'required', path: 'artist' }] : []),
    ...checkCreditedArtists('co_artists', track.co_artists, track.artist === null ? [] : [track.artist]),
    ...checkCreditedArtists('featured_artists', track.featured_artists, listTrackMains(track, mainArtists)),
    ...checkCreditedArtists('remixers', track.remixers, []),
    ...checkComposer(track),
  ];
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
