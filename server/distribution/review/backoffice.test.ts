import {
  approveRelease,
  getReview,
  listReviews,
  reopenRelease,
  retryDelivery,
} from '@tangent/contract/distribution/backoffice-review.ts';
import { listDeliveries } from '@tangent/contract/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let artist: TestAccount;
let reviewer: TestAccount;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  [artist, reviewer] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, reviewer.user._id));
  const draft = await addDraft(app, artist);
  ({ id } = (await submit(artist, draft)).body);
  await app.runJobs();
});
afterAll(() => app.close());

test('the back office is for staff: every call of another user is refused', async () => {
  const params = { id };
  const verdict = { reasons: ['volume' as const], note: null, track_numbers: [] };
  const responses = [
    await artist.call(listReviews),
    await artist.call(getReview, { params }),
    await artist.call(approveRelease, { params, body: {} }),
    await artist.call(reopenRelease, { params, body: verdict }),
    await artist.call(retryDelivery, { params, body: {} }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect((await artist.call(listReviews, { session: null })).status).toBe(401);
});

test('[S4-005] staff finds a submission in the queue, opens it and reopens the release', async () => {
  const { body: queue } = await reviewer.call(listReviews);
  expect(queue.items).toMatchObject([{ id, status: 'in_review', track_count: 1, owner_name: artist.user.name }]);
  const { body: review } = await reviewer.call(getReview, { params: { id } });
  expect(review).toMatchObject({ release: { id }, owner: { email: artist.user.email, plan: 'free' }, deliveries: [] });
  const body = { reasons: ['volume' as const], note: 'Too quiet.', track_numbers: [1] };
  const { body: reopened } = await reviewer.call(reopenRelease, { params: { id }, body });
  expect(reopened.status).toBe('reopened');
  expect((await reviewer.call(reopenRelease, { params: { id }, body })).status).toBe(409);
  expect((await reviewer.call(listReviews)).body.items).toEqual([]);
});

test('only the owner and staff see the stores of a release', async () => {
  const params = { id };
  expect((await artist.call(listDeliveries, { params })).body.items).toEqual([]);
  expect((await reviewer.call(listDeliveries, { params })).status).toBe(200);
  expect((await (await signUp(app)).call(listDeliveries, { params })).status).toBe(404);
});
