import { getReleaseAllowance, type Release } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays, submit } from '../../testing/fixtures/test-release.ts';
import { addArtwork } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const allowance = async (account: TestAccount) => (await account.call(getReleaseAllowance)).body;
const addDrafts = async (account: TestAccount, count: number): Promise<Release[]> => {
  const artwork_upload_id = await addArtwork(app, account);
  const drafts: Release[] = [];
  while (drafts.length < count) {
    drafts.push(await addDraft(app, account, { artwork_upload_id, release_date: dateInDays(app, 60) }));
  }
  return drafts;
};

/** Submits again while no connection to the database is free, as clients do: on a slow machine they all wait for one. */
async function submitUntilAnswered(account: TestAccount, draft: Release): ReturnType<typeof submit> {
  const response = await submit(account, draft);
  return response.status === 503 ? submitUntilAnswered(account, draft) : response;
}

test.each([
  ['free', 2],
  ['pro', 20],
] as const)(
  '[S8-030] [S9-023] on the %s plan, of many simultaneous submissions exactly %d succeed',
  async (plan, max) => {
    const account = await signUp(app);
    await grantPlanTo(app, account, plan);
    const drafts = await addDrafts(account, max + 5);
    const responses = await Promise.all(drafts.map((draft) => submitUntilAnswered(account, draft)));
    const refused = responses.filter(({ status }) => status !== 200);
    expect(responses.length - refused.length).toBe(max);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.name}`))).toEqual(
      new Set(['403 distro_limit']),
    );
    expect(await allowance(account)).toMatchObject({ used: max, max });
  },
);

test('[S9-023] a resubmission does not count, a rejected release does, and the count restarts each UTC month', async () => {
  const account = await signUp(app);
  const [first, second, third] = await addDrafts(account, 3);
  if (!first || !second || !third) throw new Error('three drafts');
  expect(await allowance(account)).toMatchObject({ used: 0, max: 2 });
  for (const draft of [first, second]) expect((await submit(account, draft)).status).toBe(200);
  await app.db.update(releases).set({ status: 'reopened' }).where(eq(releases.id, first.id));
  await app.db.update(releases).set({ status: 'rejected' }).where(eq(releases.id, second.id));
  expect((await submit(account, first)).status).toBe(200);
  expect((await submit(account, third)).error.name).toBe('distro_limit');
  expect((await allowance(account)).used).toBe(2);
  const began = Date.parse(`${utcDay(app.clock.now().getTime()).slice(0, 7)}-01T00:00:00Z`);
  const submittedAt = (at: number) =>
    app.db
      .update(releases)
      .set({ submitted_at: new Date(at) })
      .where(eq(releases.id, first.id));
  await submittedAt(began);
  expect((await allowance(account)).used).toBe(2);
  await submittedAt(began - 1);
  expect((await allowance(account)).used).toBe(1);
  expect((await submit(account, third)).status).toBe(200);
});

test('a refused submission does not count', async () => {
  const account = await signUp(app);
  const unfinished = await addDraft(app, account, { title: '' });
  expect((await submit(account, unfinished)).status).toBe(422);
  expect((await allowance(account)).used).toBe(0);
});
