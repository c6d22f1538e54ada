import { users } from '@tangent/db/schema/identity/account.ts';
import { payout_methods, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { PAYOUT_RETURN_DAYS } from '@tangent/domain/money/money-limits.ts';
import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { findOutboxHold } from '../../messaging/outbox/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { pollPayoutJob, pollSetupJob, sendWithdrawalJob } from './jobs.ts';

const AT_ONCE = 500;

/**
 * Enqueues due withdrawals for sending. Polls withdrawals in transit every minute, and paid ones daily for as long as
 * they can be returned (rule F23 in docs/standards/reliability.md). Does nothing while the outbox is held.
 */
export async function sweepPayouts(tx: Tx, now: Date): Promise<void> {
  if ((await findOutboxHold(tx)) !== null) return;
  for (const { id: withdrawal_id } of await listDue(tx, now)) {
    await enqueue(tx, sendWithdrawalJob, { withdrawal_id }, { key: withdrawal_id });
  }
  for (const { id: withdrawal_id } of await listUnsettled(tx, now)) {
    await enqueue(tx, pollPayoutJob, { withdrawal_id }, { key: withdrawal_id });
  }
}

/**
 * Withdrawals that may leave now: their day has come, large ones are approved, and the account is not blocked.
 */
export function isDueNow(now: Date): SQL | undefined {
  const { state, expected_on, needs_approval, approved_at } = withdrawals;
  return and(
    eq(state, 'requested'),
    lte(expected_on, utcDay(now.getTime())),
    or(eq(needs_approval, false), isNotNull(approved_at)),
    eq(users.freeze, false),
    eq(users.banned, false),
    isNull(users.deactivated_at),
  );
}

async function listDue(tx: Tx, now: Date): Promise<{ id: string }[]> {
  return tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.account_id))
    .where(isDueNow(now))
    .orderBy(asc(withdrawals.expected_on), asc(withdrawals.id))
    .limit(AT_ONCE);
}

async function listUnsettled(tx: Tx, now: Date): Promise<{ id: string }[]> {
  const { id, state, last_attempt_at, paid_at } = withdrawals;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isOnItsWay = and(eq(state, 'processing'), lte(last_attempt_at, before(MINUTE_MS)));
  const mayBeReturned = and(eq(state, 'paid'), gt(paid_at, before(PAYOUT_RETURN_DAYS * DAY_MS)));
  return tx
    .select({ id })
    .from(withdrawals)
    .where(or(isOnItsWay, and(mayBeReturned, lte(last_attempt_at, before(DAY_MS)))))
    .orderBy(asc(last_attempt_at))
    .limit(AT_ONCE);
}

/**
 * Payout services send few events about setups, so unfinished setups are polled every hour and finished ones once a
 * day.
 */
export async function sweepSetups(tx: Tx, now: Date): Promise<void> {
  const { account_id, method, stripe_account_id, payoneer_payee_id, polled_at } = payout_methods;
  const isStripe = eq(method, 'stripe');
  const state = sql`case when ${isStripe} then ${payout_methods.stripe_state} else ${payout_methods.payoneer_state} end`;
  const id = sql`case when ${isStripe} then ${stripe_account_id} else ${payoneer_payee_id} end`;
  const age = sql`case when ${state} = 'ready' then interval '1 day' else interval '1 hour' end`;
  const rows = await tx
    .select({ account_id, method })
    .from(payout_methods)
    .where(
      sql`${id} is not null and (${polled_at} is null or ${polled_at} + ${age} <= ${now.toISOString()}::timestamptz)`,
    )
    .orderBy(sql`${polled_at} nulls first`)
    .limit(AT_ONCE);
  for (const row of rows) {
    if (row.method === null) continue;
    await enqueue(tx, pollSetupJob, { account_id: row.account_id, method: row.method }, { key: row.account_id });
  }
}
