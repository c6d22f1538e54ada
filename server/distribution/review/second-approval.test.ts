import {
  approveRelease,
  confirmProposal,
  declineProposal,
  getReview,
  listReviews,
  rejectRelease,
  reopenRelease,
} from '@tangent/contract/distribution/backoffice-review.ts';
import { release_findings, releases } from '@tangent/db/schema/catalogue/release.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let first: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  [first, second] = [await signUp(app), await signUp(app)];
  for (const { user } of [first, second]) {
    await app.db.update(users).set({ is_staff: true }).where(eq(users.id, user._id));
  }
});
afterAll(() => app.close());

const addWaiting = async (account?: TestAccount): Promise<{ id: string; owner: TestAccount }> => {
  const owner = account ?? (await signUp(app));
  const { id } = (await submit(owner, await addDraft(app, owner))).body;
  await app.runJobs();
  return { id, owner };
};
const VERDICT = {
  reasons: ['already_processed' as const],
  note: 'Out already.',
  track_numbers: [1],
  fields: ['title'],
};
const reject = (by: TestAccount, id: string) => by.call(rejectRelease, { params: { id }, body: VERDICT });
const approve = (by: TestAccount, id: string) => by.call(approveRelease, { params: { id }, body: {} });
const confirm = (by: TestAccount, id: string) => by.call(confirmProposal, { params: { id }, body: {} });
const decline = (by: TestAccount, id: string) => by.call(declineProposal, { params: { id }, body: { note: 'No.' } });
const listActionsOn = async (id: string) => {
  const rows = await app.db
    .select()
    .from(audit_events)
    .where(eq(audit_events.subject_id, id))
    .orderBy(asc(audit_events.at), asc(audit_events.id));
  return rows.map(({ action, actor_id }) => [action, actor_id === first.user._id ? 'first' : 'second']);
};

test('[S4-009] one reviewer proposes a rejection and another one confirms it, never the same', async () => {
  const { id, owner } = await addWaiting();
  expect((await reject(first, id)).body.status).toBe('in_review');
  expect((await first.call(getReview, { params: { id } })).body).toMatchObject({
    second_approval: { approve: [], reject: ['rejection'] },
    proposal: { decision: 'reject', is_own: true, proposed_by: first.user.name, ...VERDICT },
  });
  expect((await confirm(first, id)).error).toMatchObject({ name: 'second_reviewer' });
  // Every other decision waits: the proposal must be decided first.
  for (const response of [await approve(second, id), await reject(second, id)]) {
    expect(response.error).toMatchObject({ name: 'proposal_waits' });
  }
  const reopened = await second.call(reopenRelease, { params: { id }, body: VERDICT });
  expect(reopened.error).toMatchObject({ name: 'proposal_waits' });
  expect((await confirm(owner, id)).status).toBe(403);
  const { body } = await confirm(second, id);
  expect(body).toMatchObject({ status: 'rejected', reopening: VERDICT });
  expect((await confirm(second, id)).error).toMatchObject({ name: 'invalid_transition' });
  expect(await listActionsOn(id)).toEqual([
    ['release.propose_reject', 'first'],
    ['release.reject', 'second'],
    ['release.confirm_proposal', 'second'],
  ]);
});

test('two simultaneous confirmations reject a release once', async () => {
  const { id } = await addWaiting();
  await reject(first, id);
  const statuses = (await Promise.all([confirm(second, id), confirm(second, id)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('a declined proposal leaves the release open for a new decision', async () => {
  const { id } = await addWaiting();
  await reject(first, id);
  expect((await decline(second, id)).body.status).toBe('in_review');
  expect((await approve(second, id)).body.status).toBe('in_process');
  expect((await listActionsOn(id)).map(([action]) => action)).toEqual([
    'release.propose_reject',
    'release.decline_proposal',
    'release.approve',
  ]);
});

test('approving misleading words, banned words, or a release of a banned owner takes two reviewers', async () => {
  const [refused, worded, banned] = [await addWaiting(), await addWaiting(), await addWaiting()];
  const style = { code: 'style', path: 'title', params: { rule: 'T19', severity: 'block' } };
  await app.db.insert(release_findings).values([
    { release_id: refused.id, ...style },
    { release_id: worded.id, code: 'banned_words', path: 'record_label', params: { words: 'spotify' } },
  ]);
  await app.db.update(users).set({ banned: true }).where(eq(users.id, banned.owner.user._id));
  const queue = (await second.call(listReviews, { query: { filter: 'second_look' } })).body.items;
  const causes = Object.fromEntries(queue.map(({ id, second_approval }) => [id, second_approval]));
  expect(causes).toMatchObject({
    [refused.id]: ['blocking_finding'],
    [worded.id]: ['blocking_finding'],
    [banned.id]: ['blocked_owner'],
  });
  for (const { id } of [refused, worded, banned]) {
    expect((await approve(first, id)).body.status).toBe('in_review');
    expect((await approve(first, id)).error).toMatchObject({ name: 'proposal_waits' });
    expect((await confirm(second, id)).body.status).toBe('in_process');
  }
});

test('the queue can be filtered by releases that the reviewer has worked on', async () => {
  const mine = await addWaiting();
  await reject(first, mine.id);
  const other = await addWaiting();
  const listIds = async (by: TestAccount, filter: 'all' | 'mine' | 'second_look') =>
    (await by.call(listReviews, { query: { filter } })).body.items.map(({ id }) => id);
  expect(await listIds(first, 'mine')).toEqual([mine.id]);
  expect(await listIds(second, 'second_look')).toEqual([mine.id]);
  expect(await listIds(second, 'mine')).toEqual([]);
  expect(await listIds(second, 'all')).toEqual(expect.arrayContaining([mine.id, other.id]));
  const [item] = (await second.call(listReviews, { query: { filter: 'second_look' } })).body.items;
  expect(item).toMatchObject({ plan: 'free', submission_count: 1, proposal: { decision: 'reject', is_own: false } });
});

test('a long queue is read page by page, without gaps or duplicates', async () => {
  const { id } = await addWaiting();
  const [row] = await app.db.select().from(releases).where(eq(releases.id, id));
  if (!row) throw new Error('no release');
  await app.db.insert(releases).values(Array.from({ length: 60 }, () => ({ ...row, id: uuidv7() })));
  const page = (await first.call(listReviews)).body;
  expect(page.items).toHaveLength(50);
  const cursor = page.next_cursor ?? '';
  const { items, next_cursor, total } = (await first.call(listReviews, { query: { cursor } })).body;
  const ids = [...page.items, ...items].map((item) => item.id);
  expect([new Set(ids).size, ids.length, next_cursor]).toEqual([total, total, null]);
  expect((await first.call(listReviews, { query: { cursor: 'nowhere' } })).status).toBe(400);
});
