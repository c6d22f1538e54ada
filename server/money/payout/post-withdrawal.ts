import { centsToMicros } from '@tangent/domain/money.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type LedgerTransaction, postTransaction, returnAdvance, type Side } from '../ledger/public.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/** The ledger transactions of a withdrawal, each at most once. */
export type WithdrawalTransaction = 'requested' | 'back' | 'paid' | 'returned';

const KINDS = {
  requested: 'withdrawal',
  back: 'withdrawal_back',
  paid: 'withdrawal_paid',
  returned: 'withdrawal_back',
} as const satisfies Record<WithdrawalTransaction, LedgerTransaction['kind']>;

/** Posts an event of a withdrawal to the ledger, in the transaction in which it happens. */
export async function postWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  movement: WithdrawalTransaction,
  { at, actor_id }: { at: Date; actor_id: string | null },
): Promise<void> {
  await postTransaction(tx, {
    key: `withdrawal:${row.id}:${movement}`,
    kind: KINDS[movement],
    at,
    actor_id,
    subject_id: row.id,
    sides: listSides(row, movement),
  });
  if (movement === 'back' || movement === 'returned')
    await returnAdvance(tx, { account_id: row.account_id, withdrawal_id: row.id, at, actor_id });
}

function listSides({ account_id, ...row }: WithdrawalRow, movement: WithdrawalTransaction): Side[] {
  const [amount, fee] = [centsToMicros(row.amount_cents), centsToMicros(row.fee_cents)];
  const providerFee = centsToMicros(row.provider_fee_cents);
  const owner = { kind: 'artist_payable', account_id } as const;
  const transit = { kind: 'payout_transit' } as const;
  const bank = { kind: 'bank' } as const;
  if (movement === 'requested') return between(owner, transit, amount);
  const fees = { kind: 'fees' } as const;
  if (movement === 'back') return [...between(transit, owner, amount), ...between(fees, bank, providerFee)];
  // A bank returns the amount that had arrived; the owner gets back the fee they paid, but the fee that the service
  // kept is lost.
  if (movement === 'returned') {
    return [...between(bank, owner, amount - fee), ...between(fees, owner, fee)];
  }
  return [...between(transit, bank, amount - fee), ...between(transit, fees, fee), ...between(fees, bank, providerFee)];
}

/** Returns a debit of one account and a credit of another one. */
function between(debit: Side['ref'], credit: Side['ref'], amount: bigint): Side[] {
  return [
    { ref: debit, amount_micros: amount },
    { ref: credit, amount_micros: -amount },
  ];
}
