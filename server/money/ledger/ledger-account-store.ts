import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { OWED_KINDS, PAYABLE_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { type LedgerRef, toColumns } from './ledger-ref.ts';

const AT_ONCE = 2_000;

/** Returns the ids of accounts by their keys; creates missing accounts. */
async function ensureLedgerAccounts(tx: Tx, refs: readonly LedgerRef[]): Promise<Map<string, string>> {
  // Sorted in one order everywhere, so that two transactions that create the same accounts cannot deadlock.
  const accounts = [...new Map(refs.map((ref) => toColumns(ref)).map((row) => [row.key, row])).values()];
  accounts.sort((a, b) => (a.key < b.key ? -1 : 1));
  const ids = new Map<string, string>();
  for (let start = 0; start < accounts.length; start += AT_ONCE) {
    const rows = accounts.slice(start, start + AT_ONCE);
    for (const { key, id } of await findIds(tx, rows)) ids.set(key, id);
    const missing = rows.filter(({ key }) => !ids.has(key));
    if (missing.length === 0) continue;
    await tx.insert(ledger_accounts).values(missing).onConflictDoNothing();
    for (const { key, id } of await findIds(tx, missing)) ids.set(key, id);
  }
  return ids;
}

async function findIds(tx: Tx, rows: readonly { key: string }[]) {
  const keys = rows.map(({ key }) => key);
  const { id, key } = ledger_accounts;
  return tx.select({ id, key }).from(ledger_accounts).where(inArray(key, keys));
}

/** Returns the balance of an account in micros: a debit above zero, a credit below zero. */
export async function computeBalance(tx: Tx | Db, ref: LedgerRef): Promise<bigint> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${ledger_postings.amount_micros}), 0)` })
    .from(ledger_postings)
    .innerJoin(ledger_accounts, eq(ledger_accounts.id, ledger_postings.ledger_account_id))
    .where(eq(ledger_accounts.key, toColumns(ref).key));
  return BigInt(row?.total ?? 0);
}

/**
 * Returns the amount we owe by an account, in micros, locked until the transaction ends: every transaction that takes
 * money from the account calls this first. Below zero is a debt.
 */
export async function lockOwed(tx: Tx, ref: LedgerRef): Promise<bigint> {
  await lockPayables(tx, [ref]);
  return -(await computeBalance(tx, ref));
}

/**
 * Creates missing accounts, and locks the amounts we owe by them until the transaction ends, in the order of the keys.
 * Returns ids by keys.
 */
export async function lockPayables(tx: Tx, refs: readonly LedgerRef[]): Promise<Map<string, string>> {
  const ids = await ensureLedgerAccounts(tx, refs);
  const payables = refs.filter(({ kind }) => isOwed(kind)).map((ref) => ids.get(toColumns(ref).key) ?? '');
  if (payables.length > 0)
    await tx.execute(sql`
      select id from ${ledger_accounts} where id = any(${sql.param([...new Set(payables)])}) order by key for update`);
  return ids;
}

/** Whether an account says what we owe a holder, received or only reported: its changes follow each other. */
export function isOwed(kind: LedgerRef['kind']): boolean {
  return (OWED_KINDS as readonly string[]).includes(kind);
}

export function isPayable(kind: LedgerRef['kind']): boolean {
  return (PAYABLE_KINDS as readonly string[]).includes(kind);
}
