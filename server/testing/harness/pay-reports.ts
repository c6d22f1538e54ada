import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { addDecimals, formatDecimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { listOpenStatements } from '../../money/ledger/payment-part-store.ts';
import { recordStorePayment } from '../../money/ledger/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

type Payer = { db: Db; now: Date; recorded_by: string; store_ids?: readonly string[] };

/** Records payments of stores for everything that is open of their reports: holders can withdraw it. */
export async function payReports({ db, now, recorded_by, store_ids }: Payer): Promise<void> {
  const { store_id, currency } = sales_statements;
  const payers = await db
    .selectDistinct({ store_id: sql<string>`${store_id}`, currency })
    .from(sales_statements)
    .where(store_ids === undefined ? sql`${store_id} is not null` : inArray(store_id, [...store_ids]));
  for (const payer of payers)
    await inTransaction(db, async (tx) => {
      const open = await listOpenStatements(tx, { ...payer, statement_no: null, period: null });
      const rest = open.map(({ gross, settled }) => addDecimals(gross, { ...settled, digits: -settled.digits }));
      const [first, ...others] = rest;
      if (first === undefined) return;
      const sum = others.reduce(addDecimals, first);
      const worth = open.reduce((all, { rate }, index) => all + toMicros(rest[index] ?? sum, rate), 0n);
      const payment = {
        ...payer,
        received_on: now.toISOString().slice(0, 10),
        settled_amount: formatDecimal(sum),
        received_micros: Number(worth),
        reference: uuidv7(),
        accepts_overpayment: false,
      };
      await recordStorePayment(tx, { user_id: recorded_by }, payment, now);
    });
}
