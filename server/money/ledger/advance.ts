import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { store_payment_parts } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { computeBalance, lockPayables } from './ledger-account-store.ts';
import { type ReportedRef, toPayable } from './ledger-ref.ts';
import { postTransaction, type Side } from './post-transaction.ts';
import { move } from './settle-statements.ts';

/** A statement of which an account has reported money. Amounts are micro-dollars. */
type AdvancedStatement = {
  statement_no: number;
  /** The money that waits for the store, and the advances on it that did not come back. */
  waiting: bigint;
  advanced: bigint;
  /** The part of the account's money that the store has not paid: it waits if nothing is advanced. */
  unpaid: bigint;
};

/** Lists statements that a store still has to pay and of which an account has money, the oldest first. */
async function listStatements(tx: Tx | Db, accountId: string): Promise<AdvancedStatement[]> {
  const { rows } = await tx.execute<Record<'waiting' | 'advanced' | 'unpaid', string> & { statement_no: number }>(sql`
    select s.statement_no, m.waiting::text as waiting, m.advanced::text as advanced,
           (m.waiting + m.advanced + m.received - div((m.waiting + m.advanced + m.received) * coalesce(c.settled, 0), s.gross_amount))::text
             as unpaid
      from (
        select a.statement_no, -sum(p.amount_micros) as waiting,
               coalesce(sum(p.amount_micros) filter (where t.kind in ('advance', 'advance_back')), 0) as advanced,
               coalesce(sum(p.amount_micros) filter (where t.kind in ('store_payment', 'store_credit')), 0) as received
          from ${ledger_accounts} a join ${ledger_postings} p on p.ledger_account_id = a.id
          join ${ledger_transactions} t on t.id = p.transaction_id
         where a.account_id = ${accountId} and a.kind = 'artist_reported' group by 1
      ) m join ${sales_statements} s on s.statement_no = m.statement_no
      join ${sales_files} f on f.id = s.file_id and f.state = 'posted'
      left join (
        select statement_no, sum(amount) as settled from ${store_payment_parts} where statement_no is not null group by 1
      ) c on c.statement_no = s.statement_no
     where s.gross_amount > coalesce(c.settled, 0) order by s.period, s.statement_no`);
  return rows.map(({ statement_no, waiting, advanced, unpaid }) => ({
    statement_no,
    waiting: BigInt(waiting),
    advanced: BigInt(advanced),
    unpaid: BigInt(unpaid),
  }));
}

/** Computes what we have paid out to an account before stores paid it, in micros; settled when they do. */
export async function computeAdvanced(tx: Tx | Db, accountId: string): Promise<bigint> {
  return (await listStatements(tx, accountId)).reduce((sum, { advanced }) => sum + advanced, 0n);
}

type Advance = { account_id: string; withdrawal_id: string; at: Date; actor_id: string | null };

/**
 * Makes reported money of an account available before its stores pay it, the oldest first: as much as a withdrawal of
 * this amount needs beyond the balance, which the caller has locked.
 */
export async function takeAdvance(tx: Tx, advance: Advance, amount: bigint): Promise<void> {
  const { account_id, withdrawal_id, at, actor_id } = advance;
  let left = amount + (await computeBalance(tx, { kind: 'artist_payable', account_id }));
  if (left <= 0n) return;
  await lockOwn(tx, account_id);
  const sides: Side[] = [];
  for (const { statement_no, waiting } of await listStatements(tx, account_id)) {
    const part = waiting < left ? waiting : left;
    sides.push(...moveOwn(advance, statement_no, part));
    left -= part;
  }
  if (left !== 0n) throw new Error(`withdrawal ${withdrawal_id} needs ${left} micros more than stores have reported`);
  const facts = { key: `advance:${withdrawal_id}`, kind: 'advance', subject_id: withdrawal_id } as const;
  await postTransaction(tx, { ...facts, at, actor_id, sides });
}

/**
 * Takes back what was advanced for a withdrawal that did not leave, as far as stores have not paid it by now and the
 * balance has it. A withdrawal without an advance stays as it is.
 */
export async function returnAdvance(tx: Tx, advance: Advance): Promise<void> {
  const { account_id, withdrawal_id, at, actor_id } = advance;
  const { rows } = await tx.execute<{ statement_no: number; micros: string }>(sql`
    select a.statement_no, p.amount_micros::text as micros from ${ledger_transactions} t
      join ${ledger_postings} p on p.transaction_id = t.id join ${ledger_accounts} a on a.id = p.ledger_account_id
     where t.key = ${`advance:${withdrawal_id}`} and a.statement_no is not null order by a.statement_no desc`);
  if (rows.length === 0) return;
  await lockOwn(tx, account_id);
  const open = new Map((await listStatements(tx, account_id)).map((one) => [one.statement_no, one]));
  let left = -(await computeBalance(tx, { kind: 'artist_payable', account_id }));
  const sides: Side[] = [];
  for (const { statement_no, micros } of rows) {
    const { unpaid = 0n, waiting = 0n } = open.get(statement_no) ?? {};
    const part = [BigInt(micros), unpaid - waiting, left].reduce((least, one) => (one < least ? one : least));
    if (part <= 0n) continue;
    sides.push(...moveOwn(advance, statement_no, -part));
    left -= part;
  }
  if (sides.length === 0) return;
  const facts = { key: `advance_back:${withdrawal_id}`, kind: 'advance_back', subject_id: withdrawal_id } as const;
  await postTransaction(tx, { ...facts, at, actor_id, sides });
}

// Payments and postings lock the accounts of a holder in the same order: first the balance, which the caller has locked,
// then its reported money.
async function lockOwn(tx: Tx, account_id: string): Promise<void> {
  const { rows } = await tx.execute<{ statement_no: number }>(sql`
    select statement_no from ${ledger_accounts} where account_id = ${account_id} and kind = 'artist_reported'`);
  await lockPayables(
    tx,
    rows.map(({ statement_no }) => ({ kind: 'artist_reported', account_id, statement_no }) as const),
  );
}

function moveOwn({ account_id }: Advance, statement_no: number, micros: bigint): Side[] {
  const ref: ReportedRef = { kind: 'artist_reported', account_id, statement_no };
  return move(ref, toPayable(ref), micros);
}
