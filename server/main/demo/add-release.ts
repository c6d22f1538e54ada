import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { CLAIM_CONDITIONS } from '@tangent/domain/catalogue/release/claims.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { uuidv7 } from 'uuidv7';
import { checkRelease } from '../../catalogue/release/check-release.ts';
import { createRelease } from '../../catalogue/release/create-release.ts';
import { submitRelease } from '../../catalogue/release/submit-release.ts';
import { approveRelease, rejectRelease, reopenRelease } from '../../distribution/review/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import type { DemoFiles } from './demo-media.ts';
import type { DemoRelease, DemoTrack } from './demo-release.ts';
import { writeHistory } from './write-history.ts';

const ACCEPTED_AGREEMENTS = { owns_rights: true, no_infringement: true, release_terms: true };

type Participants = { owner: Actor; artist_id: string; staff: Actor };

/** Statuses that a release only reaches through an acknowledgement of long ago. */
const PAST: readonly ReleaseStatus[] = ['published', 'takedown_requested', 'removed'];

/**
 * Moves a release of the demo to its status by the same actions as a real one, each at its time. Only the part after an
 * acknowledgement of months ago is inserted as history.
 */
export async function addRelease(
  context: Context,
  files: DemoFiles,
  participants: Participants,
  release: DemoRelease,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const submittedAt = new Date(now.getTime() + release.submitted * DAY_MS - 3 * HOUR_MS);
  const draft = buildDraft(files, participants, release, utcDay(now.getTime()));
  const { id, version } = await inTransaction(db, (tx) => createRelease(tx, participants.owner, draft, submittedAt));
  if (release.status === 'draft') return;
  if (release.status === 'expired') return inTransaction(db, (tx) => writeHistory(tx, context, id, release, now));
  const submission = { version, agreements: ACCEPTED_AGREEMENTS, ip_address: '127.0.0.1' };
  await inTransaction(db, (tx) => submitRelease(tx, participants.owner, id, submission, submittedAt));
  await checkRelease({ db, clock: { ...clock, now: () => submittedAt } }, id);
  if (PAST.includes(release.status)) return inTransaction(db, (tx) => writeHistory(tx, context, id, release, now));
  await review(context, participants.staff, id, release, new Date(submittedAt.getTime() + DAY_MS));
}

async function review(context: Context, staff: Actor, id: string, release: DemoRelease, at: Date): Promise<void> {
  const { reasons = [], note = null } = release;
  const verdict = { reasons, note, track_numbers: [] };
  await inTransaction(context.db, async (tx) => {
    if (release.status === 'reopened') await reopenRelease(tx, staff, id, verdict, at);
    if (release.status === 'rejected') await rejectRelease(tx, staff, id, verdict, { second_approval: false }, at);
    if (release.status === 'in_process') {
      await approveRelease(tx, staff, id, { ...context, second_approval: false }, at);
    }
  });
}

function buildDraft(files: DemoFiles, { artist_id }: Participants, release: DemoRelease, today: string) {
  const { title, release_type, language, presave_enabled = false, various_artists = false } = release;
  return {
    artist_id,
    tracks: release.tracks.map((track, index) => buildTrack(track, release, files.songs[index] ?? null)),
    title,
    release_type,
    language,
    various_artists,
    primary_genre: release.genre,
    secondary_genre: release.secondary_genre ?? null,
    record_label: release.record_label ?? null,
    explicit: false,
    schedule: 'standard' as const,
    release_date: addDays(today, release.released),
    presave_enabled,
    presave_date: presave_enabled ? addDays(today, release.submitted + 1) : null,
    store_ids: MAJOR_STORES.map(({ id }) => id),
    artwork_upload_id: files.cover,
    artwork_ai: 'none' as const,
  };
}

const NO_AI = {
  vocals: 'none',
  instruments: 'none',
  composition: 'none',
  lyrics: 'none',
  post_production: 'none',
} as const;

function buildTrack(track: DemoTrack, { language }: DemoRelease, audio_upload_id: string | null) {
  const { credits, lyrics } = track;
  return {
    id: uuidv7(),
    title: track.title,
    version_type: track.version_type ?? ('original' as const),
    language: track.language ?? language,
    artist: track.artist ?? null,
    featured_artists: [...(track.featured_artists ?? [])],
    explicit: track.explicit ?? false,
    has_lyrics: lyrics !== undefined,
    lyrics: lyrics?.text ?? null,
    lyrics_synchronized: lyrics?.is_synchronized ?? false,
    composer_name: credits.composer_name,
    contributors: [...credits.contributors],
    performers: [...credits.performers],
    ai_answers: { ...NO_AI, ...track.ai_answers },
    claim_conditions: [...CLAIM_CONDITIONS],
    audio_upload_id,
  };
}
