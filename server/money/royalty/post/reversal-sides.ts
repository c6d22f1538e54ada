import type { Tx } from '../../../platform/sql/open-database.ts';
import { lockPayables, lockReported, move, type Side, toColumns, toReported } from '../../ledger/public.ts';
import { HeldBalances } from './held-balances.ts';
import { type HolderSum, sumHolders } from './holder-sides.ts';

/**
 * Lists what the reversal of statements takes from holders, as sides of its ledger transaction: first all that was only
 * reported, then the rest, which a store had paid, from earnings on hold and the balance, even to a debt. The totals of
 * the posting name the statements that are reversed.
 */
export async function listReversalSides(tx: Tx, postingNo: number): Promise<Side[]> {
  const sums = await sumHolders(tx, postingNo);
  const reported = await lockReported(tx, [...new Set(sums.map(({ statement_no }) => statement_no))]);
  await lockPayables(tx, [
    ...sums.flatMap(({ payable, held }) => (held === null ? [payable] : [payable, held])),
    ...reported.map(({ balance }) => balance),
  ]);
  const waiting = new Map(reported.map(({ ref, waiting: micros }) => [toColumns(ref).key, micros]));
  const balances = new HeldBalances(tx);
  const sides: Side[] = [];
  for (const sum of sums) sides.push(...(await takeBack(sum, waiting, balances)));
  // Money that moved between the accounts of a holder since the report, such as with a hold that began or ended.
  for (const { ref, balance } of reported) sides.push(...move(ref, balance, waiting.get(toColumns(ref).key) ?? 0n));
  return sides;
}

async function takeBack(
  { statement_no, micros, payable, held }: HolderSum,
  waiting: Map<string, bigint>,
  balances: HeldBalances,
): Promise<Side[]> {
  if (micros >= 0n) return [{ ref: held ?? payable, amount_micros: -micros }];
  const ref = toReported(held ?? payable, statement_no);
  const { key } = toColumns(ref);
  const there = waiting.get(key) ?? 0n;
  const taken = there < -micros ? there : -micros;
  waiting.set(key, there - taken);
  const sides = taken === 0n ? [] : [{ ref, amount_micros: taken }];
  return [...sides, ...(await balances.take(held, payable, -micros - taken))];
}
