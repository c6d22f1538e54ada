import { listCollaborators, listPayees, listReceivedShares, saveSplit } from '@tangent/contract/money/collaborator.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { payees, split_versions } from '@tangent/db/schema/money/split.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { INVITATIONS } from '@tangent/domain/money/money-limits.ts';
import { addMonths, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores } from '../../testing/fixtures/test-release.ts';
import { addReleasedTracks, fillSplit, findPayee } from '../../testing/fixtures/test-split.ts';
import { grantStepUp } from '../../testing/fixtures/test-token.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

/** Adds an owner with a release of two tracks who has just confirmed their password. */
async function addOwner(): Promise<[string, string]> {
  owner = await signUp(app);
  await grantStepUp(app, owner);
  const [one = '', two = ''] = await addReleasedTracks(app, owner, ['Deniz', 'Rüzgâr']);
  await receiveMails(app);
  return [one, two];
}

const save = (track_id: string, body: ReturnType<typeof fillSplit>) =>
  owner.call(saveSplit, { params: { track_id }, body });
const thisMonth = () => toPeriod(app.clock.now().toISOString());
const listTracks = async () => (await owner.call(listCollaborators)).body.items[0]?.tracks ?? [];
const mailsTo = async (email: string) => (await receiveMails(app)).filter(({ to }) => to.address === email);

test('a track belongs fully to its owner until a version starts; each version counts from its month on, and none earlier', async () => {
  const [track] = await addOwner();
  expect((await listTracks())[0]).toMatchObject({
    title: 'Deniz',
    newest: 0,
    versions: [],
    credits: [{ name: 'Ada Yıldız', share_basis_points: 10_000 }],
  });
  const next = addMonths(thisMonth(), 1);
  const first = fillSplit(app, { 'bora@music.example': 25 }, { recoupable_cents: 50_000 });
  expect((await save(track, first)).status).toBe(204);
  const second = fillSplit(app, { 'bora@music.example': 40 }, { effective_from: next, based_on: 1 });
  expect((await save(track, second)).status).toBe(204);
  const statuses = async () => (await listTracks())[0]?.versions.map(({ number, status }) => [number, status]);
  expect(await statuses()).toEqual([
    [2, 'waiting'],
    [1, 'in_force'],
  ]);
  expect((await listTracks())[0]?.versions[1]).toMatchObject({ recoupable_cents: 50_000, recouped_micros: 0 });
  const late = await save(track, fillSplit(app, {}, { effective_from: addMonths(thisMonth(), -1), based_on: 2 }));
  expect(late.error.errors).toEqual({ effective_from: { code: 'split_month_past' } });
  const halfTheWayMs = (Date.parse(`${next}-15T12:00:00Z`) - app.clock.now().getTime()) / 2;
  app.clock.advance(halfTheWayMs);
  // A session ends after thirty days without use, and the middle of the next month may be later.
  await listTracks();
  app.clock.advance(halfTheWayMs);
  expect(await statuses()).toEqual([
    [2, 'in_force'],
    [1, 'past'],
  ]);
});

test('of two concurrent changes of a split one succeeds, the other is refused; a change of several tracks covers all or none', async () => {
  const [one, two] = await addOwner();
  const body = fillSplit(app, { 'bora@music.example': 50 });
  const responses = await Promise.all([save(one, body), save(one, body), save(one, body)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(responses.find(({ status }) => status === 409)?.error.name).toBe('conflict');
  const stale = await save(two, { ...body, also_apply_to: [{ track_id: one, based_on: 0 }] });
  expect(stale.error.name).toBe('conflict');
  expect((await listTracks()).map(({ newest }) => newest)).toEqual([1, 0]);
  expect((await save(two, { ...body, also_apply_to: [{ track_id: one, based_on: 1 }] })).status).toBe(204);
  expect((await listTracks()).map(({ newest }) => newest)).toEqual([2, 1]);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.actor_id, owner.user._id));
  expect(actions.map(({ action }) => action)).toEqual(['split.save', 'split.save', 'split.save']);
  expect(JSON.stringify(actions)).not.toContain('bora@');
});

test('a split is changed only by its owner who has just confirmed the password, and only within one release', async () => {
  const [mine] = await addOwner();
  const [elsewhere = ''] = await addReleasedTracks(app, owner, ['Başka']);
  const body = fillSplit(app, {});
  expect((await save(mine, { ...body, also_apply_to: [{ track_id: elsewhere, based_on: 0 }] })).status).toBe(404);
  const stranger = await signUp(app);
  const asStranger = () => stranger.call(saveSplit, { params: { track_id: mine }, body });
  expect((await asStranger()).error.name).toBe('step_up_required');
  await grantStepUp(app, stranger);
  expect((await asStranger()).status).toBe(404);
  const self = await save(mine, fillSplit(app, { [owner.user.email]: 50 }));
  expect(self.error.errors).toEqual({ 'parts.1.email': { code: 'own_email' } });
  expect(await app.db.$count(split_versions, eq(split_versions.track_id, mine))).toBe(0);
});

test('a newly named payee is invited once for all tracks; a payee whose share changes learns by how much, and is not flooded', async () => {
  const [one, two] = await addOwner();
  const email = 'cem@music.example';
  const also_apply_to = [{ track_id: two, based_on: 0 }];
  await save(one, fillSplit(app, { [email]: 25, 'dua@music.example': 25 }, { also_apply_to }));
  const [invitation, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  for (const text of ['Deniz', 'Rüzgâr', '25%', '/royalties?view=splits&claim='])
    expect(invitation?.text).toContain(text);
  await save(one, fillSplit(app, { [email]: 12.5, 'dua@music.example': 25 }, { based_on: 1 }));
  const mails = await receiveMails(app);
  expect(mails.map(({ to }) => to.address)).toEqual([email]);
  expect(mails[0]?.text).toContain('25% → 12.5%');
  expect(mails[0]?.text).not.toContain('Rüzgâr');
  // Every email contains its own link, and only the newest one works.
  expect((await findPayee(app, owner, email)).invitation_no).toBe(2);
  let notified = 0;
  for (let based_on = 2; based_on < 8; based_on++) {
    await save(one, fillSplit(app, { [email]: 20 + based_on }, { based_on }));
    notified += (await mailsTo(email)).length;
  }
  expect(notified).toBe(INVITATIONS.per_payee - 2);
  app.clock.advance(DAY_MS);
  await grantStepUp(app, owner);
  // An amount that the owner recoups first changes the same share.
  await save(one, fillSplit(app, { [email]: 27 }, { based_on: 8, recoupable_cents: 5_000 }));
  expect(await mailsTo(email)).toHaveLength(1);
  await save(one, fillSplit(app, {}, { based_on: 9 }));
  expect((await mailsTo(email))[0]?.text).toContain('27% → 0%');
});

test('an owner can invite only a limited number of new people in a day', async () => {
  const [track] = await addOwner();
  const now = app.clock.now();
  const others = Array.from({ length: INVITATIONS.per_account }, (_, index) => ({
    owner_id: owner.user._id,
    name: 'Bora Kaya',
    email: `b${index}@music.example`,
    invited_at: now,
    created_at: now,
  }));
  await app.db.insert(payees).values(others);
  expect((await save(track, fillSplit(app, { 'one-more@music.example': 1 }))).error.name).toBe('too_many_requests');
  expect((await save(track, fillSplit(app, { 'b7@music.example': 1 }))).status).toBe(204);
  const first = (await owner.call(listPayees)).body;
  expect([first.total, first.items.length]).toEqual([INVITATIONS.per_account, 50]);
  const query = { cursor: first.next_cursor ?? '' };
  const second = (await owner.call(listPayees, { query })).body;
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(INVITATIONS.per_account);
  expect(second.next_cursor).toBeNull();
  const [unknownCursor, foreignCursor] = [`${'-'.repeat(36)}.${'-'.repeat(36)}`, first.next_cursor ?? ''];
  for (const cursor of [unknownCursor, foreignCursor])
    expect((await owner.call(listReceivedShares, { query: { cursor } })).status).toBe(400);
});
