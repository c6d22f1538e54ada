import { release_status_changes, releases } from '@tangent/db/schema/catalogue/release.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { expiresOn, isWarningDue } from '@tangent/domain/catalogue/release/date/expiry.ts';
import { EXPIRY_DAYS } from '@tangent/domain/catalogue/release-limits.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { notify } from '../../events/activity/public.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { moveRelease } from './move-release.ts';

/**
 * Expires abandoned releases: reopened releases and drafts that were untouched too long, a week after their owner was
 * warned. Each is handled separately and checked again under its lock, because its owner may be editing it.
 */
export async function expireReleases({ db, clock }: BaseContext): Promise<void> {
  const now = clock.now();
  const quietSince = (days: number) => new Date(now.getTime() - (days - EXPIRY_DAYS.warning - 1) * DAY_MS);
  const candidates = await db
    .select({ id: releases.id })
    .from(releases)
    .where(
      or(
        and(eq(releases.status, 'draft'), lt(releases.updated_at, quietSince(EXPIRY_DAYS.draft))),
        and(eq(releases.status, 'reopened'), lt(LAST_REOPENED, quietSince(EXPIRY_DAYS.reopened))),
      ),
    );
  for (const { id } of candidates) await inTransaction(db, (tx) => expireOrWarn(tx, id, now));
}

const LAST_REOPENED = sql<Date>`(
  select max(c.at) from ${release_status_changes} c
  where c.release_id = ${releases}.id and c.to_status = 'reopened')`;

async function expireOrWarn(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('no key update');
  if (!release) return;
  const { status, expiry_warned_for } = release;
  const touched_on = utcDay(release.updated_at.getTime());
  const expiry = expiresOn({ status, touched_on, reopened_on: await findReopenedOn(tx, releaseId) });
  const today = utcDay(now.getTime());
  if (expiry === null) return;
  if (today >= expiry) {
    await moveRelease(tx, {
      release_id: releaseId,
      from: status,
      to: 'expired',
      at: now,
      by: 'system',
      actor_id: null,
    });
    return notify(tx, { type: 'expired', release_id: releaseId, at: now });
  }
  if (!isWarningDue(expiry, expiry_warned_for, today)) return;
  // A warning does not count as an edit: the release keeps the date of its last change.
  await tx.update(releases).set({ expiry_warned_for: expiry }).where(eq(releases.id, releaseId));
  await notify(tx, { type: 'expiring', release_id: releaseId, at: now, params: { date: expiry } });
}

async function findReopenedOn(tx: Tx, releaseId: string): Promise<CalendarDate | null> {
  const [row] = await tx
    .select({ at: sql<string | null>`extract(epoch from max(${release_status_changes.at})) * 1000` })
    .from(release_status_changes)
    .where(and(eq(release_status_changes.release_id, releaseId), eq(release_status_changes.to_status, 'reopened')));
  return row?.at ? utcDay(Number(row.at)) : null;
}
