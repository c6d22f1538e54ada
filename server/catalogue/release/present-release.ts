import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import type { release_status_changes, releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { expectedLive } from '@tangent/domain/catalogue/release/date/expected-live.ts';
import { findTakedownRefusal, takedownWindowMs } from '@tangent/domain/catalogue/release/takedown.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { presentUpload, type UploadRow } from '../upload/public.ts';

export type ReleaseRow = typeof releases.$inferSelect;
export type TrackRow = typeof tracks.$inferSelect;
type StatusChangeRow = typeof release_status_changes.$inferSelect;

interface ReleaseParts {
  release: ReleaseRow;
  tracks: readonly TrackRow[];
  /** In chronological order. */
  changes: readonly StatusChangeRow[];
  uploads: ReadonlyMap<string, UploadRow>;
  /** The submitted values of the fields flagged by the last reopening. */
  flagged_fields: NonNullable<Release['reopening']>['flagged_fields'];
  /** The owner's current plan: it decides whether a takedown is allowed. */
  plan: Plan;
  now: Date;
}

/** Presents a release to its owner. */
export function presentRelease({
  release,
  tracks,
  changes,
  uploads,
  flagged_fields,
  plan,
  now,
}: ReleaseParts): Release {
  const { account_id, artwork_upload_id, submitted_at, approved_at, created_at, updated_at, ...fields } = release;
  return {
    ...fields,
    artwork: findUpload(uploads, artwork_upload_id),
    tracks: tracks.map((track) => presentTrack(track, uploads)),
    submitted_on: submitted_at?.toISOString() ?? null,
    expected_live: presentExpectedLive(release),
    reopening: presentReopening(release, changes, flagged_fields),
    takedown: presentTakedown(release, plan, now),
    timeline: changes.map(({ from_status, to_status, at, by }) => {
      return { from: from_status, to: to_status, at: at.toISOString(), by };
    }),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

function presentTrack({ audio_upload_id, release_id, ...fields }: TrackRow, uploads: ReleaseParts['uploads']): Track {
  return { ...fields, audio: findUpload(uploads, audio_upload_id) };
}

function findUpload(uploads: ReleaseParts['uploads'], id: string | null) {
  const row = id === null ? undefined : uploads.get(id);
  return row ? presentUpload(row) : null;
}

function presentExpectedLive({ approved_at, delivery_quality, schedule }: ReleaseRow): Release['expected_live'] {
  if (approved_at === null || delivery_quality === null) return null;
  return expectedLive(utcDay(approved_at.getTime()), { schedule, quality: delivery_quality });
}

// The reasons of a reopening matter until the owner submits again.
function presentReopening(
  { status }: ReleaseRow,
  changes: readonly StatusChangeRow[],
  flagged_fields: ReleaseParts['flagged_fields'],
): Release['reopening'] {
  const verdict = changes.findLast((change) => change.to_status === status);
  if (!verdict || (status !== 'reopened' && status !== 'rejected')) return null;
  const { reasons, note, track_numbers, fields, at } = verdict;
  const flagged = { track_numbers: track_numbers ?? [], fields: fields ?? [], flagged_fields };
  return { reasons: reasons ?? [], note, ...flagged, at: at.toISOString() };
}

/**
 * Returns whether a release can be taken down, or the progress of its takedown. Null while no store
 * could have it.
 */
function presentTakedown(release: typeof releases.$inferSelect, plan: Plan, now: Date): Release['takedown'] {
  const { status, release_date, takedown_requested_at: requested_at } = release;
  const found = findTakedownRefusal({ status, release_date, plan, today: utcDay(now.getTime()) });
  if (found === null) return null;
  const window = requested_at && takedownWindowMs(requested_at.getTime());
  return {
    ...found,
    requested_at: requested_at?.toISOString() ?? null,
    by: release.takedown_by,
    reason: release.takedown_reason,
    from: window ? new Date(window.from).toISOString() : null,
    until: window ? new Date(window.until).toISOString() : null,
    removed_at: release.removed_at?.toISOString() ?? null,
  };
}
