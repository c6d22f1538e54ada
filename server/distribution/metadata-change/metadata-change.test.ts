import { getRelease, type Release, type ReleaseDraft } from '@tangent/contract/catalogue/release.ts';
import { listDeliveries } from '@tangent/contract/distribution/delivery.ts';
import {
  approveMetadataChange,
  declineMetadataChange,
  listMetadataChanges,
  listOpenMetadataChanges,
  type MetadataFields,
  proposeMetadataChange,
  withdrawMetadataChange,
} from '@tangent/contract/distribution/metadata-change.ts';
import { listActivity } from '@tangent/contract/events/activity.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { metadata_changes, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { USER_UPLOADS } from '@tangent/db/seeds/deal-templates.ts';
import { buildProfile } from '@tangent/db/seeds/store-profiles.ts';
import type { ClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { CLAIM_CONDITIONS, type ClaimCondition } from '@tangent/domain/catalogue/release/claims.ts';
import type { StoreCategory } from '@tangent/domain/catalogue/store/store.ts';
import type { StoreDeal } from '@tangent/domain/catalogue/store/store-profile.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { desc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { approve } from '../review/approve-release.ts';
import { AUTOMATIC_REVIEW } from '../review/decision.ts';

const PREFIXES = { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' };

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const NOT_IN_THE_US = { territory_mode: 'except' as const, territories: ['US'] };

/** Adds a user with a release that is in delivery. */
async function addOut(fields: Partial<ReleaseDraft> = {}): Promise<{ account: TestAccount; release: Release }> {
  const account = await signUp(app);
  const { id } = await addDraft(app, account, fields);
  const draft = (await account.call(getRelease, { params: { id } })).body;
  expect((await submit(account, draft)).status).toBe(200);
  await app.runJobs();
  await inTransaction(app.db, (tx) =>
    approve(tx, AUTOMATIC_REVIEW, id, { prefixes: PREFIXES, hooks: HOOKS }, app.clock.now()),
  );
  return { account, release: (await account.call(getRelease, { params: { id } })).body };
}

const propose = (account: TestAccount, { id }: { id: string }, wanted: MetadataFields, note: string | null = null) =>
  account.call(proposeMetadataChange, { params: { id }, body: { wanted, note } });
const listChanges = async (account: TestAccount, id: string) =>
  (await account.call(listMetadataChanges, { params: { id } })).body.items;

test('a change waits for staff, names its differences, and applies from its approval', async () => {
  const { account, release } = await addOut();
  const [track] = release.tracks;
  if (!track) throw new Error('no track');
  const wanted = { title: '  Deniz Yeni ', tracks: [{ id: track.id, title: 'Gece', lyrics: 'La la' }] };
  const { status, body: change } = await propose(account, release, wanted, ' A typo ');
  expect([status, change.state, change.note, change.stores]).toEqual([201, 'proposed', 'A typo', []]);
  expect(change.differences).toEqual([
    { path: 'title', before: 'Deniz', after: 'Deniz Yeni' },
    { path: 'tracks.0.title', before: 'Deniz', after: 'Gece' },
    { path: 'tracks.0.lyrics', before: null, after: 'La la' },
  ]);
  expect((await propose(account, release, { title: 'Another' })).status).toBe(409);
  const open = (await staff.call(listOpenMetadataChanges)).body.items;
  expect(open.find(({ id }) => id === change.id)).toMatchObject({ title: 'Deniz', primary_artist: 'Yıldız' });

  const params = { id: change.id };
  expect((await account.call(approveMetadataChange, { params, body: {} })).status).toBe(403);
  const approved = (await staff.call(approveMetadataChange, { params, body: {} })).body;
  expect(approved.state).toBe('approved');
  expect(approved.stores.map(({ store_id, progress }) => [store_id, progress])).toEqual([
    ['deezer', 'queued'],
    ['spotify', 'queued'],
  ]);
  expect((await staff.call(approveMetadataChange, { params, body: {} })).status).toBe(409);
  const now = (await account.call(getRelease, { params: { id: release.id } })).body;
  expect(now).toMatchObject({ title: 'Deniz Yeni', upc: release.upc, version: release.version + 1 });
  const metadata = { title: 'Gece', has_lyrics: true, lyrics: 'La la', isrc: track.isrc, audio: track.audio };
  expect(now.tracks[0]).toMatchObject(metadata);
  expect((await account.call(listActivity)).body.items[0]).toMatchObject({ type: 'updated' });
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, change.id));
  expect(actions.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['metadata_change.approve', staff.user._id],
  ]);
});

test('lyrics change with their times, sections and singers, and lose them only when nobody may have them', async () => {
  const { account, release } = await addOut();
  const [track] = release.tracks;
  if (!track) throw new Error('no track');
  const lyrics = '[agent:v1:person:Ada]\n[Nakarat]\n[00:01.00] v1: <00:01.00>Deniz <00:01.50>mavi';
  const timed = { tracks: [{ id: track.id, lyrics, lyrics_synchronized: true }] };
  const refused = await propose(account, release, timed);
  expect([refused.status, refused.error.name]).toEqual([403, 'premium_required']);
  const words = { tracks: [{ id: track.id, lyrics }] };
  const untimed = (await propose(account, release, words)).body;
  expect(untimed.differences).toEqual([{ path: 'tracks.0.lyrics', before: null, after: '[Nakarat]\nDeniz mavi' }]);
  await account.call(withdrawMetadataChange, { params: { id: untimed.id }, body: {} });
  expect((await propose(staff, release, timed)).body.differences).toEqual([
    { path: 'tracks.0.lyrics', before: null, after: lyrics },
    { path: 'tracks.0.lyrics_synchronized', before: 'false', after: 'true' },
  ]);
});

test('staff declines with a note, owners withdraw, and then the next change is possible', async () => {
  const { account, release } = await addOut();
  const first = (await propose(account, release, { title: 'One' })).body;
  const params = { id: first.id };
  const declined = await staff.call(declineMetadataChange, { params, body: { answer: 'Not yours' } });
  expect(declined.body).toMatchObject({ state: 'declined', answer: 'Not yours' });
  const second = (await propose(account, release, { explicit: true })).body;
  await account.call(withdrawMetadataChange, { params: { id: second.id }, body: {} });
  const third = (await propose(account, release, { record_label: null, language: 'en' })).body;
  const states = (await listChanges(account, release.id)).map(({ id, state }) => [id, state]);
  expect(new Map(states as [string, string][])).toEqual(
    new Map([
      [first.id, 'declined'],
      [second.id, 'withdrawn'],
      [third.id, 'proposed'],
    ]),
  );
  expect((await account.call(getRelease, { params: { id: release.id } })).body.title).toBe('Deniz');
  expect((await account.call(withdrawMetadataChange, { params, body: {} })).status).toBe(409);
});

async function addStore(store: { id: string; category: StoreCategory }, deals: readonly StoreDeal[]): Promise<string> {
  const row = {
    ...store,
    name: store.id,
    premium: false,
    party_id_confirmed: false,
    ddex_party_id: 'PADPIDA2026010107B',
  };
  await app.db.insert(stores).values(row);
  await app.db
    .insert(store_profiles)
    .values({ store_id: store.id, version: 1, created_at: app.clock.now(), profile: buildProfile(store, deals) });
  return store.id;
}

test('a fingerprint service loses a release without a track to claim, and gets it when a change confirms one', async () => {
  const id = await addStore({ id: 'audible-magic', category: 'fingerprint' }, USER_UPLOADS);
  const { account, release } = await addOut({ store_ids: ['deezer', id] });
  const listStates = async () => {
    const { items } = (await account.call(listDeliveries, { params: { id: release.id } })).body;
    return items.map(({ store_id, state }) => [store_id, state]);
  };
  const change = async (claim_conditions: ClaimCondition[]) => {
    const tracks = release.tracks.map((track) => ({ id: track.id, claim_conditions }));
    const { body } = await propose(account, release, { tracks });
    await staff.call(approveMetadataChange, { params: { id: body.id }, body: {} });
    return body.differences;
  };
  expect(await listStates()).toEqual([
    [id, 'queued'],
    ['deezer', 'queued'],
  ]);
  expect(await change(['music'])).toEqual([
    { path: 'tracks.0.claim_conditions', before: CLAIM_CONDITIONS.join('\n'), after: 'music' },
  ]);
  expect(await listStates()).toEqual([
    [id, 'removed'],
    ['deezer', 'queued'],
  ]);
  await change([...CLAIM_CONDITIONS]);
  expect(await listStates()).toEqual([
    [id, 'queued'],
    ['deezer', 'queued'],
  ]);
});

test('what happens to claimed uploads can change by country, by the rules of a submission', async () => {
  const id = await addStore({ id: 'pex', category: 'fingerprint' }, USER_UPLOADS);
  const { account, release } = await addOut({ store_ids: ['deezer', id], ...NOT_IN_THE_US });
  const except = (policy: ClaimPolicy, ...territories: string[]) => ({ policy, territories });
  const refused = await propose(account, release, { claim_exceptions: [except('block', 'US', 'TR')] });
  expect(refused.error.errors).toEqual({
    claim_exceptions: { code: 'claim_exception_unsold', params: { countries: 'US' } },
  });
  const wanted = { claim_policy: 'track' as const, claim_exceptions: [except('block', 'TR', 'BR', 'TR')] };
  const { body } = await propose(account, release, wanted);
  expect(body.differences).toEqual([
    { path: 'claim_policy', before: 'monetize', after: 'track' },
    { path: 'claim_exceptions', before: null, after: 'block: BR, TR' },
  ]);
  await staff.call(approveMetadataChange, { params: { id: body.id }, body: {} });
  const now = (await account.call(getRelease, { params: { id: release.id } })).body;
  expect(now).toMatchObject({ claim_policy: 'track', claim_exceptions: [except('block', 'BR', 'TR')] });
  const [snapshot] = await app.db
    .select()
    .from(release_snapshots)
    .where(eq(release_snapshots.release_id, release.id))
    .orderBy(desc(release_snapshots.id))
    .limit(1);
  expect(snapshot?.content).toMatchObject({ claim_policy: 'track', claim_exceptions: [except('block', 'BR', 'TR')] });
});

test('countries can change: every store is notified, and one that served none of them gets the release now', async () => {
  const id = await addStore({ id: 'pandora', category: 'radio' }, []);
  const { account, release } = await addOut({ store_ids: ['deezer', id], ...NOT_IN_THE_US });
  const listStates = async () =>
    (await account.call(listDeliveries, { params: { id: release.id } })).body.items.map((one) => one.store_id);
  expect(await listStates()).toEqual(['deezer']);

  const contradiction = await propose(account, release, { territory_mode: 'worldwide' });
  expect(contradiction.error.errors).toMatchObject({ territories: { code: 'territories_contradict' } });
  const nowhere = await propose(account, release, { territory_mode: 'only', territories: [] });
  expect(nowhere.error.errors).toMatchObject({ territories: { code: 'territory_required' } });

  const change = (await propose(account, release, { territory_mode: 'only', territories: ['TR', 'US'] })).body;
  expect(change.differences).toEqual([
    { path: 'territory_mode', before: 'except', after: 'only' },
    { path: 'territories', before: 'US', after: 'TR\nUS' },
  ]);
  await staff.call(approveMetadataChange, { params: { id: change.id }, body: {} });
  expect(await listStates()).toEqual(['deezer', id]);
  const [snapshot] = await app.db
    .select()
    .from(release_snapshots)
    .where(eq(release_snapshots.release_id, release.id))
    .orderBy(desc(release_snapshots.id))
    .limit(1);
  expect(snapshot?.content).toMatchObject({ territories: ['TR', 'US'] });
});

test('the submission rules apply to changes too, and codes and sound never change', async () => {
  const { account, release } = await addOut();
  const [track] = release.tracks;
  if (!track) throw new Error('no track');
  const problems = async (wanted: MetadataFields) => {
    const { status, error } = await propose(account, release, wanted);
    return [status, Object.keys(error.errors ?? {})];
  };
  expect(await problems({ title: '' })).toEqual([422, ['title']]);
  expect(await problems({ secondary_genre: 'pop' })).toEqual([422, ['secondary_genre']]);
  expect(await problems({ tracks: [{ id: track.id, version_type: 'instrumental' }] })).toEqual([
    422,
    ['tracks.0.language'],
  ]);
  expect(await problems({ tracks: [{ id: track.id, isrc: 'QZTNG2600999' }] })).toEqual([409, ['tracks.0.isrc']]);
  expect(await problems({ tracks: [{ id: release.id, title: 'X' }] })).toEqual([404, ['tracks']]);
  expect(await problems({ artwork_upload_id: release.id })).toEqual([404, ['artwork']]);
  expect(await problems({ title: release.title })).toEqual([422, ['wanted']]);
  expect(await problems({ record_label: 'Kıyı Plak' })).toEqual([403, ['record_label']]);
  expect(await listChanges(account, release.id)).toEqual([]);
});

test('only releases in stores can be changed: not drafts, not after a takedown, and not by other users', async () => {
  const { account, release } = await addOut();
  const stranger = await signUp(app);
  expect((await propose(stranger, release, { title: 'Mine' })).status).toBe(404);
  expect((await stranger.call(listMetadataChanges, { params: { id: release.id } })).status).toBe(404);
  expect((await stranger.call(listOpenMetadataChanges)).status).toBe(403);
  const change = (await propose(account, release, { title: 'Late' })).body;
  const params = { id: change.id };
  expect((await stranger.call(withdrawMetadataChange, { params, body: {} })).status).toBe(404);
  await app.db.update(releases).set({ status: 'takedown_requested' }).where(eq(releases.id, release.id));
  expect((await staff.call(approveMetadataChange, { params, body: {} })).status).toBe(409);
  const draft = await addDraft(app, stranger);
  expect((await propose(stranger, draft, { title: 'New' })).status).toBe(409);
});

test('of very many waiting changes staff sees the oldest, and how many wait', async () => {
  const { account, release } = await addOut();
  const newest = (await propose(account, release, { title: 'Newest' })).body;
  const [row] = await app.db.select().from(releases).where(eq(releases.id, release.id));
  if (row === undefined) throw new Error('the release is missing');
  const others = Array.from({ length: UNPAGED_ROWS_MAX }, () => ({ ...row, id: uuidv7(), upc: null }));
  await app.db.insert(releases).values(others);
  const waiting = { state: 'proposed' as const, proposed_by: account.user._id, wanted: {}, differences: [] };
  const created_at = new Date(Date.parse(newest.created_at) - 1000);
  await app.db.insert(metadata_changes).values(others.map(({ id }) => ({ ...waiting, release_id: id, created_at })));
  const { items, total } = (await staff.call(listOpenMetadataChanges)).body;
  expect(items).toHaveLength(UNPAGED_ROWS_MAX);
  expect(items.map(({ id }) => id)).not.toContain(newest.id);
  expect(total).toBeGreaterThan(UNPAGED_ROWS_MAX);
});
