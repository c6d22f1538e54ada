import type { PayoutDetail } from '@tangent/contract/backoffice-payout.ts';
import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/ledger.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { toSafeCents } from './withdrawal-facts.ts';

type PayoutTransaction = PayoutDetail['transactions'][number];

/** What the books say of a withdrawal, in the order in which it was written. */
export async function listPayoutTransactions(tx: Tx | Db, withdrawalId: string): Promise<PayoutTransaction[]> {
  const { id, kind, at, subject_id, number } = ledger_transactions;
  const { transaction_id, ledger_account_id, position, amount_micros } = ledger_postings;
  const rows = await tx
    .select({ id, kind, at, account: ledger_accounts.kind, amount_micros })
    .from(ledger_transactions)
    .innerJoin(ledger_postings, eq(transaction_id, id))
    .innerJoin(ledger_accounts, eq(ledger_accounts.id, ledger_account_id))
    .where(eq(subject_id, withdrawalId))
    .orderBy(asc(number), asc(position));
  const transactions = new Map<string, PayoutTransaction>();
  for (const { account, amount_micros: micros, ...row } of rows) {
    const movement = transactions.get(row.id) ?? { id: row.id, kind: row.kind, at: row.at.toISOString(), sides: [] };
    movement.sides.push({ account, amount_cents: toSafeCents(micros) });
    transactions.set(row.id, movement);
  }
  return [...transactions.values()];
}
