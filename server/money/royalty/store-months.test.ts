import fs from 'node:fs/promises';
import { listBackofficeStoreMonths, listStoreMonths } from '@tangent/contract/money/store-month.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { addMonths, getFirstDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { buildMoneyWorld, importReport, type MoneyWorld } from '../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { recordStorePayment } from '../ledger/public.ts';

let app: TestApp;
let world: MoneyWorld;
let artist: TestAccount;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
  [artist, staff] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const monthsAgo = (count: number) => addMonths(toPeriod(app.clock.now().toISOString()), -count);

test('an artist sees month by month the expected, reported and paid amounts of a store, and staff sees the same for all', async () => {
  const [own, other] = world.releases;
  const account_id = artist.user._id;
  await app.db
    .update(releases)
    .set({ account_id })
    .where(eq(releases.id, own?.id ?? ''));
  const live = { release_id: own?.id ?? '', store_id: 'spotify', state: 'live', changed_at: app.clock.now() } as const;
  await app.db.insert(deliveries).values({ ...live, live_at: new Date(`${getFirstDay(monthsAgo(3))}T00:00:00Z`) });
  const lines = [
    { isrc: own?.tracks[2]?.isrc ?? '', amount: '30' },
    { isrc: other?.tracks[2]?.isrc ?? '', amount: '70' },
    { isrc: 'QZTNG2099999', amount: '10' },
  ];
  const wanted = { store: 'spotify', period: monthsAgo(3) };
  await importReport(world.context, { ...wanted, lines });
  const euros = await importReport(world.context, { ...wanted, lines: lines.slice(0, 2), currency: 'EUR' });
  expect([euros.state, euros.hold_reasons]).toEqual(['held', ['same_period']]);
  const [statement] = await app.db
    .select()
    .from(sales_statements)
    .where(and(eq(sales_statements.store_id, 'spotify'), eq(sales_statements.currency, 'USD')));
  const payment = { received_on: `${monthsAgo(1)}-01`, settled_amount: '110', received_micros: 99_000_000 };
  const paid = { ...payment, statement_no: statement?.statement_no ?? 0, reference: 'May', accepts_overpayment: true };
  await inTransaction(app.db, (tx) => recordStorePayment(tx, world.staff, paid, app.clock.now()));

  const artistMonths = (await artist.call(listStoreMonths)).body;
  expect(artistMonths.items.map(({ period }) => period)).toEqual([0, 1, 2, 3].map(monthsAgo));
  // Of 110 dollars 30 are from their sales; they get 85 % of them, and nine tenths of it were paid.
  const [oldest, next] = artistMonths.items.toReversed();
  expect(oldest).toMatchObject({
    reported_micros: 25_500_000,
    paid_micros: 22_950_000,
    gap: 'paid_short',
    estimate_micros: null,
  });
  expect(next).toMatchObject({
    reported_micros: null,
    paid_micros: 0,
    estimate_micros: 25_500_000,
    store_name: 'spotify',
  });
  expect(artistMonths.items[0]?.gap).toBe('not_due_yet');
  const house = (await staff.call(listBackofficeStoreMonths, { query: { store_id: 'spotify' } })).body.items.at(-1);
  expect(house).toMatchObject({ reported_micros: 110_000_000, paid_micros: 99_000_000, suspense_micros: 10_000_000 });
  expect((await signUp(app).then((stranger) => stranger.call(listStoreMonths))).body).toMatchObject({ items: [] });
  const far = { from: '2020-01', to: '2026-01' };
  expect((await artist.call(listStoreMonths, { query: far })).status).toBe(400);
  // No month follows this one: a loop that counts beyond it would never end.
  expect((await artist.call(listStoreMonths, { query: { to: '9999-12' } })).status).toBe(422);
});
