import { getRelease } from '@tangent/contract/catalogue/release.ts';
import { requestTakedown } from '@tangent/contract/distribution/takedown.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

/** Adds a release of the account with this status, released so many days ago. */
async function addOut(account: TestAccount, status: ReleaseStatus, daysAgo: number): Promise<string> {
  const { id } = await addDraft(app, account);
  const release_date = addDays(utcDay(app.clock.now().getTime()), -daysAgo);
  await app.db.update(releases).set({ status, release_date }).where(eq(releases.id, id));
  return id;
}

const request = (account: TestAccount, id: string, reason: string | null = null, confirmed = true) =>
  account.call(requestTakedown, { params: { id }, body: { reason, confirmed } });

async function getTakedown(account: TestAccount, id: string) {
  return (await account.call(getRelease, { params: { id } })).body.takedown;
}

test('[S4-016] [S4-017] on the free plan a takedown waits until 90 days after the release date, and the remaining days are shown', async () => {
  const account = await signUp(app);
  const id = await addOut(account, 'published', 89);
  expect(await getTakedown(account, id)).toMatchObject({ refusal: 'wait', days_left: 1 });
  const { status, error } = await request(account, id);
  expect(status).toBe(403);
  expect(error).toMatchObject({ name: 'takedown_wait', errors: { release_date: { params: { days: 1 } } } });
  const due = await addOut(account, 'published', 90);
  expect(await getTakedown(account, due)).toMatchObject({ refusal: null, days_left: 0 });
  expect((await request(account, due)).body.status).toBe('takedown_requested');
});

test('[S6-025] [S2-103] [S3-058] a paid plan takes a release down at once and sees when it will be gone', async () => {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  const id = await addOut(account, 'published', 0);
  const { body } = await request(account, id, '  New version coming ');
  const { takedown } = body;
  expect(takedown).toMatchObject({ by: 'owner', reason: 'New version coming', refusal: 'requested', removed_at: null });
  const requested = Date.parse(takedown?.requested_at ?? '');
  expect(Date.parse(takedown?.from ?? '') - requested).toBe(24 * 3_600_000);
  expect(Date.parse(takedown?.until ?? '') - requested).toBe(48 * 3_600_000);
  expect(body.timeline.at(-1)).toMatchObject({ from: 'published', to: 'takedown_requested', by: 'owner' });
  const notified = await app.db.select().from(notifications).where(eq(notifications.release_id, id));
  expect(notified).toMatchObject([{ type: 'takedown_requested', params: { by: 'owner' } }]);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(actions).toMatchObject([{ action: 'release.takedown', actor_kind: 'user', actor_id: account.user._id }]);
});

test('[S4-019] a second request returns the release unchanged', async () => {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  const id = await addOut(account, 'published', 1);
  const first = (await request(account, id, 'one')).body;
  const second = await request(account, id, 'two');
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ takedown: first.takedown, timeline: first.timeline });
  expect(await app.db.select().from(notifications).where(eq(notifications.release_id, id))).toHaveLength(1);
});

test('a release in delivery can be taken down only on a paid plan, by the current plan', async () => {
  const account = await signUp(app);
  const id = await addOut(account, 'in_process', -10);
  expect(await getTakedown(account, id)).toMatchObject({ refusal: 'plan' });
  const { error } = await request(account, id);
  expect(error).toMatchObject({ name: 'premium_required', feature: 'immediate_takedown', plan: 'pro' });
  await grantPlanTo(app, account, 'advanced');
  expect((await request(account, id)).body.status).toBe('takedown_requested');
});

test('a takedown needs a confirmation, the owner, and a release in stores', async () => {
  const [account, stranger] = [await signUp(app), await signUp(app)];
  await grantPlanTo(app, account, 'pro');
  await grantPlanTo(app, stranger, 'pro');
  const id = await addOut(account, 'published', 1);
  expect((await request(account, id, null, false)).error.errors).toMatchObject({ confirmed: { code: 'required' } });
  expect((await request(stranger, id)).error.name).toBe('not_found');
  expect(
    (await makeCall(app, requestTakedown, { params: { id }, body: { reason: null, confirmed: true } })).status,
  ).toBe(401);
  for (const status of ['draft', 'in_review', 'reopened', 'rejected', 'expired'] as const) {
    const other = await addOut(account, status, 1);
    expect((await request(account, other)).error.name).toBe('invalid_transition');
    expect(await getTakedown(account, other)).toBeNull();
  }
});

test('[S4-019] two simultaneous requests count as one', async () => {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  const id = await addOut(account, 'published', 1);
  const responses = await Promise.all([request(account, id), request(account, id), request(account, id)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await app.db.select().from(notifications).where(eq(notifications.release_id, id))).toHaveLength(1);
});

test('staff takes a claimed release down at once; its earnings are held, and its owner is notified of the reason', async () => {
  const [account, staff] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  const id = await addOut(account, 'published', 1);
  const { body } = await request(staff, id, 'copyright_claim');
  expect(body.takedown).toMatchObject({ by: 'staff', reason: 'copyright_claim' });
  const [row] = await app.db.select().from(releases).where(eq(releases.id, id));
  expect(row).toMatchObject({ earnings_on_hold: true, status: 'takedown_requested' });
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(actions.map(({ action }) => action).sort()).toEqual(['release.hold_earnings', 'release.takedown']);
  const claimed = expect.objectContaining({
    actor_kind: 'staff',
    details: { reason: 'copyright_claim', was: 'published' },
  });
  expect(actions).toContainEqual(claimed);
});

test('a claim on a release with a running takedown still holds its earnings', async () => {
  const [account, staff] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  await grantPlanTo(app, account, 'pro');
  const id = await addOut(account, 'published', 1);
  const { takedown } = (await request(account, id)).body;
  const claimed = (await request(staff, id, 'copyright_claim')).body;
  expect(claimed.takedown).toMatchObject({ by: 'staff', requested_at: takedown?.requested_at });
  await request(staff, id, 'copyright_claim');
  const byRelease = and(eq(notifications.release_id, id), eq(notifications.type, 'takedown_requested'));
  expect(await app.db.select().from(notifications).where(byRelease)).toHaveLength(2);
});
