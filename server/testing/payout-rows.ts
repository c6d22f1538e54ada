import { payout_methods, withdrawals } from '@tangent/db/schema/payout.ts';
import type { TestApp } from './test-app.ts';

/** A way to be paid and a withdrawal that waits, with this word wherever somebody's own words are. Returns the id of the withdrawal. */
export async function addPayoutTraces({ db, clock }: TestApp, account_id: string, word: string): Promise<string> {
  const now = clock.now();
  const destination = `${word}@payoneer.example`;
  const method = { account_id, method: 'payoneer', payoneer_email: destination, payoneer_state: 'ready' } as const;
  const stripe_account_id = `acct_${account_id}`;
  await db.insert(payout_methods).values({ ...method, stripe_account_id, changed_at: now });
  const order = { account_id, amount_cents: 2_000, fee_cents: 0, plan: 'free', needs_approval: false } as const;
  const payoutMethod = { method: 'payoneer', destination_id: `payee-${account_id}`, destination } as const;
  const [row] = await db
    .insert(withdrawals)
    .values({ ...order, ...payoutMethod, requested_at: now, expected_on: '2199-01-01' })
    .returning();
  return row?.id ?? '';
}
