import { activity_events } from '@tangent/db/schema/events/activity.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { dateInDays } from '../../testing/fixtures/test-release.ts';
import { addPublished, addTrends } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { dateDemoEvents } from './date-demo-events.ts';
import { toEmail } from './demo-accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Adds an artist with a release that passes 1,000 streams on its third day, and the events of a year of reports. */
async function addArtist(): Promise<string> {
  const account = await signUp(app);
  const out = { title: 'Deniz', live_date: dateInDays(app, -90), track_count: 1 };
  const { id: release_id, tracks } = await addPublished(app, account, out);
  const [track_id = ''] = tracks;
  const account_id = account.user._id;
  const lines = [-90, -89, -88, -87].map((ago) => {
    const day = dateInDays(app, ago);
    return { day, track_id, store_id: 'spotify', country: 'TR', streams: 400, listeners: 100 };
  });
  const [before] = await app.db.select().from(activity_events);
  await addTrends(app, account_id, { file_no: before ? 2 : 1, lines });
  const at = app.clock.now();
  await app.db.insert(activity_events).values([
    { account_id, type: 'statement', params: { month: '2020-01' }, at },
    { account_id, type: 'statement', params: { month: dateInDays(app, 0).slice(0, 7) }, at },
    { account_id, type: 'streams', release_id, at },
  ]);
  return account_id;
}

const listDays = async (account_id: string) => {
  const rows = await app.db
    .select()
    .from(activity_events)
    .where(eq(activity_events.account_id, account_id))
    .orderBy(asc(activity_events.at));
  return rows.map(({ type, at }) => [type, at.toISOString().slice(0, 10)]);
};

test('the events of the demo have the dates of their reports, none is in the future, and those of others stay', async () => {
  const [demo, other] = [await addArtist(), await addArtist()];
  await app.db
    .update(users)
    .set({ email: toEmail('pro') })
    .where(eq(users.id, demo));
  const today = dateInDays(app, 0);
  for (let start = 0; start < 2; start++) {
    await dateDemoEvents(app);
    expect(await listDays(demo)).toEqual([
      ['statement', '2020-02-26'],
      ['streams', dateInDays(app, -86)],
      ['statement', today],
    ]);
  }
  expect(new Set((await listDays(other)).map(([, day]) => day))).toEqual(new Set([today]));
});
