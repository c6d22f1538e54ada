import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { ledger_accounts } from '@tangent/db/schema/money/ledger.ts';
import {
  earnings_holds,
  royalty_entries,
  royalty_store_totals,
  store_payment_parts,
} from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import {
  computeBalance,
  type LedgerRef,
  lockPayables,
  type PayableRef,
  toColumns,
  toReported,
} from '../ledger/public.ts';
import { isCovered, toHeldLines, toHeldRef } from './held-lines.ts';
import { listHolders } from './list-holders.ts';
import { loadPayables } from './post/holder-sides.ts';

/** Money that moves from a balance to the earnings on hold, or from what a store reported to what is reported on hold. */
export interface UnpaidMove {
  from: LedgerRef;
  to: LedgerRef;
  micros: bigint;
}

type HoldRow = typeof earnings_holds.$inferSelect;
type Holder = { holder_id: string; is_share: number };
type HeldPart = { holder: Holder; from: PayableRef; to: PayableRef };

/**
 * Lists the unpaid amounts from earnings whose hold has just started. Of what stores have paid: withdrawals cover the
 * oldest postings first (docs/decisions/0026), and a balance gives at most what is on it. Of what they have only
 * reported: from each statement the part that these earnings are of it.
 */
export async function listUnpaid(tx: Tx, hold: HoldRow): Promise<UnpaidMove[]> {
  const { rows: holders } = await tx.execute<Holder>(sql`
    select distinct e.holder_id, e.is_share from ${royalty_store_totals} e
      join ${tracks} t on t.id = e.track_id join ${earnings_holds} h on h.id = ${hold.id}
     where ${isCovered} order by e.is_share, e.holder_id`);
  const toPayable = await loadPayables(
    tx,
    holders.filter(({ is_share }) => is_share === 1).map(({ holder_id }) => holder_id),
  );
  const parts = holders.map((holder) => ({
    holder,
    from: toPayable(holder),
    to: toHeldRef(toHeldLines(hold), holder),
  }));
  const reported = await listReportedParts(tx, parts);
  await lockPayables(
    tx,
    [...parts, ...reported].flatMap(({ from, to }) => [from, to]),
  );
  // Several holders may share one balance: each takes from what the ones before have left.
  const left = new Map<string, bigint>();
  const moves: UnpaidMove[] = [];
  for (const part of parts) {
    const balance = -(await computeBalance(tx, part.from));
    await copyEntries(tx, part, hold.id);
    take(moves, left, part, { there: balance, wanted: await computeUnpaid(tx, part, balance) });
    for (const { statement_no, own, all } of await listStatementParts(tx, part)) {
      const accounts = { from: toReported(part.from, statement_no), to: toReported(part.to, statement_no) };
      const there = -(await computeBalance(tx, accounts.from));
      take(moves, left, accounts, { there, wanted: own >= all ? there : (there * own) / all });
    }
  }
  return moves;
}

function take(
  moves: UnpaidMove[],
  left: Map<string, bigint>,
  { from, to }: { from: LedgerRef; to: LedgerRef },
  { there, wanted }: { there: bigint; wanted: bigint },
): void {
  const { key } = toColumns(from);
  const rest = left.get(key) ?? there;
  const micros = wanted < rest ? wanted : rest;
  if (micros <= 0n) return;
  left.set(key, rest - micros);
  moves.push({ from, to, micros });
}

/** Lists the accounts of reported money from which a hold may take something, with those that get it. */
async function listReportedParts(tx: Tx, parts: readonly HeldPart[]): Promise<{ from: LedgerRef; to: LedgerRef }[]> {
  const found: { from: LedgerRef; to: LedgerRef }[] = [];
  for (const { from, to } of parts) {
    const [kind, id] =
      from.kind === 'artist_payable'
        ? ['artist_reported', from.account_id]
        : ['payee_reported', 'payee_id' in from ? from.payee_id : ''];
    const { rows } = await tx.execute<{ statement_no: number }>(sql`
      select statement_no from ${ledger_accounts} a
       where a.kind = ${kind} and (a.account_id = ${id} or a.payee_id = ${id})`);
    found.push(...rows.map(({ statement_no: no }) => ({ from: toReported(from, no), to: toReported(to, no) })));
  }
  return found;
}

const own_entries = sql.identifier('own_entries');

/**
 * Copies the entries behind a balance that are under no other hold, and marks those under this one. Entries may lie on
 * other machines than the tracks and holds that they are compared with.
 */
async function copyEntries(tx: Tx, { holder, from }: HeldPart, holdId: string): Promise<void> {
  const holders = from.kind === 'artist_payable' ? await listHolders(tx, from.account_id) : [holder.holder_id];
  await tx.execute(sql`drop table if exists ${own_entries}`);
  await tx.execute(sql`
    create temp table ${own_entries} on commit drop as
    select holder_id, track_id, store_id, period, statement_no, posting_no, file_no, line_no, part, amount_micros,
           false as is_of_it
      from ${royalty_entries} where holder_id = any(${sql.param(holders)}::uuid[])`);
  await tx.execute(sql`
    delete from ${own_entries} e using ${tracks} t
     where t.id = e.track_id and ${isUnderHold(sql`h.released_at is null and h.id <> ${holdId}`)}`);
  await tx.execute(sql`
    update ${own_entries} e set is_of_it = true from ${tracks} t
     where t.id = e.track_id and ${isUnderHold(sql`h.id = ${holdId}`)}`);
}

function isUnderHold(condition: SQL): SQL {
  return sql`exists (select 1 from ${earnings_holds} h where ${isCovered} and ${condition})`;
}

/** Computes how much of a holder's entries under a hold stores have paid and withdrawals do not cover. */
async function computeUnpaid(tx: Tx, { holder }: HeldPart, balance: bigint): Promise<bigint> {
  // Money that was received and is not on the balance any more was withdrawn.
  const { rows } = await tx.execute<{ unpaid: string }>(sql`
    with received as (
      select e.*, e.amount_micros * ${receivedPart} as amount
        from ${own_entries} e join ${sales_statements} s on s.statement_no = e.statement_no
        join ${sales_files} f on f.id = s.file_id
        left join (
          select statement_no, sum(amount) as settled from ${store_payment_parts} where statement_no is not null group by 1
        ) p on p.statement_no = s.statement_no
    ), entry as (
      select holder_id, is_of_it, amount,
             sum(amount) over (order by posting_no, file_no, line_no, part, holder_id) as until,
             sum(amount) over () - ${balance}::bigint as paid
        from received
    )
    select trunc(coalesce(sum(greatest(until - paid, 0) - greatest(until - amount - paid, 0)), 0))::text as unpaid
      from entry where is_of_it and holder_id = ${holder.holder_id}`);
  return BigInt(rows[0]?.unpaid ?? 0);
}

// A statement that takes money back counts at once, and so do one that is reversed and its mirror.
const receivedPart = sql`case when f.kind = 'report' and f.state = 'posted' and s.gross_amount > 0
  then least(coalesce(p.settled, 0), s.gross_amount) / s.gross_amount else 1 end`;

/** Lists what a holder's entries under a hold are worth by statement, and all entries behind the same balance. */
async function listStatementParts(
  tx: Tx,
  { holder }: HeldPart,
): Promise<{ statement_no: number; own: bigint; all: bigint }[]> {
  const { rows } = await tx.execute<{ statement_no: number; own: string; total: string }>(sql`
    select statement_no, sum(amount_micros)::text as total,
           sum(amount_micros) filter (where is_of_it and holder_id = ${holder.holder_id})::text as own
      from ${own_entries} group by statement_no
    having sum(amount_micros) filter (where is_of_it and holder_id = ${holder.holder_id}) > 0 order by statement_no`);
  return rows.map(({ statement_no, own, total }) => ({ statement_no, own: BigInt(own), all: BigInt(total) }));
}
