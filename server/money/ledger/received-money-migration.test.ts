import fs from 'node:fs/promises';
import path from 'node:path';
import { ledger_accounts } from '@tangent/db/schema/money/ledger.ts';
import { store_payment_parts } from '@tangent/db/schema/money/royalty.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { buildMoneyWorld, importReport, listWorldPeriods, type MoneyWorld } from '../../testing/harness/money-world.ts';
import { computeOwed } from '../../testing/harness/owed.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { requestWithdrawal } from '../payout/request-withdrawal.ts';
import { readAccountFigures } from './account-figures.ts';
import { checkLedger } from './check-ledger.ts';
import { recordStorePayment } from './record-store-payment.ts';

const FILE = path.join(import.meta.dirname, '../../../db/migrations/0066_received_money.sql');

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));

/** Puts all reported money on balances, and forgets how payments are divided: as it was before. */
const forget = () =>
  run(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ledger_accounts (id, key, kind, currency, account_id, payee_id)
      select gen_random_uuid(), split_part(key, ':', 1) || split_part(key, ':', 2), replace(kind, 'reported', 'payable'), 'USD', account_id, payee_id
        from (select distinct on (kind, account_id, payee_id) * from ledger_accounts where statement_no is not null) r
       where not exists (select from ledger_accounts p where p.kind = replace(r.kind, 'reported', 'payable')
         and p.account_id is not distinct from r.account_id and p.payee_id is not distinct from r.payee_id)`);
    await tx.execute(sql`
      update ledger_postings o set ledger_account_id = p.id from ledger_accounts r join ledger_accounts p
          on p.kind = replace(r.kind, 'reported', 'payable') and p.account_id is not distinct from r.account_id
         and p.payee_id is not distinct from r.payee_id
       where r.statement_no is not null and o.ledger_account_id = r.id`);
    await tx.execute(sql`delete from ledger_accounts where statement_no is not null`);
    await tx.execute(sql`delete from store_payment_parts`);
  });

/** Runs what the migration does with the data; its tables exist already. */
async function migrateData(): Promise<void> {
  const all = (await fs.readFile(FILE, 'utf8')).split('--> statement-breakpoint').map((text) => text.trim());
  const data = all.slice(all.findIndex((text) => text.includes('DISABLE TRIGGER')));
  const isData = (text: string) => !/CREATE TRIGGER|SET NOT NULL/.test(text) && text !== '';
  await run(async (tx) => {
    for (const text of data.filter(isData)) await tx.execute(sql.raw(text));
  });
}

test('money of reports that stores have not paid leaves the balances, the newest first, and nobody owes or is owed another sum', async () => {
  const [first = '', second = '', third = ''] = listWorldPeriods(app.clock.now());
  const [one, two] = world.releases;
  const lines = [
    { isrc: one?.tracks[0]?.isrc ?? '', amount: '100.0000005' },
    { isrc: two?.tracks[2]?.isrc ?? '', amount: '60' },
    { isrc: 'QZTNG2099999', amount: '1.5' },
  ];
  for (const period of [first, second, third]) await importReport(world.context, { store: 'spotify', period, lines });
  await importReport(world.context, { store: 'deezer', period: first, lines, currency: 'EUR' });
  const rows = await app.db.select().from(sales_statements).orderBy(asc(sales_statements.statement_no));
  const paid = ['200.25', '80.75', null, '161.5000005'];
  for (const [index, settled_amount] of paid.entries())
    if (settled_amount !== null)
      await run((tx, now) =>
        recordStorePayment(
          tx,
          world.staff,
          {
            statement_no: rows[index]?.statement_no ?? 0,
            received_on: `${first}-28`,
            settled_amount,
            received_micros: Math.round(Number(settled_amount) * 1e6),
            reference: 'A',
            accepts_overpayment: true,
          },
          now,
        ),
      );
  await forget();
  const accounts = world.account_ids.map((account_id) => ({ kind: 'artist_payable', account_id }) as const);
  const refs = [...accounts, { kind: 'payee_payable', payee_id: world.payee_id } as const];
  const sum = () => Promise.all(refs.map((ref) => computeOwed(app.db, ref)));
  // The second artist had 245 dollars, of which 90 are not paid by the store, and withdraws 200 of them.
  const [, user_id = ''] = world.account_ids;
  const request = { id: uuidv7(), amount_cents: 20_000 };
  await run((tx, now) => requestWithdrawal(tx, { user_id }, request, { now, approval_cents: 1e9 }));
  const before = await sum();
  await migrateData();
  expect(await sum()).toEqual(before);
  expect((await checkLedger(app.db)).filter(({ count }) => count > 0)).toEqual([]);
  const figures = await readAccountFigures(app.db, user_id, [user_id], `${first}-28`);
  expect([figures.available, figures.reported]).toEqual([0n, before[1]]);
  const ofUser = and(eq(ledger_accounts.account_id, user_id), like(ledger_accounts.key, 'artist_reported:%'));
  const moved = await app.db.select().from(ledger_accounts).where(ofUser).orderBy(asc(ledger_accounts.statement_no));
  expect(moved.map(({ statement_no }) => statement_no)).toEqual([rows[2]?.statement_no]);
  const artist = await readAccountFigures(app.db, world.account_ids[0] ?? '', [], `${first}-28`);
  expect(artist.reported > 0n && artist.available > 0n).toBe(true);
  const credit = await app.db
    .select()
    .from(store_payment_parts)
    .where(sql`${store_payment_parts.statement_no} is null`);
  expect(credit.map(({ amount }) => Number(amount))).toEqual([38.7499995]);
});
