import type { CalendarDate } from '../../calendar.ts';
import { checkOptionalText } from '../../check-text.ts';
import { GENRES } from '../../genre.ts';
import { type Issue, prefixPaths } from '../../issue.ts';
import { LONG_RELEASE_MIN_TRACKS, RECORD_LABEL_CHARS, TRACKS_MAX } from '../release-limits.ts';
import { servesRelease } from '../store/served-countries.ts';
import { checkUpc, normaliseIsrc } from './check-codes.ts';
import { checkPresave } from './check-presave.ts';
import { checkReleaseTitle, checkVersionTitle } from './check-title.ts';
import { checkTrack } from './check-track.ts';
import { checkClaimPolicy } from './claim-policy.ts';
import { checkCreditedArtists } from './credit/credited-artists.ts';
import { checkCreditedPages } from './credit/credited-pages.ts';
import { listMainArtists } from './credit/primary-artist.ts';
import { checkRecording } from './credit/recording.ts';
import { checkReleaseDate } from './date/check-release-date.ts';
import { checkOpening } from './date/release-opening.ts';
import { checkDiscs } from './discs.ts';
import type { Draft } from './draft.ts';
import { checkInstantTracks } from './instant-tracks.ts';
import { RELEASE_LANGUAGES } from './language.ts';
import { checkOriginalDate, checkRightsLine, checkRightsLines } from './rights-lines.ts';
import { checkTerritories } from './territories.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts';

type Counted = Pick<Draft, 'release_type' | 'tracks'>;

/**
 * Checks that a release has at least one track and no more than its type allows (S5-008, A-015). The limit of the plan
 * is checked elsewhere.
 */
export function checkTrackCount({ release_type, tracks }: Counted): Issue[] {
  const path = 'tracks';
  const max = TRACKS_MAX[release_type];
  if (tracks.length === 0) return [{ code: 'track_required', path }];
  return tracks.length > max ? [{ code: 'max_count', path, params: { max } }] : [];
}

/** Returns a note that never blocks: an EP or album with fewer than three tracks may be meant as a single. */
export function adviseTrackCount({ release_type, tracks }: Counted): Issue[] {
  const isLong = release_type === 'ep' || release_type === 'album';
  const isShort = tracks.length > 0 && tracks.length < LONG_RELEASE_MIN_TRACKS;
  return isLong && isShort ? [{ code: 'few_tracks', path: 'tracks', params: { min: LONG_RELEASE_MIN_TRACKS } }] : [];
}

/** The facts a check needs that are not in the draft. */
export type SubmissionFacts = {
  readonly today: CalendarDate;
  readonly resubmission: boolean;
  /** The name shown on the release, if known: an artist cannot be credited twice. */
  readonly primary_artist?: string | null;
};

type StepCheck = (draft: Draft, facts: SubmissionFacts) => Issue[];

const CHECKS = {
  'basic-info': checkBasicInfo,
  artwork: checkArtworkStep,
  tracks: checkTracksStep,
  platforms: checkPlatformsStep,
  distribution: checkDistribution,
  review: () => [],
} as const satisfies Record<WizardStep, StepCheck>;

/** Checks whether one wizard step is complete; called on Next. */
export function checkStep(step: WizardStep, draft: Draft, facts: SubmissionFacts): Issue[] {
  return CHECKS[step](draft, facts);
}

/**
 * Checks everything a submission requires of the release itself, all steps at once (S5-001 to S5-011, A-116).
 * Agreements are checked separately.
 */
export function checkDraft(draft: Draft, facts: SubmissionFacts): Issue[] {
  return WIZARD_STEPS.flatMap((step) => checkStep(step, draft, facts));
}

function checkBasicInfo(draft: Draft, { today, primary_artist = null }: SubmissionFacts): Issue[] {
  const mains = primary_artist === null ? draft.co_artists : listMainArtists(draft, primary_artist);
  return [
    ...(draft.artist_id === null ? [{ code: 'artist_required', path: 'artist_id' }] : []),
    ...checkCreditedArtists('co_artists', draft.co_artists, mains.slice(0, mains.length - draft.co_artists.length)),
    ...checkCreditedArtists('featured_artists', draft.featured_artists, mains),
    ...checkCreditedPages(draft),
    ...checkReleaseTitle(draft.title),
    ...checkVersionTitle(draft.version_title),
    ...checkListed('language', draft.language, RELEASE_LANGUAGES),
    ...checkListed('primary_genre', draft.primary_genre, GENRES),
    ...checkSecondaryGenre(draft),
    ...checkOptionalText('record_label', draft.record_label, RECORD_LABEL_CHARS),
    ...((draft.upc ?? '').trim() === '' ? [] : checkUpc('upc', draft.upc ?? '')),
    ...checkRightsLines(draft, today),
  ];
}

function checkSecondaryGenre(draft: Draft): Issue[] {
  if (draft.secondary_genre === null) return [];
  const path = 'secondary_genre';
  if (draft.primary_genre === null) return [{ code: 'primary_genre_first', path }];
  return draft.secondary_genre === draft.primary_genre ? [{ code: 'genres_equal', path }] : [];
}

function checkArtworkStep(draft: Draft): Issue[] {
  if (draft.artwork === null || draft.artwork.state === 'failed') return [{ code: 'required', path: 'artwork' }];
  return draft.artwork.state === 'complete' ? [] : [{ code: 'upload_unfinished', path: 'artwork' }];
}

function checkTracksStep(draft: Draft, { today, primary_artist = null }: SubmissionFacts): Issue[] {
  const year = Number((draft.release_date ?? today).slice(0, 4));
  const mains = primary_artist === null ? [] : listMainArtists(draft, primary_artist);
  const inTracks = draft.tracks.flatMap((track, index) =>
    prefixPaths(`tracks.${index}`, [
      ...checkTrack(track, mains),
      ...checkRightsLine('p', track, year),
      ...checkRecording(track, today),
    ]),
  );
  return [
    ...checkTrackCount(draft),
    ...checkDiscs(draft.release_type, draft.tracks),
    ...inTracks,
    ...findRepeatedIsrcs(draft),
  ];
}

// One ISRC identifies one recording, so two tracks of a release cannot share it.
function findRepeatedIsrcs({ tracks }: Draft): Issue[] {
  const codes = tracks.map(({ isrc }) => normaliseIsrc(isrc ?? ''));
  return codes.flatMap((code, index) =>
    code !== '' && codes.indexOf(code) < index ? [{ code: 'duplicate_isrc', path: `tracks.${index}.isrc` }] : [],
  );
}

function checkDistribution(draft: Draft, facts: SubmissionFacts): Issue[] {
  return [
    ...checkReleaseDate(draft.release_date, { ...facts, schedule: draft.schedule }),
    ...checkOpening(draft),
    ...checkOriginalDate(draft),
    ...checkPresave(draft, facts),
    ...checkInstantTracks(draft),
  ];
}

function checkPlatformsStep(draft: Draft): Issue[] {
  return [...checkTerritories(draft), ...checkClaimPolicy(draft), ...checkStores(draft)];
}

// One of the stores must be open in a country in which the release is sold.
function checkStores(draft: Draft): Issue[] {
  const path = 'store_ids';
  if (draft.store_ids.length === 0) return [{ code: 'platform_required', path }];
  const isServed = checkTerritories(draft).length > 0 || draft.store_ids.some((id) => servesRelease(id, draft));
  return isServed ? [] : [{ code: 'platform_elsewhere', path }];
}

function checkListed(path: string, value: string | null, list: readonly string[]): Issue[] {
  if (value === null || value === '') return [{ code: 'required', path }];
  return list.includes(value) ? [] : [{ code: 'invalid_choice', path }];
}
