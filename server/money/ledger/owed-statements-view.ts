import type { listOwedStatements, OwedStatement, StorePayment } from '@tangent/contract/money/backoffice-money.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { store_payment_parts, store_payments } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { MONEY_ROWS_PER_PAGE, STORE_TERMS_DAYS } from '@tangent/domain/money/money-limits.ts';
import { getLastDay } from '@tangent/domain/money/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { paidByStatement } from './paid-by-statement.ts';

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
    credits: await listStoreCredits(db),
    payers: await listPayers(db),
  };
}

/** Lists what stores have paid and no report needs yet. */
async function listStoreCredits(db: Db | Tx): Promise<Page['credits']> {
  const { rows } = await db.execute<Page['credits'][number]>(sql`
    select p.store_id, coalesce(o.name, p.store_id) as store_name, p.currency, trim_scale(sum(c.amount))::text as amount
      from ${store_payments} p join ${store_payment_parts} c on c.payment_id = p.id and c.statement_no is null
      left join ${stores} o on o.id = p.store_id
     group by 1, 2, 3 having sum(c.amount) <> 0 order by 2, 3`);
  return rows;
}

/** Lists the stores that have reported, by currency, with what is open of their reports. */
async function listPayers(db: Db | Tx): Promise<Page['payers']> {
  const { rows } = await db.execute<Page['payers'][number]>(sql`
    select s.store_id, coalesce(o.name, s.store_id) as store_name, s.currency,
           trim_scale(sum(greatest(s.gross_amount - p.settled, 0)))::text as open_amount
      from ${FOUND} where f.kind = 'report' and s.store_id is not null group by 1, 2, 3 order by 2, 3`);
  return rows;
}

const FOUND = sql`${sales_statements} s
  join ${sales_files} f on f.id = s.file_id and f.state = 'posted'
  left join ${stores} o on o.id = s.store_id
  left join lateral (
    select coalesce(sum(settled), 0) as settled, coalesce(sum(received), 0) as received
      from (${paidByStatement(sql`c.statement_no = s.statement_no`)}) own
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
  const numbers = rows.map(({ statement_no }) => statement_no);
  const payments = await selectPayments(
    db,
    sql`p.id in (select payment_id from ${store_payment_parts} where statement_no = any(${sql.param(numbers)}::int[]))`,
  );
  return rows.map((row) => ({
    ...row,
    gross_micros: Number(row.gross_micros),
    received_micros: Number(row.received_micros),
    payment_due_on: addDays(getLastDay(row.period), STORE_TERMS_DAYS.payment),
    payments: payments.filter(({ parts }) => parts.some(({ statement_no }) => statement_no === row.statement_no)),
  }));
}

/** Returns a payment of a store, as staff sees it. */
export async function getStorePayment(db: Db | Tx, id: string): Promise<StorePayment> {
  const [payment] = await selectPayments(db, sql`p.id = ${id}`);
  if (!payment) throw new Refusal('not_found');
  return payment;
}

type PaymentRow = Omit<StorePayment, 'received_micros' | 'fee_micros' | 'recorded_at'> &
  Record<'received_micros' | 'fee_micros', string> & { recorded_at: Date };

async function selectPayments(db: Db | Tx, where: SQL): Promise<StorePayment[]> {
  const { rows } = await db.execute<PaymentRow>(sql`
    select p.id, p.store_id, p.currency, p.statement_no, to_char(p.period, 'YYYY-MM') as period,
           p.received_on::text as received_on, trim_scale(p.settled_amount)::text as settled_amount,
           p.received_micros::text as received_micros, p.fee_micros::text as fee_micros, p.reference, p.recorded_at,
           u.first_name || ' ' || u.last_name as recorded_by,
           trim_scale(coalesce((
             select sum(amount) from ${store_payment_parts} where payment_id = p.id and statement_no is null
           ), 0))::text as credit_amount,
           coalesce((${selectParts}), '[]'::json) as parts
      from ${store_payments} p left join ${users} u on u.id = p.recorded_by
     where ${where} order by p.received_on, p.id`);
  return rows.map(({ received_micros, fee_micros, recorded_at, ...row }) => ({
    ...row,
    received_micros: Number(received_micros),
    fee_micros: Number(fee_micros),
    recorded_at: new Date(recorded_at).toISOString(),
  }));
}

const selectParts: SQL = sql`
  select json_agg(json_build_object('statement_no', statement_no, 'period', period, 'amount', amount) order by statement_no)
    from (
      select c.statement_no, to_char(s.period, 'YYYY-MM') as period, trim_scale(sum(c.amount))::text as amount
        from ${store_payment_parts} c join ${sales_statements} s on s.statement_no = c.statement_no
       where c.payment_id = p.id group by 1, 2 having sum(c.amount) <> 0
    ) own`;
