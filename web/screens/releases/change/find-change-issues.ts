import type { Release } from '@tangent/contract/release.ts';
import { checkOptionalText } from '@tangent/domain/check-text.ts';
import { type Issue, prefixPaths } from '@tangent/domain/issue.ts';
import { RECORD_LABEL_CHARS } from '@tangent/domain/limits.ts';
import { checkTrackArtists } from '@tangent/domain/release/check-artists.ts';
import { checkLyrics } from '@tangent/domain/release/check-lyrics.ts';
import { checkReleaseTitle, checkTrackTitle, checkVersionTitle } from '@tangent/domain/release/check-title.ts';
import type { ChangeForm, ChangeTrack } from './change-form.ts';

/** Checks the changeable fields with the rules of a submission; the server checks the same rules again. */
export function findChangeIssues(release: Release, form: ChangeForm): Issue[] {
  return [
    ...checkReleaseTitle(form.title),
    ...checkVersionTitle(form.version_title),
    ...checkOptionalText('record_label', form.record_label, RECORD_LABEL_CHARS),
    ...form.tracks.flatMap((track, index) => prefixPaths(`tracks.${index}`, checkChangedTrack(release, track))),
  ];
}

function checkChangedTrack(release: Release, track: ChangeTrack): Issue[] {
  const before = release.tracks.find(({ id }) => id === track.id);
  if (before === undefined) return [];
  // The sound cannot change, so it is not checked.
  const whole = { ...before, ...track, has_lyrics: track.lyrics !== null, audio: null };
  return [
    ...checkTrackTitle(track.title),
    ...checkVersionTitle(track.version_title),
    ...checkTrackArtists(whole, release.primary_artist),
    ...checkLyrics(whole),
  ];
}
