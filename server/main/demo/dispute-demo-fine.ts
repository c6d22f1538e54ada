import { setTimeout as wait } from 'node:timers/promises';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { fraud_case_events, fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { addDays, utcStartMs } from '@tangent/domain/calendar.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { getFirstDay, getLastDay } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { answerCase, closeCase } from '../../insight/monitoring/decide-case.ts';
import { openDispute } from '../../money/royalty/disputes/open-dispute.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';
import { findDisputedFine, type PostedFine } from './demo-fines.ts';

/** A slow machine checks a year of streams within this time. */
const WAIT_SECONDS_MAX = 300;
/** Days after the last strange one until the warning, the artist's answer, quiet days, and the verdict of staff. */
const AFTER_DAYS = { opened: 2, answered: 3, calmed: 9, closed: 10 } as const;
const NOON_MS = 12 * HOUR_MS;

const ANSWER = {
  answer: 'event',
  note: 'A travel channel in Hanoi used the song in its video of that weekend.',
} as const;
const VERDICT = {
  verdict: 'natural',
  note: 'The video is public, and its viewers and the streams rose in the same hours.',
} as const;
const DISPUTE = {
  reason: 'genuine',
  note: 'A travel channel in Hanoi used the song in its video of 30 and 31 of that month, with 410,000 views. The streams came from its viewers. We bought none.',
} as const;

/**
 * Completes the story of the demo's fine: stream monitoring warned of these streams before, the artist explained them,
 * staff found them natural, and the artist disputes the fine. Does nothing twice, and nothing without the fine.
 */
export async function disputeDemoFine(context: Context): Promise<void> {
  const { db, clock } = context;
  const fine = await findDisputedFine(context);
  if (fine === null || (await db.$count(fine_disputes, eq(fine_disputes.charge_id, fine.id))) > 0) return;
  const row = await waitForCase(context, fine);
  const staff = await findStaff(context);
  const toPast = (ms: number) => new Date(Math.min(ms, clock.now().getTime()));
  const dayOf = (days: number) => toPast(utcStartMs(addDays(row.last_day, days)) + NOON_MS);
  const owner: Actor = { user_id: fine.account_id, is_staff: false, plan: 'pro', language: 'en' };
  await inTransaction(db, async (tx) => {
    await backdate(tx, row.id, { opened: dayOf(AFTER_DAYS.opened), calmed: dayOf(AFTER_DAYS.calmed) });
    await answerCase(tx, owner, row.id, ANSWER, dayOf(AFTER_DAYS.answered));
    await closeCase(tx, staff, row.id, VERDICT, dayOf(AFTER_DAYS.closed));
    const transaction_id = buildTransactionId(fine);
    // Not today: fines can be disputed for some weeks, and the clock may have been moved since the report.
    await openDispute(tx, owner, { transaction_id, ...DISPUTE }, toPast(fine.posted_at.getTime() + HOUR_MS));
  });
}

/** Waits until stream monitoring has found the streams that the fine is about. */
async function waitForCase({ db }: Context, fine: PostedFine): Promise<typeof fraud_cases.$inferSelect> {
  for (let seconds = 0; seconds < WAIT_SECONDS_MAX; seconds++) {
    const [row] = await db
      .select()
      .from(fraud_cases)
      .where(
        and(
          eq(fraud_cases.release_id, fine.release_id),
          eq(fraud_cases.store_id, fine.store_id),
          lte(fraud_cases.first_day, getLastDay(fine.period)),
          gte(fraud_cases.last_day, getFirstDay(fine.period)),
        ),
      );
    if (row !== undefined) return row;
    await wait(1_000);
  }
  throw new Error('The streams of the demo’s fine were not found in time');
}

async function findStaff({ db }: Context): Promise<Actor> {
  const [staff] = await db
    .select()
    .from(users)
    .where(eq(users.email, toEmail('staff')));
  if (staff === undefined) throw new Error('The demo has no staff');
  return { user_id: staff.id, is_staff: true, plan: 'free', language: 'en' };
}

/** Moves the case, what has happened in it, and its notification to the days on which they would have happened. */
async function backdate(tx: Tx, id: string, { opened, calmed }: { opened: Date; calmed: Date }): Promise<void> {
  await tx.update(fraud_cases).set({ opened_at: opened, changed_at: opened }).where(eq(fraud_cases.id, id));
  const { case_id, event } = fraud_case_events;
  await tx.update(fraud_case_events).set({ at: opened }).where(eq(case_id, id));
  // Present when the days after it were checked before its verdict.
  await tx
    .update(fraud_case_events)
    .set({ at: calmed })
    .where(and(eq(case_id, id), eq(event, 'calmed')));
  await tx.update(notifications).set({ created_at: opened }).where(sql`${notifications.params} ->> 'case_id' = ${id}`);
}
