import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { type LedgerTransactionKind, MAY_OVERDRAW } from '@tangent/domain/money/ledger/ledger-account.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { isOwed, isPayable, lockPayables } from './ledger-account-store.ts';
import { type LedgerRef, toColumns } from './ledger-ref.ts';

/** One side of a transaction: a debit above zero, a credit below zero. */
export interface Side {
  ref: LedgerRef;
  amount_micros: bigint;
}

export interface LedgerTransaction {
  /** Makes the transaction happen once, such as `withdrawal:<id>:paid`. */
  key: string;
  kind: LedgerTransactionKind;
  at: Date;
  actor_id: string | null;
  /** The subject: a posting of sales, a withdrawal, a payment of a store, a hold. */
  subject_id: string | null;
  reverses_id?: string;
  note?: string;
  /** Their sum is zero in every currency: the database refuses anything else. Sides of one account are added up. */
  sides: readonly Side[];
}

/**
 * Posts a transaction to the ledger, in the database transaction of the fact behind it. With a key that exists already
 * it changes nothing and returns the existing transaction. Throws when the sides do not balance, the month is closed,
 * or an amount owed would fall below zero for another reason than a store's reversal.
 */
export async function postTransaction(tx: Tx, movement: LedgerTransaction): Promise<{ id: string; is_new: boolean }> {
  const { sides, ...columns } = movement;
  const refs = sides.map(({ ref }) => ref);
  // Locks before the transaction gets its number: the amount we owe an account changes in the order of the numbers.
  const ids = await lockPayables(tx, refs);
  const [inserted] = await tx
    .insert(ledger_transactions)
    .values(columns)
    .onConflictDoNothing({ target: ledger_transactions.key })
    .returning({ id: ledger_transactions.id });
  if (!inserted) return { id: await getId(tx, movement.key), is_new: false };
  const rows = aggregateSides(sides).map(({ ref, ...row }) => ({ ...row, ref, id: ids.get(row.key) ?? '' }));
  await insertPostings(tx, inserted.id, rows);
  await refuseDebts(tx, movement, rows);
  return { id: inserted.id, is_new: true };
}

async function getId(tx: Tx, key: string): Promise<string> {
  const [row] = await tx
    .select({ id: ledger_transactions.id })
    .from(ledger_transactions)
    .where(eq(ledger_transactions.key, key));
  if (!row) throw new Error(`transaction ${key} does not exist`);
  return row.id;
}

type Row = { ref: LedgerRef; id: string; currency: string; amount: bigint };

// Inserts all sides in one statement, however many: the database checks the balance of every statement.
async function insertPostings(tx: Tx, transactionId: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const texts = rows.map(({ id, currency, amount }, index) => ({
    position: index + 1,
    id,
    currency,
    amount: String(amount),
  }));
  await tx.execute(sql`
    insert into ${ledger_postings} (transaction_id, position, ledger_account_id, currency, amount_micros)
    select ${transactionId}::uuid, side.position, side.id, side.currency, side.amount
    from json_to_recordset(${JSON.stringify(texts)}::json)
      as side(position int, id uuid, currency text, amount bigint)`);
}

// Reported money is never overdrawn, by any transaction. One statement for all accounts: a payment moves thousands.
async function refuseDebts(
  tx: Tx,
  { key, kind }: Pick<LedgerTransaction, 'key' | 'kind'>,
  rows: readonly Row[],
): Promise<void> {
  const isChecked = (row: Row) => isOwed(row.ref.kind) && !(isPayable(row.ref.kind) && MAY_OVERDRAW.has(kind));
  const ids = rows.filter((row) => row.amount > 0n && isChecked(row)).map(({ id }) => id);
  if (ids.length === 0) return;
  const { rows: debts } = await tx.execute<{ key: string; amount: string }>(sql`
    select a.key, sum(p.amount_micros)::text as amount
      from ${ledger_accounts} a join ${ledger_postings} p on p.ledger_account_id = a.id
     where a.id = any(${sql.param(ids)}::uuid[]) group by a.id having sum(p.amount_micros) > 0 limit 1`);
  const [debt] = debts;
  if (debt) throw new Error(`transaction ${key} takes ${debt.amount} more than ${debt.key} has`);
}

function aggregateSides(sides: readonly Side[]): { key: string; ref: LedgerRef; currency: string; amount: bigint }[] {
  const sums = new Map<string, { key: string; ref: LedgerRef; currency: string; amount: bigint }>();
  for (const { ref, amount_micros } of sides) {
    const { key, currency } = toColumns(ref);
    const before = sums.get(key)?.amount ?? 0n;
    sums.set(key, { key, ref, currency, amount: before + amount_micros });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n).sort((a, b) => (a.key < b.key ? -1 : 1));
}
