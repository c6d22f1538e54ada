import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import {
  checkReleaseTitle,
  checkTrackTitle,
  checkVersionTitle,
} from '@tangent/domain/catalogue/release/check-title.ts';
import { checkClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { checkTrackArtists } from '@tangent/domain/catalogue/release/credit/check-artists.ts';
import { checkCredits } from '@tangent/domain/catalogue/release/credit/check-credits.ts';
import { checkCreditedArtists } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { checkCreditedPages } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import { listMainArtists } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { checkRecording } from '@tangent/domain/catalogue/release/credit/recording.ts';
import { checkLyrics } from '@tangent/domain/catalogue/release/lyrics/check-lyrics.ts';
import { checkOriginalDate } from '@tangent/domain/catalogue/release/rights-lines.ts';
import { checkTerritories } from '@tangent/domain/catalogue/release/territories.ts';
import { RECORD_LABEL_CHARS } from '@tangent/domain/catalogue/release-limits.ts';
import { checkOptionalText } from '@tangent/domain/check-text.ts';
import { type Issue, prefixPaths } from '@tangent/domain/issue.ts';
import type { ChangeForm, ChangeTrack } from './change-form.ts';

/** Checks the changeable fields with the rules of a submission; the server checks the same rules again. */
export function findChangeIssues(release: Release, form: ChangeForm, today: CalendarDate): Issue[] {
  const [artist = ''] = listMainArtists(release, release.primary_artist);
  const mains = [artist, ...form.co_artists];
  return [
    ...checkCreditedArtists('co_artists', form.co_artists, [artist]),
    ...checkCreditedArtists('featured_artists', form.featured_artists, mains),
    ...checkCreditedPages(form),
    ...checkReleaseTitle(form.title),
    ...checkVersionTitle(form.version_title),
    ...checkTerritories(form),
    ...checkClaimPolicy(form),
    ...checkOriginalDate(form),
    ...checkOptionalText('record_label', form.record_label, RECORD_LABEL_CHARS),
    ...form.tracks.flatMap((track, index) =>
      prefixPaths(`tracks.${index}`, checkChangedTrack(release, track, mains, today)),
    ),
  ];
}

function checkChangedTrack(
  release: Release,
  track: ChangeTrack,
  mains: readonly string[],
  today: CalendarDate,
): Issue[] {
  const before = release.tracks.find(({ id }) => id === track.id);
  if (before === undefined) return [];
  // The sound cannot change, so it is not checked.
  const whole = { ...before, ...track, has_lyrics: track.lyrics !== null, audio: null };
  return [
    ...checkTrackTitle(track.title),
    ...checkVersionTitle(track.version_title),
    ...checkTrackArtists(whole, mains),
    ...checkLyrics(whole),
    // Writers cannot change here, so what is stored of them is not checked again.
    ...checkCredits({ ...whole, contributors: [] }),
    ...checkRecording(whole, today),
  ];
}
