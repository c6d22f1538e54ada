import { ledger_postings, ledger_transactions } from '@tangent/db/schema/ledger.ts';
import type { LedgerTransactionKind } from '@tangent/domain/ledger/ledger-account.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';
import { haveLedgerAccounts } from './ledger-account-store.ts';
import { columnsOf, type LedgerRef } from './ledger-ref.ts';

/** One side of a movement: above zero a debit, below zero a credit. */
export interface Side {
  ref: LedgerRef;
  amount_micros: bigint;
}

export interface Movement {
  /** What makes it happen once, such as `withdrawal:<id>:paid`. */
  key: string;
  kind: LedgerTransactionKind;
  at: Date;
  actor_id: string | null;
  /** What it is about: a posting of sales, a withdrawal, a payment of a store, a hold. */
  subject_id: string | null;
  reverses_id?: string;
  note?: string;
  /** Their sum is zero in every currency: the database refuses anything else. Sides of one account are added up. */
  sides: readonly Side[];
}

/**
 * Writes a movement of money into the books, in the transaction of the fact behind it. Under a key that was used it changes nothing and
 * answers the movement that is there. Throws when the sides are not in balance or the month is closed.
 */
export async function postTransaction(tx: Tx, movement: Movement): Promise<{ id: string; is_new: boolean }> {
  const { sides, ...columns } = movement;
  const [inserted] = await tx
    .insert(ledger_transactions)
    .values(columns)
    .onConflictDoNothing({ target: ledger_transactions.key })
    .returning({ id: ledger_transactions.id });
  if (!inserted) return { id: await getId(tx, movement.key), is_new: false };
  await insertPostings(tx, inserted.id, sides);
  return { id: inserted.id, is_new: true };
}

async function getId(tx: Tx, key: string): Promise<string> {
  const [row] = await tx
    .select({ id: ledger_transactions.id })
    .from(ledger_transactions)
    .where(eq(ledger_transactions.key, key));
  if (!row) throw new Error(`movement ${key} is not there`);
  return row.id;
}

// All sides in one statement, however many: the database checks the balance of every statement.
async function insertPostings(tx: Tx, transactionId: string, sides: readonly Side[]): Promise<void> {
  const ids = await haveLedgerAccounts(
    tx,
    sides.map(({ ref }) => ref),
  );
  const rows = addUp(sides).map(({ key, currency, amount }) => ({
    id: ids.get(key),
    currency,
    amount: String(amount),
  }));
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${ledger_postings} (transaction_id, position, ledger_account_id, currency, amount_micros)
    select ${transactionId}::uuid, side.position, side.id, side.currency, side.amount
    from json_to_recordset(${JSON.stringify(rows.map((row, index) => ({ ...row, position: index + 1 })))}::json)
      as side(position int, id uuid, currency text, amount bigint)`);
}

function addUp(sides: readonly Side[]): { key: string; currency: string; amount: bigint }[] {
  const sums = new Map<string, { key: string; currency: string; amount: bigint }>();
  for (const { ref, amount_micros } of sides) {
    const { key, currency } = columnsOf(ref);
    const before = sums.get(key)?.amount ?? 0n;
    sums.set(key, { key, currency, amount: before + amount_micros });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n).sort((a, b) => (a.key < b.key ? -1 : 1));
}
