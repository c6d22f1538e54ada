import { tracks } from '@tangent/db/schema/release.ts';
import { earnings_holds } from '@tangent/db/schema/royalty.ts';
import { payees } from '@tangent/db/schema/split.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { computeBalance, type LedgerRef, lockPayables, type Side } from '../ledger/public.ts';
import { postingTotalsTable } from './posting-totals.ts';

type HolderTotal = {
  holder_id: string;
  is_share: number;
  /** The release, if another party claims it. */
  held_release_id: string | null;
  micros: string;
};

/**
 * Lists the earnings of each holder from a posting, as sides of its ledger transaction; those of claimed releases go on
 * hold.
 */
export async function listHolderSides(tx: Tx, postingNo: number): Promise<Side[]> {
  const { rows } = await tx.execute<HolderTotal>(sql`
    select s.holder_id, s.is_share, h.release_id as held_release_id, sum(s.amount_micros)::text as micros
      from ${postingTotalsTable(postingNo)} s
      left join ${tracks} t on t.id = s.track_id
      left join ${earnings_holds} h on h.release_id = t.release_id and h.released_at is null
     group by 1, 2, 3`);
  const toPayable = await loadPayables(
    tx,
    rows.filter(({ is_share }) => is_share === 1).map(({ holder_id }) => holder_id),
  );
  const sums = rows.map((row) => ({ ...row, micros: BigInt(row.micros), payable: toPayable(row) }));
  const refs = sums.flatMap((sum) => (sum.held_release_id === null ? [sum.payable] : [sum.payable, toHeldRef(sum)]));
  await lockPayables(tx, refs);
  const sides: Side[] = [];
  for (const sum of sums) sides.push(...(await buildSides(tx, sum)));
  return sides;
}

/** Sums our share of a posting. */
export async function sumRevenue(tx: Tx, postingNo: number): Promise<bigint> {
  const { rows } = await tx.execute<{ micros: string }>(sql`
    select coalesce(sum(gross_micros - net_micros), 0)::text as micros from ${postingTotalsTable(postingNo)} where is_share = 0`);
  return BigInt(rows[0]?.micros ?? 0);
}

/**
 * Returns the ledger account of a holder's earnings: for a claimed share, that of the account that claimed it.
 */
export async function loadPayables(
  tx: Tx,
  payeeIds: readonly string[],
): Promise<(holder: { holder_id: string; is_share: number }) => LedgerRef> {
  // Locked, so that no share is claimed until this is written.
  const rows = await tx
    .select({ id: payees.id, account_id: payees.account_id })
    .from(payees)
    .where(inArray(payees.id, [...payeeIds]))
    .orderBy(asc(payees.id))
    .for('share');
  const claimants = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  return ({ holder_id, is_share }) => {
    const account_id = is_share === 1 ? claimants.get(holder_id) : holder_id;
    return account_id ? { kind: 'artist_payable', account_id } : { kind: 'payee_payable', payee_id: holder_id };
  };
}

/** Returns the ledger account of earnings from a claimed release. */
export function toHeldRef(sum: { holder_id: string; is_share: number; held_release_id: string | null }): LedgerRef {
  const release_id = sum.held_release_id ?? '';
  return sum.is_share === 1
    ? { kind: 'held_payable', release_id, payee_id: sum.holder_id }
    : { kind: 'held_payable', release_id, account_id: sum.holder_id };
}

// A store's reversal reduces the earnings on hold as far as they go, then the balance: earnings on hold never fall
// below zero.
async function buildSides(
  tx: Tx,
  sum: Omit<HolderTotal, 'micros'> & { micros: bigint; payable: LedgerRef },
): Promise<Side[]> {
  const { payable, micros } = sum;
  if (sum.held_release_id === null) return [{ ref: payable, amount_micros: -micros }];
  const held = toHeldRef(sum);
  if (micros >= 0n) return [{ ref: held, amount_micros: -micros }];
  const there = -(await computeBalance(tx, held));
  const fromHeld = there < -micros ? (there > 0n ? there : 0n) : -micros;
  return [
    { ref: held, amount_micros: fromHeld },
    { ref: payable, amount_micros: -micros - fromHeld },
  ];
}
