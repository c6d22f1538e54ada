import { users } from '@tangent/db/schema/identity/account.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import type { WithdrawalFacts } from '@tangent/domain/money/payout/check-withdrawal.ts';
import { OPEN_WITHDRAWAL_STATES } from '@tangent/domain/money/payout/withdrawal.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { computeAdvanced, readAccountFigures } from '../ledger/public.ts';
import { findPayoutMethod, getSetup, type PayoutMethodRow } from './payout-method-store.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

export interface AccountFacts extends WithdrawalFacts {
  row: PayoutMethodRow | null;
  open: WithdrawalRow | null;
}

/** Finds the one withdrawal of an account that is on its way. */
export async function findOpenWithdrawal(tx: Tx | Db, accountId: string): Promise<WithdrawalRow | null> {
  const isOpen = inArray(withdrawals.state, [...OPEN_WITHDRAWAL_STATES]);
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.account_id, accountId), isOpen));
  return row ?? null;
}

/** How the money of an account is seen: on which day, and how many cents are advanced to an account at most. */
export type MoneyView = { today: string; advance_cents: number };

/** Reads all facts that decide whether an account can withdraw, and the amounts we owe it. */
export async function readWithdrawalFacts(tx: Tx | Db, accountId: string, view: MoneyView): Promise<AccountFacts> {
  const [user] = await tx.select({ at: users.email_verified_at }).from(users).where(eq(users.id, accountId));
  if (!user) throw new Refusal('not_found');
  const row = await findPayoutMethod(tx, accountId);
  const open = await findOpenWithdrawal(tx, accountId);
  const method = row?.method ?? null;
  return {
    ...(await readMoney(tx, accountId, view)),
    is_verified: user.at !== null,
    method,
    row,
    open,
    setup: getSetup(row, method).state,
    held_until_ms: row?.held_until?.getTime() ?? null,
    has_open_withdrawal: open !== null,
  };
}

async function readMoney(tx: Tx | Db, accountId: string, { today, advance_cents: cap }: MoneyView) {
  const { available, balance, due_on } = await readAccountFigures(tx, accountId, [accountId], today);
  const available_cents = toSafeCents(available);
  const balance_cents = toSafeCents(balance);
  // An advance adds at most what is left under the limit, and what stores have reported.
  const left = cap === 0 ? 0 : cap - toSafeCents(await computeAdvanced(tx, accountId));
  const advance_cents = Math.max(0, Math.min(left, balance_cents - available_cents));
  return { available_cents, balance_cents, advance_cents, reported_due_on: due_on };
}

/** Converts an amount owed to whole cents, as an exact number. */
export function toSafeCents(micros: bigint): number {
  const cents = Number(microsToCents(micros));
  if (!Number.isSafeInteger(cents)) throw new Error('the amount is too large for an exact number');
  return cents;
}
