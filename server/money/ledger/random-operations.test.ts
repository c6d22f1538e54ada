import fs from 'node:fs/promises';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/sql/open-database.ts';
import { isFinallyPaid, listSent } from '../../testing/fakes/flaky-rail.ts';
import { expectMoneyAddsUp } from '../../testing/fixtures/expect-money-adds-up.ts';
import { finishReading, railFile, runRandomOperation, settlePayouts } from '../../testing/harness/money-operations.ts';
import { buildMoneyWorld, type MoneyWorld } from '../../testing/harness/money-world.ts';
import { createRandomSource } from '../../testing/harness/random-source.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { getRoyaltyOverviewView } from '../royalty/public.ts';
import { checkLedger } from './check-ledger.ts';

const CLIENTS = 8;
const EACH = 20;
const SEED = process.env.SEED ?? 'one of many';

let app: TestApp;
let database: Database;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  // Each reader of a report has two connections.
  database = openDatabase({ url: app.database_url, onError: () => {}, max_connections: 3 * CLIENTS });
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, ...database, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await database.close();
  await app.close();
});

test('[S3-078] [S3-079] [S3-080] after any operations on money, in any order and at once, the ledger balances to the micro and no payout is made twice', async () => {
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const draw = createRandomSource(`${SEED} ${client}`);
    for (let done = 0; done < EACH; done++) await runRandomOperation(world, draw);
  });
  await Promise.all(clients);
  await finishReading(world);
  await settlePayouts(world);
  const broken = (await checkLedger(app.db)).filter(({ count }) => count > 0);
  expect(broken).toEqual([]);
  for (const account_id of world.account_ids)
    expectMoneyAddsUp(await getRoyaltyOverviewView(app.db, account_id, app.clock.now()));
  expect(await app.db.$count(sales_files, inArray(sales_files.state, ['posted', 'reversed']))).toBeGreaterThan(EACH);
  const paid = await app.db.select().from(withdrawals).where(eq(withdrawals.state, 'paid'));
  const sent = listSent(railFile(world));
  const arrived = [...sent.keys()].filter(isFinallyPaid);
  expect(paid.every(({ id, amount_cents }) => sent.get(id) === amount_cents)).toBe(true);
  expect(arrived.filter((key) => !paid.some(({ id }) => id === key))).toEqual([]);
});
