import { store_payment_parts, store_payments } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { type Decimal, formatDecimal, parseExact, subtractDecimals } from '@tangent/domain/money/royalty/decimal.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** A statement of a store with what its payments cover, in its currency. */
export interface PaidStatement {
  statement_no: number;
  store_id: string;
  period: string;
  currency: string;
  rate: Decimal;
  gross: Decimal;
  settled: Decimal;
  /** False for one that was reversed: it owes nothing. */
  is_posted: boolean;
}

type Row = Omit<PaidStatement, 'rate' | 'gross' | 'settled'> & { rate: string; gross: string; settled: string };

/** Which statements are meant: one, or those of a store in a currency, of one month or of all. */
export type PaymentScope = {
  store_id: string;
  currency: string;
  statement_no: number | null;
  /** The first day of the month. */
  period: string | null;
};

/** Lists posted statements with something to pay, the oldest first. */
export function listOpenStatements(tx: Tx, { store_id, currency, period }: PaymentScope): Promise<PaidStatement[]> {
  return selectStatements(
    tx,
    sql`s.store_id = ${store_id} and s.currency = ${currency} and f.state = 'posted'
      and (${period}::date is null or s.period = ${period}::date) and s.gross_amount > coalesce(p.settled, 0)`,
  );
}

/** Finds a statement that is or was posted. A number from outside may be greater than the column can hold. */
export async function findPaidStatement(tx: Tx, statementNo: number): Promise<PaidStatement | null> {
  const [found] = await selectStatements(
    tx,
    sql`s.statement_no = ${statementNo}::bigint and f.state in ('posted', 'reversed')`,
  );
  return found ?? null;
}

/** Returns what is open of a store by currency, and of it how much: `1204.5 EUR`. */
export async function listOpenAmounts(tx: Tx, storeId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ currency: string; open: string }>(sql`
    select s.currency, trim_scale(sum(s.gross_amount - coalesce(p.settled, 0)))::text as open
      from ${FOUND} where s.store_id = ${storeId} and f.state = 'posted' and s.gross_amount > coalesce(p.settled, 0)
     group by s.currency order by s.currency`);
  return rows.map(({ currency, open }) => `${open} ${currency}`);
}

const FOUND: SQL = sql`${sales_statements} s
  join ${sales_files} f on f.id = s.file_id and f.kind = 'report'
  left join (
    select statement_no, sum(amount) as settled from ${store_payment_parts} where statement_no is not null group by 1
  ) p on p.statement_no = s.statement_no`;

async function selectStatements(tx: Tx, where: SQL): Promise<PaidStatement[]> {
  const { rows } = await tx.execute<Row>(sql`
    select s.statement_no, s.store_id, s.period::text as period, s.currency, trim_scale(s.rate)::text as rate,
           trim_scale(s.gross_amount)::text as gross, trim_scale(coalesce(p.settled, 0))::text as settled,
           f.state = 'posted' as is_posted
      from ${FOUND} where ${where} and s.store_id is not null and s.rate is not null order by s.period, s.statement_no`);
  return rows.map(({ rate, gross, settled, ...row }) => {
    return { ...row, rate: parseExact(rate), gross: parseExact(gross), settled: parseExact(settled) };
  });
}

/** Credit that is left of a payment, in its currency and in micro-dollars. */
export interface StoreCredit {
  payment_id: string;
  amount: Decimal;
  home_micros: bigint;
}

/**
 * Lists the credit of a store in a currency, the oldest payment first, less what it is short of: of money that it took
 * back from a report that is reversed now.
 */
export async function listCredits(
  tx: Tx,
  { store_id, currency }: Pick<PaymentScope, 'store_id' | 'currency'>,
): Promise<StoreCredit[]> {
  const { rows } = await tx.execute<{ payment_id: string; amount: string; home: string }>(sql`
    select p.id as payment_id, trim_scale(sum(c.amount))::text as amount, sum(c.home_micros)::text as home
      from ${store_payments} p join ${store_payment_parts} c on c.payment_id = p.id and c.statement_no is null
     where p.store_id = ${store_id} and p.currency = ${currency}
     group by p.id having sum(c.amount) <> 0 order by p.received_on, p.id`);
  const all = rows.map(({ payment_id, amount, home }) => {
    return { payment_id, amount: parseExact(amount), home_micros: BigInt(home) };
  });
  let short = all.filter(isShort).reduce((sum, { amount }) => subtractDecimals(sum, amount), ZERO);
  return all.flatMap((credit) => {
    const left = subtractDecimals(credit.amount, short);
    if (isShort(credit)) return [];
    if (short.digits === 0n) return [credit];
    short = left.digits < 0n ? { ...left, digits: -left.digits } : ZERO;
    return left.digits > 0n ? [{ ...credit, amount: left }] : [];
  });
}

const ZERO: Decimal = { digits: 0n, scale: 0 };
const isShort = ({ amount }: StoreCredit) => amount.digits < 0n;

type NewPart = Omit<typeof store_payment_parts.$inferInsert, 'id'>;

export async function insertParts(tx: Tx, parts: readonly NewPart[]): Promise<void> {
  if (parts.length > 0) await tx.insert(store_payment_parts).values([...parts]);
}

/**
 * Makes what payments covered of statements that are reversed the credit of their stores again. The money stays as it
 * is: nothing is posted to the ledger.
 */
export async function freeParts(tx: Tx, statementNos: readonly number[], at: Date): Promise<void> {
  const { rows } = await tx.execute<Record<'payment_id' | 'amount' | 'home', string> & { statement_no: number }>(sql`
    select payment_id, statement_no, trim_scale(sum(amount))::text as amount, sum(home_micros)::text as home
      from ${store_payment_parts} where statement_no = any(${sql.param([...statementNos])}::int[])
     group by 1, 2 having sum(amount) <> 0 order by 2, 1`);
  await insertParts(
    tx,
    rows.flatMap(({ payment_id, statement_no, amount, home }) => {
      const { digits, scale } = parseExact(amount);
      const micros = BigInt(home);
      return [
        { payment_id, statement_no, amount: formatDecimal({ digits: -digits, scale }), home_micros: -micros, at },
        { payment_id, statement_no: null, amount, home_micros: micros, at },
      ];
    }),
  );
}
