import type { listOwedStatements, OwedStatement, StorePayment } from '@tangent/contract/money/backoffice-money.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { store_payments } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { MONEY_ROWS_PER_PAGE, STORE_TERMS_DAYS } from '@tangent/domain/money/money-limits.ts';
import { getLastDay } from '@tangent/domain/money/royalty/period.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type Query = z.output<typeof listOwedStatements.query>;
type Page = z.input<typeof listOwedStatements.response>;
type Row = Omit<OwedStatement, 'payment_due_on' | 'payments' | 'gross_micros' | 'received_micros'> & {
  gross_micros: string;
  received_micros: string;
};

/** Returns a page of posted reports with the payments for them, the newest first. */
export async function listOwedStatementsPage(db: Db | Tx, query: Query): Promise<Page> {
  const filter = sql.join([sql`f.kind = 'report'`, ...buildConditions(query)], sql` and `);
  const before = query.cursor === undefined ? sql`true` : sql`s.statement_no < ${readCursor(query.cursor)}`;
  const { rows } = await db.execute<Row>(sql`
    select s.statement_no, s.statement_id, s.store_id, coalesce(o.name, s.store_id) as store_name,
           to_char(s.period, 'YYYY-MM') as period, s.currency, trim_scale(s.gross_amount)::text as gross_amount,
           s.gross_micros::text as gross_micros, trim_scale(p.settled)::text as settled_amount,
           trim_scale(s.gross_amount - p.settled)::text as open_amount, p.received::text as received_micros
      from ${FOUND} where ${filter} and ${before} order by s.statement_no desc limit ${MONEY_ROWS_PER_PAGE + 1}`);
  const visible = rows.slice(0, MONEY_ROWS_PER_PAGE);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${FOUND} where ${filter}`,
  );
  const last = rows.length > visible.length ? visible.at(-1)?.statement_no : undefined;
  return {
    items: await withPayments(db, visible),
    next_cursor: last === undefined ? null : String(last),
    total: counted[0]?.total ?? 0,
  };
}

const FOUND = sql`${sales_statements} s
  join ${sales_files} f on f.id = s.file_id and f.state = 'posted'
  left join ${stores} o on o.id = s.store_id
  left join lateral (
    select coalesce(sum(settled_amount), 0) as settled, coalesce(sum(received_micros), 0) as received
      from ${store_payments} where statement_no = s.statement_no
  ) p on true`;

function buildConditions({ open, store_id }: Query): SQL[] {
  return [
    ...(open === undefined ? [] : [sql`s.gross_amount <> p.settled`]),
    ...(store_id === undefined ? [] : [sql`s.store_id = ${store_id}`]),
  ];
}

function readCursor(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new Refusal('malformed_request');
  return Number(cursor);
}

async function withPayments(db: Db | Tx, rows: readonly Row[]): Promise<OwedStatement[]> {
  const payments = await selectPayments(
    db,
    inArray(
      store_payments.statement_no,
      rows.map(({ statement_no }) => statement_no),
    ),
  );
  return rows.map((row) => ({
    ...row,
    gross_micros: Number(row.gross_micros),
    received_micros: Number(row.received_micros),
    payment_due_on: addDays(getLastDay(row.period), STORE_TERMS_DAYS.payment),
    payments: payments.filter(({ statement_no }) => statement_no === row.statement_no),
  }));
}

/** Returns a payment of a store, as staff sees it. */
export async function getStorePayment(db: Db | Tx, id: string): Promise<StorePayment> {
  const [payment] = await selectPayments(db, eq(store_payments.id, id));
  if (!payment) throw new Refusal('not_found');
  return payment;
}

async function selectPayments(db: Db | Tx, where: SQL): Promise<StorePayment[]> {
  const rows = await db
    .select({
      payment: store_payments,
      settled_amount: sql<string>`trim_scale(${store_payments.settled_amount})::text`,
      recorded_by: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`,
    })
    .from(store_payments)
    .leftJoin(users, eq(users.id, store_payments.recorded_by))
    .where(where)
    .orderBy(store_payments.received_on, store_payments.id);
  return rows.map(({ payment, ...named }) => ({
    ...payment,
    ...named,
    received_micros: Number(payment.received_micros),
    recorded_at: payment.recorded_at.toISOString(),
  }));
}
