import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { type Decimal, formatDecimal, parseDecimal } from '@tangent/domain/royalty/decimal.ts';
import { getFirstDay, getLastDay } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findRate } from '../ledger/public.ts';
import { findStore } from '../store-file/public.ts';
import { DecimalSum, SafeSum } from './exact-sum.ts';
import type { StatementHead } from './reports/report.ts';
import type { loadChosenStores, RunningStatement, StatementRate } from './statement-store.ts';

const HOME_RATE: StatementRate = { rate: { digits: 1n, scale: 0 }, rate_date: null, rate_source: 'home' };
/** Decimal places of a stored rate. */
const RATE_SCALE = 12;

/** Starts a statement: assigns its number, and finds its store and the rate of its conversion. */
export async function startStatement(
  tx: Db | Tx,
  {
    file_no,
    head,
    findChosenStore,
  }: { file_no: number; head: StatementHead; findChosenStore: Awaited<ReturnType<typeof loadChosenStores>> },
): Promise<RunningStatement> {
  const statement_id = buildStatementId(head, file_no);
  const first_day = getFirstDay(head.period);
  const chosen = findChosenStore({ statement_id, period: first_day, currency: head.currency });
  const { rows } = await tx.execute<{ no: string }>(sql`select nextval('sales_statements_statement_no_seq') as no`);
  return {
    head,
    statement_no: Number(rows[0]?.no),
    statement_id,
    first_day,
    store_id: chosen ?? (await findStore(tx, head.store_ref)),
    rate: await findStatementRate(tx, head),
    lines: 0,
    units: new SafeSum(),
    gross_amount: new DecimalSum(),
    gross_micros: new SafeSum(),
    suspense_micros: new SafeSum(),
  };
}

/** Returns the store's name of a statement, or one made of store, month, currency and file. */
function buildStatementId({ statement_id, store_ref, period, currency }: StatementHead, fileNo: number): string {
  return statement_id ?? `${store_ref}-${period}-${currency}-${fileNo}`;
}

async function findStatementRate(tx: Db | Tx, head: StatementHead): Promise<StatementRate | null> {
  if (head.currency === HOME_CURRENCY) return HOME_RATE;
  if (head.rate !== null) {
    const rate = shorten(head.rate);
    return rate.digits > 0n ? { rate, rate_date: head.rate_date, rate_source: 'report' } : null;
  }
  const found = await findRate(tx, head.currency, getLastDay(head.period));
  return found && { rate: shorten(found.rate), rate_date: found.day, rate_source: 'table' };
}

/** Shortens a rate to its stored form without trailing zeros, so that computations with it can be repeated. */
function shorten(rate: Decimal): Decimal {
  const scale = Math.min(rate.scale, RATE_SCALE);
  const digits = rate.digits / 10n ** BigInt(rate.scale - scale);
  return parseDecimal(formatDecimal({ digits, scale })) ?? rate;
}
