import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { computeBalance, type LedgerRef, lockPayables, type Side } from '../../ledger/public.ts';
import { isCovered, toHeldLines, toHeldRef } from '../held-lines.ts';
import { postingTotalsTable } from './posting-totals.ts';

type HolderTotal = {
  holder_id: string;
  is_share: number;
  /** The open hold that covers these earnings; its columns are null if there is none. */
  release_id: string | null;
  track_id: string | null;
  store_id: string | null;
  micros: string;
};

/**
 * Lists the earnings of each holder from a posting, as sides of its ledger transaction; those of claimed releases and of
 * flagged lines go on hold. Where both holds are open, the narrower one takes the money: it waits for both.
 */
export async function listHolderSides(tx: Tx, postingNo: number): Promise<Side[]> {
  const { rows } = await tx.execute<HolderTotal>(sql`
    select e.holder_id, e.is_share, h.release_id, h.track_id, h.store_id, sum(e.amount_micros)::text as micros
      from ${postingTotalsTable(postingNo)} e
      left join ${tracks} t on t.id = e.track_id
      left join lateral (
        select h.release_id, h.track_id, h.store_id from ${earnings_holds} h
         where h.released_at is null and ${isCovered} order by h.track_id nulls last limit 1) h on true
     group by 1, 2, 3, 4, 5`);
  const toPayable = await loadPayables(
    tx,
    rows.filter(({ is_share }) => is_share === 1).map(({ holder_id }) => holder_id),
  );
  const sums = rows.map((row) => ({ micros: BigInt(row.micros), payable: toPayable(row), held: findHeldRef(row) }));
  await lockPayables(
    tx,
    sums.flatMap(({ payable, held }) => (held === null ? [payable] : [payable, held])),
  );
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
 * Returns the ledger account of a holder's earnings: for an accepted share, that of the account that accepted it.
 */
export async function loadPayables(
  tx: Tx,
  payeeIds: readonly string[],
): Promise<(holder: { holder_id: string; is_share: number }) => LedgerRef> {
  // Locked, so that no share is accepted until this is written.
  const rows = await tx
    .select({ id: payees.id, account_id: payees.account_id })
    .from(payees)
    .where(inArray(payees.id, [...payeeIds]))
    .orderBy(asc(payees.id))
    .for('share');
  const acceptedBy = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  return ({ holder_id, is_share }) => {
    const account_id = is_share === 1 ? acceptedBy.get(holder_id) : holder_id;
    return account_id ? { kind: 'artist_payable', account_id } : { kind: 'payee_payable', payee_id: holder_id };
  };
}

function findHeldRef({ release_id, track_id, store_id, ...holder }: HolderTotal): LedgerRef | null {
  return release_id === null ? null : toHeldRef(toHeldLines({ release_id, track_id, store_id }), holder);
}

type HolderSum = { micros: bigint; payable: LedgerRef; held: LedgerRef | null };

// A store's reversal reduces the earnings on hold as far as they go, then the balance: earnings on hold never fall
// below zero.
async function buildSides(tx: Tx, { payable, held, micros }: HolderSum): Promise<Side[]> {
  if (held === null) return [{ ref: payable, amount_micros: -micros }];
  if (micros >= 0n) return [{ ref: held, amount_micros: -micros }];
  const there = -(await computeBalance(tx, held));
  const fromHeld = there < -micros ? (there > 0n ? there : 0n) : -micros;
  return [
    { ref: held, amount_micros: fromHeld },
    { ref: payable, amount_micros: -micros - fromHeld },
  ];
}
