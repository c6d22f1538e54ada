import { payout_methods, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { and, eq, sql } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { pollPayoutJob, pollSetupJob } from './jobs.ts';

/** Handles Stripe's message that a user's account there changed: polls its state. */
export async function handleSetupEvent(tx: Tx, stripeAccountId: string): Promise<void> {
  const rows = await tx.select().from(payout_methods).where(eq(payout_methods.stripe_account_id, stripeAccountId));
  for (const { account_id } of rows) {
    await enqueue(tx, pollSetupJob, { account_id, method: 'stripe' }, { key: account_id });
  }
}

/** Handles Stripe's message that a transfer changed; its key is that of a withdrawal. */
export async function handleTransferEvent(tx: Tx, key: string): Promise<void> {
  const isIt = and(eq(withdrawals.method, 'stripe'), sql`${withdrawals.id}::text = ${key}`);
  const rows = await tx.select({ withdrawal_id: withdrawals.id }).from(withdrawals).where(isIt);
  for (const row of rows) await enqueue(tx, pollPayoutJob, row, { key: row.withdrawal_id });
}
