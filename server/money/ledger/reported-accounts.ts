import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { REPORTED_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { lockPayables } from './ledger-account-store.ts';
import { type PayableRef, type ReportedRef, toPayable } from './ledger-ref.ts';

/** The columns of an account of reported money. */
export type ReportedColumns = {
  kind: ReportedRef['kind'];
  statement_no: number;
  account_id: string | null;
  payee_id: string | null;
  release_id: string | null;
  track_id: string | null;
  store_id: string | null;
};

/**
 * An account of reported money, the balance of its holder, who may have accepted a share since, and the amounts in micros
 * that wait on it and that its store has paid.
 */
export type ReportedAccount = { ref: ReportedRef; balance: PayableRef; waiting: bigint; received: bigint };

export const REPORTED_COLUMNS: SQL = sql`a.kind, a.statement_no, a.account_id, a.payee_id, a.release_id, a.track_id,
  a.store_id`;

/** Matches the accounts of reported money, as `a`. */
export const isReported: SQL = sql`a.kind = any(${sql.param([...REPORTED_KINDS])})`;

/**
 * Returns the accounts of reported money of statements, locked until the transaction ends together with the accounts to
 * which their money goes. The caller holds the lock of postings. A share that is being accepted now moves money between
 * such accounts: its payee is locked first.
 */
export async function lockReported(tx: Tx, statementNos: readonly number[]): Promise<ReportedAccount[]> {
  const isOfThem = sql`a.statement_no = any(${sql.param([...statementNos])}::int[]) and ${isReported}`;
  const { rows: holders } = await tx.execute<{ id: string; account_id: string | null }>(sql`
    select id, account_id from ${payees} where id in (select a.payee_id from ${ledger_accounts} a where ${isOfThem})
     order by id for share`);
  const { rows } = await tx.execute<ReportedColumns>(sql`
    select ${REPORTED_COLUMNS} from ${ledger_accounts} a where ${isOfThem} order by a.key`);
  const refs = rows.map(toReportedRef);
  await lockPayables(
    tx,
    refs.flatMap((ref) => [ref, toPayable(ref)]),
  );
  const acceptedBy = new Map(holders.map(({ id, account_id }) => [id, account_id]));
  return (await sumReported(tx, isOfThem)).map((sum) => ({ ...sum, balance: findBalance(sum.ref, acceptedBy) }));
}

function findBalance(ref: ReportedRef, acceptedBy: ReadonlyMap<string, string | null>): PayableRef {
  const account_id = 'payee_id' in ref ? acceptedBy.get(ref.payee_id) : ref.account_id;
  if (account_id) return { kind: 'artist_payable', account_id };
  return { kind: 'payee_payable', payee_id: 'payee_id' in ref ? ref.payee_id : '' };
}

/** Sums accounts of reported money, as `a`. */
async function sumReported(tx: Tx, where: SQL): Promise<Omit<ReportedAccount, 'balance'>[]> {
  const { rows } = await tx.execute<ReportedColumns & { waiting: string; received: string }>(sql`
    select ${REPORTED_COLUMNS}, coalesce(-sum(p.amount_micros), 0)::text as waiting,
           coalesce(sum(p.amount_micros) filter (where t.kind in ('store_payment', 'store_credit')), 0)::text as received
      from ${ledger_accounts} a left join ${ledger_postings} p on p.ledger_account_id = a.id
      left join ${ledger_transactions} t on t.id = p.transaction_id
     where ${where} group by a.id order by a.statement_no, a.key`);
  return rows.map(({ waiting, received, ...columns }) => {
    return { ref: toReportedRef(columns), waiting: BigInt(waiting), received: BigInt(received) };
  });
}

/** Returns the account with these columns. */
export function toReportedRef(columns: ReportedColumns): ReportedRef {
  const { kind, statement_no, account_id, payee_id, release_id, track_id, store_id } = columns;
  if (kind === 'artist_reported' && account_id !== null) return { kind, account_id, statement_no };
  if (kind === 'payee_reported' && payee_id !== null) return { kind, payee_id, statement_no };
  if (kind !== 'held_reported' || release_id === null) throw new Error(`an account of ${kind} has no holder`);
  const holder = payee_id === null ? { account_id: account_id ?? '' } : { payee_id };
  const lines = track_id === null || store_id === null ? { release_id } : { release_id, track_id, store_id };
  return { kind, statement_no, ...lines, ...holder };
}
