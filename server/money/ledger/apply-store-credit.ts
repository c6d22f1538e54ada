import { coverReports } from '@tangent/domain/money/ledger/cover-reports.ts';
import { type Decimal, formatDecimal, subtractDecimals, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type StatementPart, shareOf, toChange } from './divide-payment.ts';
import {
  insertParts,
  listCredits,
  listOpenStatements,
  type PaidStatement,
  type StoreCredit,
} from './payment-part-store.ts';
import { postTransaction, type Side } from './post-transaction.ts';
import { listReceivedSides } from './settle-statements.ts';

type Application = {
  store_id: string;
  currency: string;
  /** Statements that get the credit before older ones: they replace statements that it had paid. */
  first: readonly number[];
  /** The posting after which the credit is applied. */
  posting_id: string;
  at: Date;
};

/**
 * Covers open statements of a store with its credit, the oldest of both first, in a ledger transaction of its own: after
 * a posting, when money came in before its report. The caller holds the lock of postings.
 */
export async function applyStoreCredit(tx: Tx, application: Application): Promise<void> {
  const { store_id, currency, posting_id, at } = application;
  const credits = await listCredits(tx, { store_id, currency });
  if (credits.length === 0) return;
  const statements = sortFirst(
    await listOpenStatements(tx, { store_id, currency, statement_no: null, period: null }),
    application.first,
  );
  const { changes, rows, gained_micros } = divideCredits(credits, statements, currency);
  if (changes.length === 0) return;
  await insertParts(
    tx,
    rows.map((row) => ({ ...row, at })),
  );
  await postTransaction(tx, {
    key: `store_credit:${posting_id}:${store_id}:${currency}`,
    kind: 'store_credit',
    at,
    actor_id: null,
    subject_id: posting_id,
    sides: [...buildDifference(gained_micros), ...(await listReceivedSides(tx, changes))],
  });
}

function sortFirst(statements: readonly PaidStatement[], first: readonly number[]): PaidStatement[] {
  const isFirst = ({ statement_no }: PaidStatement) => first.includes(statement_no);
  return [...statements.filter(isFirst), ...statements.filter((one) => !isFirst(one))];
}

type PartRow = { payment_id: string; statement_no: number | null; amount: string; home_micros: bigint };

/**
 * Divides credits among statements. Credit is worth what it was when it was paid, and a report what its rate says: in
 * other currencies than dollars the two differ.
 */
function divideCredits(credits: readonly StoreCredit[], statements: readonly PaidStatement[], currency: string) {
  const left = new Map(statements.map((statement) => [statement.statement_no, statement]));
  const changes = new Map<number, StatementPart>();
  const rows: PartRow[] = [];
  let gained_micros = 0n;
  for (const credit of credits) {
    const open = [...left.values()].map(({ statement_no, gross, settled }) => {
      return { statement_no, open: subtractDecimals(gross, settled) };
    });
    let rest: Decimal = credit.amount;
    let value = credit.home_micros;
    for (const { statement_no, amount } of coverReports(credit.amount, open).parts) {
      const statement = left.get(statement_no);
      if (statement === undefined) continue;
      const used = shareOf(value, amount, rest);
      const home_micros = currency === HOME_CURRENCY ? used : toMicros(amount, statement.rate);
      rest = subtractDecimals(rest, amount);
      value -= used;
      gained_micros += home_micros - used;
      const text = formatDecimal(amount);
      rows.push({ payment_id: credit.payment_id, statement_no: null, amount: `-${text}`, home_micros: -used });
      rows.push({ payment_id: credit.payment_id, statement_no, amount: text, home_micros });
      const change = toChange(statement, amount);
      changes.set(statement_no, { ...change, before: changes.get(statement_no)?.before ?? change.before });
      left.set(statement_no, { ...statement, settled: change.after });
    }
  }
  return { changes: [...changes.values()], rows, gained_micros };
}

function buildDifference(gained: bigint): Side[] {
  return [
    { ref: { kind: 'exchange', currency: HOME_CURRENCY }, amount_micros: -gained },
    { ref: { kind: 'exchange_difference' }, amount_micros: gained },
  ];
}
