import fs from 'node:fs/promises';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_KINDS } from '../../../main/modules.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { expectMoneyAddsUp } from '../../../testing/fixtures/expect-money-adds-up.ts';
import { addWithdrawal } from '../../../testing/fixtures/royalty-rows.ts';
import {
  buildMoneyWorld,
  importReport,
  type MoneyWorld,
  type ReportLine,
} from '../../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { recordStorePayment } from '../../ledger/public.ts';
import { reverseFile } from '../../store-file/public.ts';
import { getRoyaltyBreakdownView } from './breakdown-view.ts';
import { getRoyaltyEntriesView } from './entries-view.ts';
import { getRoyaltyOverviewView } from './overview-view.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));

/** An artist: odd numbers are on Free; half of the first track belongs to Bora, of the third everything to the artist. */
function getArtist(number: 1 | 2 | 3 | 4) {
  const { account_id, tracks } = world.releases[number - 1] ?? { account_id: '', tracks: [] };
  return { account_id, shared: tracks[0]?.isrc ?? '', own: tracks[2]?.isrc ?? '', track_id: tracks[0]?.id ?? '' };
}

const report = (store: string, period: string, ...lines: ReportLine[]) =>
  importReport(world.context, { store, period, lines });

const pay = (store_id: string, period: string, settled_amount: string) =>
  run((tx, now) =>
    recordStorePayment(
      tx,
      world.staff,
      {
        store_id,
        currency: 'USD',
        period,
        received_on: now.toISOString().slice(0, 10),
        settled_amount,
        received_micros: Math.round(Number(settled_amount) * 1_000_000),
        fee_micros: 0,
        reference: uuidv7(),
        accepts_overpayment: false,
      },
      now,
    ),
  );

/** Reads the overview, checks its sums, and returns what is drawn, in micro-dollars. */
async function draw(account_id: string) {
  const overview = await getRoyaltyOverviewView(app.db, account_id, app.clock.now());
  expectMoneyAddsUp(overview);
  const { flow, newest } = overview;
  if (flow === null || newest === null) throw new Error('nothing was reported');
  return {
    stores: flow.stores.map(({ platform, received_micros, reported_micros }) => [
      platform.id,
      received_micros,
      reported_micros,
    ]),
    yours: flow.yours_micros,
    people: flow.people.map(({ name, state, tracks, amount_micros }) => [name, state, tracks, amount_micros]),
    plan: flow.plan_micros,
    charged: flow.charged_micros,
    months: flow.months.map(({ period, due_on, reported_micros, platform_count }) => [
      period,
      due_on,
      reported_micros,
      platform_count,
    ]),
    newest,
  };
}

test('on Free: what waits, then what a store paid and where it went, then what a withdrawal left of it', async () => {
  const { account_id, shared, own } = getArtist(1);
  await report(
    'spotify',
    '2025-01',
    { isrc: shared, amount: '100', units: 900, country: 'PT' },
    { isrc: own, amount: '40', units: 100, country: 'BR' },
    { isrc: shared, amount: '-9.6', units: 960, kind: 'penalty' },
  );
  // Of 100 Bora has 50.01 % after our 15 %; of the fine he bears nothing.
  const waiting = await draw(account_id);
  expect(waiting).toMatchObject({
    stores: [['spotify', 0, 140_000_000]],
    yours: 0,
    people: [],
    plan: 0,
    charged: 0,
    months: [['2025-01', '2025-04-16', 140_000_000, 1]],
    newest: {
      period: '2025-01',
      due_on: '2025-04-16',
      lines: 3,
      countries: 3,
      gross_micros: 140_000_000,
      shares_micros: 0,
      amount_micros: 66_891_500,
      charged_micros: 9_600_000,
      plan_micros: 21_000_000,
      people: [{ name: 'Bora Kaya', state: 'invited', tracks: 1, amount_micros: 42_508_500 }],
      stores: [
        {
          platform: { id: 'spotify' },
          unit_kind: 'streams',
          units: 1_000,
          releases: 1,
          amount_micros: 140_000_000,
          received: 'none',
        },
      ],
    },
  });
  expect(waiting.newest.charges).toMatchObject([
    { kind: 'penalty', platform: { id: 'spotify' }, track: { title: 'Song 1' }, amount_micros: -9_600_000 },
  ]);

  await pay('spotify', '2025-01', '65.2');
  const half = await draw(account_id);
  expect(half).toMatchObject({
    stores: [['spotify', 70_000_000, 70_000_000]],
    yours: 33_445_750,
    people: [['Bora Kaya', 'invited', 1, 21_254_250]],
    plan: 10_500_000,
    charged: 4_800_000,
  });
  expect(half.newest.stores[0]?.received).toBe('part');

  await pay('spotify', '2025-01', '65.2');
  await report('deezer', '2025-02', { isrc: own, amount: '10' });
  await addWithdrawal(app, account_id, 3_344, 'paid');
  // 33.4515 of 66.8915 are left of January: Bora’s part, ours and the fine are cut alike.
  const left = await draw(account_id);
  expect(left).toMatchObject({
    stores: [
      ['spotify', 70_012_034, 0],
      ['deezer', 0, 10_000_000],
    ],
    yours: 33_451_500,
    people: [['Bora Kaya', 'invited', 1, 21_257_904]],
    plan: 10_501_805,
    charged: 4_800_825,
    months: [['2025-02', '2025-05-14', 10_000_000, 1]],
  });
  expect(left.newest).toMatchObject({ period: '2025-02', amount_micros: 8_500_000, people: [], charges: [] });
});

test('a store that takes back more than it ever paid: a debt, from which nothing flows', async () => {
  const { account_id, own } = getArtist(2);
  const { id } = await report('tidal', '2025-01', { isrc: own, amount: '20' });
  await pay('tidal', '2025-01', '20');
  await addWithdrawal(app, account_id, 1_500, 'paid');
  await run((tx, now) => reverseFile(tx, world.staff, id, { note: 'wrong month', report_kinds: REPORT_KINDS }, now));
  expect(await draw(account_id)).toMatchObject({ stores: [], yours: 0, people: [], plan: 0, months: [] });
});

test('where a fee takes all of the owner’s part, what waits for the others is still seen', async () => {
  const { account_id, shared } = getArtist(4);
  await report('deezer', '2025-03', { isrc: shared, amount: '30' }, { isrc: shared, amount: '-14.9985', kind: 'fee' });
  // The owner’s 14.997 less the fee are a debt at once; Bora’s 15.003 wait for the store, as the fee does.
  const { months, yours, newest } = await draw(account_id);
  expect([months, yours]).toEqual([[['2025-03', '2025-06-14', 30_001_500, 1]], 0]);
  expect(newest).toMatchObject({ gross_micros: 30_000_000, amount_micros: -1_500, plan_micros: 0 });
  expect(newest.stores[0]?.received).toBe('none');
});

test('the lines of a person are those of the tracks they share, and only their owner can ask for them', async () => {
  const { account_id, track_id } = getArtist(1);
  const query = { payee: world.payee_id };
  const { items, total } = await getRoyaltyEntriesView(app.db, account_id, query);
  expect([items.map(({ track }) => track.id), total]).toEqual([[track_id, track_id], 2]);
  const byTrack = await getRoyaltyBreakdownView(app.db, account_id, { ...query, by: 'track' });
  expect(byTrack.items.map(({ key }) => key)).toEqual([track_id]);
  const other = getArtist(4).account_id;
  expect(await getRoyaltyEntriesView(app.db, other, query)).toMatchObject({ items: [], total: 0 });
});
