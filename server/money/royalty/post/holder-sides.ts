import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { lockPayables, type PayableRef, type Side, toReported } from '../../ledger/public.ts';
import { isCovered, toHeldLines, toHeldRef } from '../held-lines.ts';
import { HeldBalances } from './held-balances.ts';
import { postingTotalsTable } from './posting-totals.ts';

/** The earnings of a holder in a posting from one statement, under one hold or none. */
type HolderTotal = {
  holder_id: string;
  is_share: number;
  statement_no: number;
  /** The store owes money for the statement, and does not get some back. */
  is_owed: boolean;
  /** The open hold that covers these earnings; its columns are null if there is none. */
  release_id: string | null;
  track_id: string | null;
  store_id: string | null;
  micros: string;
};

/** The same with its ledger accounts: of money that was received, and on hold if it is. */
export type HolderSum = {
  statement_no: number;
  is_owed: boolean;
  micros: bigint;
  payable: PayableRef;
  held: PayableRef | null;
};

/**
 * Lists the earnings of each holder from a posting, as sides of its ledger transaction; those of claimed releases and of
 * flagged lines go on hold. What a store owes is reported money until it pays. What it takes back counts at
 * once: it reduces the earnings on hold as far as they go, which never fall below zero, and then the balance.
 */
export async function listHolderSides(tx: Tx, postingNo: number): Promise<Side[]> {
  const sums = await sumHolders(tx, postingNo);
  await lockPayables(
    tx,
    sums.flatMap((sum) => [sum.payable, ...(sum.held === null ? [] : [sum.held]), toTarget(sum)]),
  );
  const balances = new HeldBalances(tx);
  const sides: Side[] = [];
  for (const sum of sums)
    if (sum.micros >= 0n) sides.push({ ref: toTarget(sum), amount_micros: -sum.micros });
    else sides.push(...(await balances.take(sum.held, sum.payable, -sum.micros)));
  return sides;
}

/** Returns the account that gets the earnings from a statement. */
function toTarget({ held, payable, is_owed, statement_no }: HolderSum) {
  const to = held ?? payable;
  return is_owed ? toReported(to, statement_no) : to;
}

/**
 * Sums the earnings of each holder from a posting by statement and hold. Where both kinds of holds are open, the
 * narrower one takes the money: it waits for both.
 */
export async function sumHolders(tx: Tx, postingNo: number): Promise<HolderSum[]> {
  const { rows } = await tx.execute<HolderTotal>(sql`
    select e.holder_id, e.is_share, e.statement_no, s.gross_amount > 0 as is_owed, h.release_id, h.track_id, h.store_id,
           sum(e.amount_micros)::text as micros
      from ${postingTotalsTable(postingNo)} e
      join ${sales_statements} s on s.statement_no = e.statement_no
      left join ${tracks} t on t.id = e.track_id
      left join lateral (${findHold}) h on true
     group by 1, 2, 3, 4, 5, 6, 7 order by 3, 2, 1, 6, 7`);
  const toPayable = await loadPayables(
    tx,
    rows.filter(({ is_share }) => is_share === 1).map(({ holder_id }) => holder_id),
  );
  return rows.map((row) => ({
    statement_no: row.statement_no,
    is_owed: row.is_owed,
    micros: BigInt(row.micros),
    payable: toPayable(row),
    held: findHeldRef(row),
  }));
}

const findHold: SQL = sql`select h.release_id, h.track_id, h.store_id from ${earnings_holds} h
  where h.released_at is null and ${isCovered} order by h.track_id nulls last limit 1`;

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
): Promise<(holder: { holder_id: string; is_share: number }) => PayableRef> {
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

function findHeldRef({ release_id, track_id, store_id, ...holder }: HolderTotal): PayableRef | null {
  return release_id === null ? null : toHeldRef(toHeldLines({ release_id, track_id, store_id }), holder);
}
