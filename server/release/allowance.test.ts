import { getReleaseAllowance, type Release } from '@tangent/contract/release.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { givePlan, signUp, type TestPerson } from '../testing/test-person.ts';
import { addDraft, addStores, dayAhead, submit } from '../testing/test-release.ts';
import { addArtwork } from '../testing/test-upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const allowance = async (person: TestPerson) => (await person.call(getReleaseAllowance)).body;
const addDrafts = async (person: TestPerson, count: number): Promise<Release[]> => {
  const artwork_upload_id = await addArtwork(app, person);
  const drafts: Release[] = [];
  while (drafts.length < count) {
    drafts.push(await addDraft(app, person, { artwork_upload_id, release_date: dayAhead(app, 60) }));
  }
  return drafts;
};

test.each([
  ['free', 2],
  ['pro', 20],
] as const)(
  '[S8-030] [S9-023] on the %s plan of many submissions at once %d go through, never more',
  async (plan, max) => {
    const person = await signUp(app);
    await givePlan(app, person, plan);
    const drafts = await addDrafts(person, max + 5);
    const answers = await Promise.all(drafts.map((draft) => submit(person, draft)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(max);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.name}`))).toEqual(
      new Set(['403 distro_limit']),
    );
    expect(await allowance(person)).toMatchObject({ used: max, max });
  },
);

test('[S9-023] a resubmission is free, a rejected release has been used, and with the UTC month the count begins anew', async () => {
  const person = await signUp(app);
  const [first, second, third] = await addDrafts(person, 3);
  if (!first || !second || !third) throw new Error('three drafts');
  expect(await allowance(person)).toMatchObject({ used: 0, max: 2 });
  for (const draft of [first, second]) expect((await submit(person, draft)).status).toBe(200);
  await app.db.update(releases).set({ status: 'reopened' }).where(eq(releases.id, first.id));
  await app.db.update(releases).set({ status: 'rejected' }).where(eq(releases.id, second.id));
  expect((await submit(person, first)).status).toBe(200);
  expect((await submit(person, third)).error.name).toBe('distro_limit');
  expect((await allowance(person)).used).toBe(2);
  const began = Date.parse(`${utcDay(app.clock.now().getTime()).slice(0, 7)}-01T00:00:00Z`);
  const submittedAt = (at: number) =>
    app.db
      .update(releases)
      .set({ submitted_at: new Date(at) })
      .where(eq(releases.id, first.id));
  await submittedAt(began);
  expect((await allowance(person)).used).toBe(2);
  await submittedAt(began - 1);
  expect((await allowance(person)).used).toBe(1);
  expect((await submit(person, third)).status).toBe(200);
});

test('a refused submission takes nothing from the month', async () => {
  const person = await signUp(app);
  const unfinished = await addDraft(app, person, { title: '' });
  expect((await submit(person, unfinished)).status).toBe(422);
  expect((await allowance(person)).used).toBe(0);
});
