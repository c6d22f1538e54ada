import {
  getFraudCase,
  holdCaseTrack,
  removeCaseTrack,
  restoreCaseTrack,
} from '@tangent/contract/insight/monitoring.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportDays } from '../../testing/fixtures/report-days.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { addPublished } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

test('a case names the track of an album; staff hold the lines of that track alone and release them, and the artist reads it', async () => {
  const account = await signUp(app);
  const out = { title: 'Deniz', live_date: dateInDays(app, -400), track_count: 3 };
  const { id: release_id, tracks: album } = await addPublished(app, account, out);
  const [first = '', second = ''] = album;
  const day = (ago: number) => dateInDays(app, -ago);
  const line = { store_id: 'spotify', country: 'TR', listeners: 100 };
  const usual = Array.from({ length: 28 }, (_, index) => index + 2).flatMap((ago) => [
    { ...line, track_id: first, day: day(ago), streams: 300 },
    { ...line, track_id: second, day: day(ago), streams: 20 },
  ]);
  const crowd = { ...line, track_id: second, day: day(1), streams: 6_000 };
  await reportDays(app, account.user._id, [...usual, { ...line, track_id: first, day: day(1), streams: 310 }, crowd]);
  const at = app.clock.now();
  const days = { first_day: day(1), last_day: day(1), opened_at: at, changed_at: at };
  const [row] = await app.db
    .insert(fraud_cases)
    .values({ account_id: account.user._id, release_id, store_id: 'spotify', ...days })
    .returning();
  const id = row?.id ?? '';
  await app.db
    .insert(fraud_findings)
    .values({ case_id: id, day: day(1), rule: 'spike', numbers: { streams: 6_310, usual_streams: 320 } });
  const params = { id };
  const read = async () => (await account.call(getFraudCase, { params })).body;
  const see = async () =>
    (await read()).tracks.map(({ track_id, flagged, held_since }) => [
      track_id === second,
      flagged,
      held_since !== null,
    ]);
  expect(await see()).toEqual([
    [true, true, false],
    [false, false, false],
  ]);
  const { track_count, tracks: parts } = await read();
  expect([track_count, parts.map(({ is_removable }) => is_removable)]).toEqual([3, [true, true]]);
  const body = { track_id: second, reason: 'store_demand', note: ' Two days of bots ' } as const;
  expect((await account.call(removeCaseTrack, { params, body })).status).toBe(403);
  // Stores never had this release, so no track can leave one.
  expect((await staff.call(removeCaseTrack, { params, body })).status).toBe(409);
  expect((await staff.call(restoreCaseTrack, { params, body: { track_id: second, note: null } })).status).toBe(409);
  const hold = (on: boolean, track_id = second) =>
    staff.call(holdCaseTrack, { params, body: { track_id, hold: on, note: ' Two days ' } });
  expect((await hold(true)).status).toBe(200);
  expect((await hold(true)).status).toBe(409);
  expect((await hold(true, release_id)).status).toBe(404);
  expect(await see()).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
  const [held] = await app.db.select().from(earnings_holds).where(eq(earnings_holds.release_id, release_id));
  const from_period = `${day(1).slice(0, 7)}-01`;
  expect(held).toMatchObject({ track_id: second, store_id: 'spotify', from_period, reason: 'artificial_streams' });
  expect((await hold(false)).status).toBe(200);
  expect((await read()).history).toMatchObject([
    { event: 'track_held', track: 'Deniz 2', by: 'staff', note: 'Two days' },
    { event: 'track_released', track: 'Deniz 2', by: 'staff' },
  ]);
});
