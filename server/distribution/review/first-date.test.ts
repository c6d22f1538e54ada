import { getRelease } from '@tangent/contract/catalogue/release.ts';
import { approveRelease } from '@tangent/contract/distribution/backoffice-review.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { addDays, utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import { findExpectedWindow } from '@tangent/domain/catalogue/release/date/expected-live.ts';
import { findFirstDate } from '@tangent/domain/catalogue/release/date/first-date.ts';
import { findClosingDay, findLastWholeDay, findLocalDay } from '@tangent/domain/catalogue/release/date/local-day.ts';
import { reviewedBy } from '@tangent/domain/catalogue/release/date/store-deadline.ts';
import { readOffsetMs } from '@tangent/domain/catalogue/release/date/time-zone.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const moveClock = (ms: number) => app.clock.set(ms - Date.now());

/** Returns the last minute of a date in a zone. */
function findLastMinute(localDay: string, zone: string): number {
  const end = utcStartMs(addDays(localDay, 1));
  return end - readOffsetMs(end, zone) - MINUTE_MS;
}

test.each([
  ['free', 'UTC', '2026-11-28T09:00:00Z'],
  ['free', 'Pacific/Honolulu', '2026-11-28T23:00:00Z'],
  ['pro', 'Pacific/Auckland', '2026-11-28T23:00:00Z'],
  ['pro', 'America/Sao_Paulo', '2026-12-04T22:30:00Z'],
] as const)(
  'a new artist on %s in %s at %s who submits in the last minute of the day that the dashboard names keeps the date that it names',
  async (plan, zone, now) => {
    await moveClock(Date.parse(now));
    const closes_on = findClosingDay(findLocalDay(Date.parse(now), zone), zone);
    const first = findFirstDate({ today: closes_on, plan, schedule: 'standard', stores: MAJOR_STORES });
    const last = findLastMinute(findLastWholeDay(first.submit_by, zone), zone);
    await moveClock(last);
    const [artist, staff] = [await signUp(app), await signUp(app)];
    await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
    if (plan === 'pro') await grantPlanTo(app, artist, plan);
    const draft = await addDraft(app, artist, { release_date: first.out_on });
    expect((await submit(artist, draft)).status).toBe(200);
    await app.runJobs();

    await moveClock(utcStartMs(reviewedBy(utcDay(last))) + DAY_MS - MINUTE_MS);
    const params = { id: draft.id };
    expect((await staff.call(approveRelease, { params, body: {} })).body.status).toBe('in_process');
    const approved = (await artist.call(getRelease, { params })).body;
    expect(approved.release_date).toBe(first.out_on);
    expect(findExpectedWindow(approved)).toEqual({ from: first.out_on, to: first.everywhere_by });
  },
);
