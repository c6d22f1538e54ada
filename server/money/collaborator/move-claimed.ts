import type { Tx } from '../../platform/sql/open-database.ts';
import { computeBalance, type LedgerRef, lockPayables, postTransaction } from '../ledger/public.ts';

interface Claimed {
  payee_id: string;
  account_id: string;
  now: Date;
}

/**
 * Moves what stands on the books for a payee to the account that claimed them, by one movement, and says how much it was in
 * micro-dollars. What is held back because somebody claims the release stays held under the payee's name: once that is settled, it goes
 * to the account too.
 */
export async function moveClaimed(tx: Tx, { payee_id, account_id, now }: Claimed): Promise<bigint> {
  const from: LedgerRef = { kind: 'payee_payable', payee_id };
  const to: LedgerRef = { kind: 'artist_payable', account_id };
  await lockPayables(tx, [from, to]);
  const owed = -(await computeBalance(tx, from));
  if (owed === 0n) return owed;
  const sides = [
    { ref: from, amount_micros: owed },
    { ref: to, amount_micros: -owed },
  ];
  const facts = { key: `claim:${payee_id}`, kind: 'claim', subject_id: payee_id } as const;
  await postTransaction(tx, { ...facts, at: now, actor_id: account_id, sides });
  return owed;
}
