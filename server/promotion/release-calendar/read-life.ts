import { release_status_changes, release_submissions, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { addDays, type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { checkStep } from '@tangent/domain/catalogue/release/check-step.ts';
import { listMissingSongwriters } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { expiresOn } from '@tangent/domain/catalogue/release/date/expiry.ts';
import { reviewedBy } from '@tangent/domain/catalogue/release/date/store-deadline.ts';
import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import { WIZARD_STEPS } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { LEAD_DAYS, RESUBMISSION_MIN_DAYS } from '@tangent/domain/catalogue/release-limits.ts';
import type { CalendarFacts } from '@tangent/domain/promotion/release-calendar/calendar-facts.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { getReleaseView, toDraft } from '../../catalogue/release/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { ReleaseRow } from './find-release.ts';

/** The status changes, tracks and earlier dates of a release. */
export async function readLife(db: Db, release: ReleaseRow, now: Date) {
  const [changes, own, draft, earlier_dates] = await Promise.all([
    db
      .select()
      .from(release_status_changes)
      .where(eq(release_status_changes.release_id, release.id))
      .orderBy(asc(release_status_changes.at), asc(release_status_changes.id)),
    db.select(TRACK).from(tracks).where(eq(tracks.release_id, release.id)).orderBy(asc(tracks.position)),
    isEditable(release.status) ? findDraftIssues(db, release, now) : null,
    listEarlierDates(db, release),
  ]);
  return { changes, tracks: own, draft, earlier_dates };
}

export type Life = Awaited<ReturnType<typeof readLife>>;

const { id, title, has_lyrics, lyrics_synchronized } = tracks;
const { songwriters, composer_name, contributors, version_type, language } = tracks;
const TRACK = {
  id,
  title,
  has_lyrics,
  lyrics_synchronized,
  songwriters,
  composer_name,
  contributors,
  version_type,
  language,
};

async function findDraftIssues(
  db: Db,
  { id: releaseId, status }: ReleaseRow,
  now: Date,
): Promise<CalendarFacts['draft']> {
  const release = await getReleaseView(db, releaseId, now);
  const draft = toDraft(release);
  const { primary_artist } = release;
  const facts = { today: utcDay(now.getTime()), resubmission: status === 'reopened', primary_artist };
  const found = WIZARD_STEPS.flatMap((wizard_step) =>
    checkStep(wizard_step, draft, facts).map(({ code }) => ({ wizard_step, code })),
  );
  const [first] = found;
  return first === undefined ? null : { issues: found.length, wizard_step: first.wizard_step, first: first.code };
}

/** Lists the dates with which it was submitted or approved before, other than the present one. */
async function listEarlierDates(db: Db, { id: releaseId, release_date }: ReleaseRow): Promise<CalendarDate[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct day from (
      select content ->> 'release_date' as day from ${release_submissions} where release_id = ${releaseId}
      union all
      select content ->> 'release_date' from ${release_snapshots} where release_id = ${releaseId}) dates
     where day is not null and day is distinct from ${release_date} order by day`);
  return rows.map(({ day }) => day);
}

/** Presents the part of the facts that its life holds. */
export function presentLife(release: ReleaseRow, { changes, tracks: own, draft, earlier_dates }: Life, now: Date) {
  const { status, release_date, schedule, submitted_at, approved_at } = release;
  const reopened = status === 'reopened' ? changes.findLast(({ to_status }) => to_status === 'reopened') : undefined;
  const submitted = changes.findLast(({ to_status }) => to_status === 'submitted');
  const isInReview = ['submitted', 'processing', 'in_review'].includes(status);
  const lead = status === 'reopened' ? RESUBMISSION_MIN_DAYS : LEAD_DAYS[schedule];
  const expires_on = expiresOn({
    status,
    reopened_on: reopened ? toDay(reopened.at) : null,
    touched_on: toDay(release.updated_at),
  });
  return {
    draft,
    earlier_dates,
    submitted_on: submitted_at && toDay(submitted_at),
    approved_on: approved_at && toDay(approved_at),
    reviewed_by: isInReview ? reviewedBy(toDay(submitted?.at ?? submitted_at ?? now)) : null,
    submit_by: isEditable(status) && release_date !== null ? addDays(release_date, -lead) : null,
    reopening: reopened ? { reasons: reopened.reasons ?? [], note: reopened.note, expires_on } : null,
    lyrics: {
      untimed: own.filter((track) => track.has_lyrics && !track.lyrics_synchronized).length,
      timed: own.filter((track) => track.has_lyrics && track.lyrics_synchronized).length,
    },
    uncredited: own.filter((track) => listMissingSongwriters(track).length > 0).length,
    tracks: own.length,
  };
}

const toDay = (at: Date) => utcDay(at.getTime());
