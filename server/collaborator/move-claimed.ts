import { ledger_accounts } from '@tangent/db/schema/ledger.ts';
import { and, eq } from 'drizzle-orm';
import { type LedgerRef, lockPayables, postTransaction, type Side, sumOf } from '../ledger/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';

interface Claimed {
  payee_id: string;
  account_id: string;
  now: Date;
}

/**
 * Moves what stands on the books for a payee to the account that claimed them, by one movement; what is held back for a claim of
 * somebody else stays held back. Says how much can be withdrawn now that could not before, in micro-dollars.
 */
export async function moveClaimed(tx: Tx, { payee_id, account_id, now }: Claimed): Promise<bigint> {
  const ways = await listWays(tx, { payee_id, account_id });
  await lockPayables(
    tx,
    ways.flatMap(({ from, to }) => [from, to]),
  );
  let moved = 0n;
  const sides: Side[] = [];
  for (const { from, to } of ways) {
    const owed = -(await sumOf(tx, from));
    if (owed === 0n) continue;
    sides.push({ ref: from, amount_micros: owed }, { ref: to, amount_micros: -owed });
    if (to.kind === 'artist_payable') moved = owed;
  }
  if (sides.length > 0) {
    const facts = { key: `claim:${payee_id}`, kind: 'claim', subject_id: payee_id } as const;
    await postTransaction(tx, { ...facts, at: now, actor_id: account_id, sides });
  }
  return moved;
}

async function listWays(tx: Tx, { payee_id, account_id }: Omit<Claimed, 'now'>) {
  const held = await tx
    .select({ release_id: ledger_accounts.release_id })
    .from(ledger_accounts)
    .where(and(eq(ledger_accounts.payee_id, payee_id), eq(ledger_accounts.kind, 'held_payable')));
  const ways: { from: LedgerRef; to: LedgerRef }[] = [
    { from: { kind: 'payee_payable', payee_id }, to: { kind: 'artist_payable', account_id } },
  ];
  for (const { release_id } of held) {
    if (release_id === null) continue;
    ways.push({
      from: { kind: 'held_payable', release_id, payee_id },
      to: { kind: 'held_payable', release_id, account_id },
    });
  }
  return ways;
}
