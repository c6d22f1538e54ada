import { payout_methods } from '@tangent/db/schema/money/payout.ts';
import type { PayoutMethod, PayoutSetupState } from '@tangent/domain/money/payout/payout-method.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type PayoutMethodRow = typeof payout_methods.$inferSelect;

export async function findPayoutMethod(tx: Tx | Db, accountId: string): Promise<PayoutMethodRow | null> {
  const [row] = await tx.select().from(payout_methods).where(eq(payout_methods.account_id, accountId));
  return row ?? null;
}

export async function updatePayoutMethod(tx: Tx, accountId: string, change: Partial<PayoutMethodRow>): Promise<void> {
  await tx.update(payout_methods).set(change).where(eq(payout_methods.account_id, accountId));
}

/** The id of a user at a service, and how far it is set up. */
export interface Setup {
  destination_id: string | null;
  state: PayoutSetupState;
}

export function getSetup(row: PayoutMethodRow | null, method: PayoutMethod | null): Setup {
  if (row === null || method === null) return { destination_id: null, state: 'incomplete' };
  return method === 'stripe'
    ? { destination_id: row.stripe_account_id, state: row.stripe_state }
    : { destination_id: row.payoneer_payee_id, state: row.payoneer_state };
}

const COLUMNS = {
  stripe: { destination_id: 'stripe_account_id', state: 'stripe_state' },
  payoneer: { destination_id: 'payoneer_payee_id', state: 'payoneer_state' },
} as const;

/** Returns the columns that contain the id and the state of a user at a service. */
export function toSetupColumns(method: PayoutMethod, setup: Partial<Setup>): Partial<PayoutMethodRow> {
  const names = COLUMNS[method];
  return Object.fromEntries(Object.entries(setup).map(([name, value]) => [names[name as keyof Setup], value]));
}

/** Describes where money goes, as far as we know: an address at Payoneer. Only Stripe knows the bank account. */
export function describeDestination(row: Pick<PayoutMethodRow, 'method' | 'payoneer_email'>): string {
  return row.method === 'payoneer' ? (row.payoneer_email ?? '') : '';
}
