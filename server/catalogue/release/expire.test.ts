import {
  duplicateRelease,
  getRelease,
  type Release,
  submitRelease,
  updateRelease,
} from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { sessions } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reopenRelease } from '../../distribution/review/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { ACCEPTED_AGREEMENTS, addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { expireReleases } from './expire-releases.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const afterDays = async (days: number) => {
  app.clock.advance(days * DAY_MS);
  await expireReleases(app);
};

async function countWarnings(releaseId: string): Promise<number> {
  const byRelease = and(eq(notifications.release_id, releaseId), eq(notifications.type, 'expiring'));
  return (await app.db.select().from(notifications).where(byRelease)).length;
}

/** Sessions expire long before the months of this test, so they are extended. */
async function staySignedIn({ user }: TestAccount): Promise<void> {
  const expires_at = new Date(app.clock.now().getTime() + DAY_MS);
  await app.db.update(sessions).set({ expires_at }).where(eq(sessions.user_id, user._id));
}

async function see(account: TestAccount, { id }: Release) {
  const [row] = await app.db.select().from(releases).where(eq(releases.id, id));
  expect(row?.account_id).toBe(account.user._id);
  return row;
}

test('the owner of a draft is warned once, again after an edit, and after 365 quiet days the draft can only be copied', async () => {
  const account = await signUp(app);
  const draft = await addDraft(app, account);
  await afterDays(357);
  expect(await countWarnings(draft.id)).toBe(0);
  await afterDays(1);
  await afterDays(1);
  expect(await countWarnings(draft.id)).toBe(1);

  await app.db.update(releases).set({ updated_at: app.clock.now() }).where(eq(releases.id, draft.id));
  await afterDays(300);
  expect(await see(account, draft)).toMatchObject({ status: 'draft' });
  await afterDays(59);
  expect(await countWarnings(draft.id)).toBe(2);
  await afterDays(6);
  await afterDays(1);
  expect(await see(account, draft)).toMatchObject({ status: 'expired' });
  expect(await countWarnings(draft.id)).toBe(2);
});

test('a reopened release expires after 90 days; it is then read-only and can be copied', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  await submit(account, release);
  await app.runJobs();
  const staff = await addStaff(app.db, app.clock.now());
  const verdict = { reasons: ['volume' as const], note: null, track_numbers: [], fields: [] };
  await inTransaction(app.db, (tx) => reopenRelease(tx, staff, release.id, verdict, app.clock.now()));
  await afterDays(84);
  expect(await countWarnings(release.id)).toBe(1);
  // A save is not a submission: only a new submission responds to the reviewers.
  await app.db.update(releases).set({ updated_at: app.clock.now() }).where(eq(releases.id, release.id));
  await afterDays(6);
  expect(await countWarnings(release.id)).toBe(1);

  await staySignedIn(account);
  expect((await account.call(getRelease, { params: { id: release.id } })).body).toMatchObject({ status: 'expired' });
  const change = { version: release.version, title: 'Deniz 2' };
  expect((await account.call(updateRelease, { params: { id: release.id }, body: change })).error.name).toBe(
    'not_editable',
  );
  const again = { version: release.version, agreements: ACCEPTED_AGREEMENTS };
  const submission = await account.call(submitRelease, { params: { id: release.id }, body: again });
  expect(submission.error.name).toBe('invalid_transition');
  const copy = await account.call(duplicateRelease, { params: { id: release.id }, body: {} });
  expect(copy.body).toMatchObject({ status: 'draft', title: release.title });
});

test('two simultaneous schedulers expire a release once', async () => {
  const account = await signUp(app);
  const draft = await addDraft(app, account);
  app.clock.advance(365 * DAY_MS);
  await Promise.all([expireReleases(app), expireReleases(app)]);
  const notified = and(eq(notifications.release_id, draft.id), eq(notifications.type, 'expired'));
  expect(await app.db.select().from(notifications).where(notified)).toHaveLength(1);
});
