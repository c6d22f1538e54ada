import { listArtists } from '@tangent/contract/catalogue/artist.ts';
import { listReleases } from '@tangent/contract/catalogue/release.ts';
import { currentUser, logout } from '@tangent/contract/identity/auth.ts';
import { captcha_uses, sessions, subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../testing/fixtures/test-account.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { pruneSignInsJob } from '../jobs.ts';
import { createAuthorize } from '../public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a session in use stays alive, one unused for thirty days ends', async () => {
  const account = await signUp(app);
  for (const days of [20, 20, 29]) {
    app.clock.advance(days * DAY_MS);
    const { status, session } = await account.call(currentUser);
    expect([status, session]).toEqual([200, account.session]);
  }
  app.clock.advance(30 * DAY_MS + 1000);
  expect((await account.call(currentUser)).error.name).toBe('unauthenticated');
});

test('a clock that jumps back revives no expired session, and shortens none that was used in the meantime', async () => {
  const [over, alive] = [await signUp(app), await signUp(app)];
  app.clock.advance(29 * DAY_MS);
  expect((await alive.call(currentUser)).status).toBe(200);
  app.clock.advance(DAY_MS + 1000);
  expect((await over.call(currentUser)).error.name).toBe('unauthenticated');
  app.clock.advance(-HOUR_MS);
  expect((await over.call(currentUser)).error.name).toBe('unauthenticated');
  expect((await alive.call(currentUser)).status).toBe(200);
  app.clock.advance(HOUR_MS + 28 * DAY_MS);
  expect((await alive.call(currentUser)).status).toBe(200);
});

test('private calls without a session are refused before anything else', async () => {
  const { status, error } = await makeCall(app, listReleases);
  expect([status, error.name]).toEqual([401, 'unauthenticated']);
});

test.each(['freeze', 'banned'] as const)(
  '[S3-006] [S3-007] [S4-042] [S6-003] a user with the flag %s learns why and can do nothing else but sign out',
  async (flag) => {
    const account = await signUp(app);
    const block = {
      block_reason: 'copyright_claim',
      block_note: 'Please write to us',
      blocked_at: app.clock.now(),
    } as const;
    await app.db
      .update(users)
      .set({ [flag]: true, ...block })
      .where(eq(users.id, account.user._id));
    const { body } = await account.call(currentUser);
    expect(body[flag]).toBe(true);
    expect(body.block).toMatchObject({ reason: 'copyright_claim', note: 'Please write to us' });
    for (const call of [listReleases, listArtists]) {
      const { status, error } = await account.call(call);
      expect([status, error.name]).toEqual([403, 'account_blocked']);
    }
    expect((await account.call(logout)).status).toBe(204);
  },
);

test('calls for staff are refused to all other callers', async () => {
  const authorize = createAuthorize({ ...app, call_limit: null });
  const account = await signUp(app);
  const request = { headers: {}, cookies: { '__Host-session': account.session } } as unknown as Parameters<
    typeof authorize
  >[0];
  await expect(authorize(request, 'staff')).rejects.toMatchObject({ code: 'permission_denied' });
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, account.user._id));
  expect(await authorize(request, 'staff')).toMatchObject({ user_id: account.user._id, is_staff: true });
});

test('[S3-005] a paid plan is in effect until it ends', async () => {
  const account = await signUp(app);
  const expires_at = new Date(app.clock.now().getTime() + DAY_MS);
  await app.db
    .insert(subscriptions)
    .values({ account_id: account.user._id, plan: 'pro', status: 'cancelled', provider: 'stripe', expires_at });
  expect((await account.call(currentUser)).body).toMatchObject({
    plan: 'pro',
    subscription: { plan_name: 'tangent_pro' },
  });
  app.clock.advance(2 * DAY_MS);
  expect((await account.call(currentUser)).body).toMatchObject({
    plan: 'free',
    subscription: { plan_name: 'tangent_pro' },
  });
});

test('expired sessions and captchas are deleted, active ones stay', async () => {
  await signUp(app);
  app.clock.advance(31 * DAY_MS);
  const account = await signUp(app);
  await app.runJobs(pruneSignInsJob);
  const remaining = await app.db.select({ user_id: sessions.user_id }).from(sessions);
  expect(remaining).toEqual([{ user_id: account.user._id }]);
  expect(await app.db.select().from(captcha_uses)).toHaveLength(1);
  expect((await account.call(currentUser)).status).toBe(200);
});
