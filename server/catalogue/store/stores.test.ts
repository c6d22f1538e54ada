import { createRelease, getRelease, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { listStores } from '@tangent/contract/catalogue/store.ts';
import { storeProfile } from '@tangent/contract/catalogue/store-profile.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { audit_events, subscriptions } from '@tangent/db/schema/identity/account.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { isDpid } from '@tangent/ddex/codes/dpid.ts';
import { checkContract, checkProfile } from '@tangent/domain/catalogue/store/check-profile.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../identity/auth/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { writeProfile } from './write-profile.ts';

const MAJOR_IDS = MAJOR_STORES.map(({ id }) => id as string).sort();
/** A premium store, a major one, and one that does not exist. */
const WANTED_STORES = ['anghami', 'spotify', 'nowhere'];
/** Stores without an agreement. */
const UNREACHED = ['anghami', 'qobuz'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seed();
});
afterAll(() => app.close());

const seed = () => inTransaction(app.db, (tx) => seedStores(tx, app.clock.now()));

async function signUpOn(plan: 'free' | 'pro'): Promise<TestAccount> {
  const account = await signUp(app);
  const expires_at = new Date(app.clock.now().getTime() + 86_400_000);
  const bought = { plan, status: 'active', provider: 'grant', expires_at } as const;
  if (plan === 'pro') await app.db.insert(subscriptions).values({ account_id: account.user._id, ...bought });
  return account;
}

async function saveWith(account: TestAccount, store_ids: string[]): Promise<string[]> {
  const artist_id = await ensureArtist(account);
  return (await account.call(createRelease, { body: { artist_id, store_ids } })).body.store_ids;
}

test('[S6-006] [S6-007] there are more than 150 stores, and every plan includes exactly the twelve major ones', async () => {
  const { items, total } = (await (await signUp(app)).call(listStores)).body;
  expect(total).toBeGreaterThanOrEqual(155);
  expect(new Set(items.map(({ name }) => name.toLowerCase())).size).toBe(items.length);
  const free = items.filter(({ premium }) => !premium).map(({ id }) => id);
  expect(free.sort()).toEqual(MAJOR_IDS);
});

test('a store without an id or a profile is not connected, and no store is live for real without a contract', async () => {
  const account = await signUp(app);
  const list = async () => (await account.call(listStores)).body.items;
  const unconnected = async () => (await list()).filter(({ connected }) => !connected).map(({ id }) => id);
  expect(await unconnected()).toEqual([]);
  await app.db.update(stores).set({ ddex_party_id: null }).where(inArray(stores.id, UNREACHED));
  expect((await unconnected()).sort()).toEqual(UNREACHED);
  expect(new Set((await list()).map(({ contract }) => contract))).toEqual(new Set(['sandbox', 'manual']));
});

test('[S6-007] every store has an id with a valid check character, and a consistent profile', async () => {
  await seed();
  const rows = await app.db.select().from(stores);
  const profiles = await app.db.select().from(store_profiles);
  for (const store of rows) {
    const profile = profiles.find(({ store_id }) => store_id === store.id)?.profile;
    if (profile === undefined) throw new Error(`${store.id} has no profile`);
    const issues = [...checkProfile(profile), ...checkContract(store, profile)];
    expect([store.id, isDpid(store.ddex_party_id ?? ''), issues]).toEqual([store.id, true, []]);
  }
  const ways = profiles.map(({ profile }) => profile);
  const used = (word: (profile: StoreProfile) => string) => [...new Set(ways.map(word))].sort();
  expect(used(({ ern_version }) => ern_version)).toEqual(['382', '43', '432']);
  expect(used(({ transport }) => transport.kind)).toEqual(['folder', 's3', 'sftp', 'transporter']);
  expect(used(({ takedown_style }) => takedown_style)).toEqual(['end_date', 'no_deals', 'purge']);
  expect(used(({ acknowledgement }) => acknowledgement)).toEqual([
    'apple_bridge',
    'apple_transporter',
    'ern_c_15',
    'ern_c_sftp_18',
    'none',
  ]);
});

test('[S3-051] [S5-023] every save by a free account keeps the chosen major stores and drops the rest without an error', async () => {
  const account = await signUpOn('free');
  const { body } = await account.call(createRelease, {
    body: { artist_id: await ensureArtist(account), store_ids: WANTED_STORES },
  });
  expect(body.store_ids).toEqual(['spotify']);
  const { id, version } = body;
  const saved = await account.call(updateRelease, { params: { id }, body: { version, store_ids: ['anghami'] } });
  expect([saved.status, saved.body.store_ids]).toEqual([200, []]);
  expect((await account.call(getRelease, { params: { id } })).body.store_ids).toEqual([]);
});

test('[S6-007] a paid account keeps premium stores too', async () => {
  expect(await saveWith(await signUpOn('pro'), WANTED_STORES)).toEqual(['anghami', 'spotify']);
});

test('a release that would go only to stores that are not connected cannot be submitted', async () => {
  await app.db.update(stores).set({ ddex_party_id: null }).where(inArray(stores.id, UNREACHED));
  const account = await signUpOn('pro');
  const release = await addDraft(app, account, { store_ids: ['anghami', 'qobuz'] });
  const { status, error } = await submit(account, release);
  expect([status, error.errors]).toEqual([422, { store_ids: { code: 'platform_not_connected' } }]);
  const both = await addDraft(app, account, { store_ids: ['anghami', 'spotify'] });
  expect((await submit(account, both)).body).toMatchObject({ status: 'submitted', store_ids: ['anghami', 'spotify'] });
});

test('repeated starts of the product create each store once and keep what an operator entered', async () => {
  await Promise.all([seed(), seed()]);
  const before = await app.db.select().from(stores);
  await app.db.update(stores).set({ active: false }).where(eq(stores.id, 'pandora'));
  await app.db.update(stores).set({ ddex_party_id: 'PADPIDA2017103008S' }).where(eq(stores.id, 'audiomack'));
  await seed();
  const rows = await app.db.select().from(stores);
  expect(rows).toHaveLength(before.length);
  expect(rows.filter(({ active }) => !active).map(({ id }) => id)).toEqual(['pandora']);
  const ids = rows.flatMap(({ ddex_party_id }) => ddex_party_id ?? []);
  expect(ids.filter((id) => !isDpid(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('PADPIDA2017103008S');
  expect(await app.db.select().from(store_profiles)).toHaveLength(rows.length);
});

test('staff saves the agreement with a store as the next version of its profile, checked and recorded', async () => {
  await seed();
  const account = await signUp(app);
  const staff = { user_id: account.user._id, is_staff: true, plan: 'free', language: 'en' } as const;
  const [known] = await app.db.select().from(store_profiles).where(eq(store_profiles.store_id, 'boomplay'));
  if (!known) throw new Error('no profile');
  const url = 'sftp://ingest.boomplay.example';
  const profile = { ...known.profile, transport: { kind: 'sftp', url, username: 'tangent' } } as const;
  expect(storeProfile.parse(profile)).toEqual(profile);
  const write = (agreement: Parameters<typeof writeProfile>[3], actor: Actor = staff) =>
    inTransaction(app.db, (tx) => writeProfile(tx, actor, 'boomplay', agreement, app.clock.now()));
  const codes = (agreement: Parameters<typeof writeProfile>[3]) =>
    write(agreement).then(
      () => [],
      (error) => error.issues.map(({ code }: { code: string }) => code),
    );
  const signed = { profile, contract: 'signed' } as const;
  expect(await codes({ ...signed, party_id: 'PADPIDA2017103008T' })).toEqual(['invalid_party_id']);
  expect(await codes({ ...signed, profile: known.profile, party_id: 'PADPIDA2017103008S' })).toEqual([
    'address_missing',
  ]);
  expect(await codes({ profile: { ...profile, deals: [{ model: 'barter', use_types: ['stream'] }] } })).toEqual([
    'invalid_choice',
  ]);
  await expect(write(signed, { ...staff, is_staff: false })).rejects.toMatchObject({ code: 'permission_denied' });
  expect(await write({ ...signed, party_id: 'PADPIDA2017103008S' })).toBe(known.version + 1);
  const listed = (await account.call(listStores)).body.items.find(({ id }) => id === 'boomplay');
  expect(listed).toMatchObject({ contract: 'signed', connected: true });
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, 'boomplay'));
  expect(actions.map(({ action }) => action)).toEqual(['store.profile']);
});
