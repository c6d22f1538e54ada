import { writeFile } from 'node:fs/promises';
import { getRoyaltyBalance, getRoyaltyBreakdown, getRoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { getRoyaltyEntry, getRoyaltyLine, listRoyaltyEntries } from '@tangent/contract/money/royalty-entry.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { payees, split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { addPostedReport, addWithdrawal } from '../../testing/fixtures/royalty-rows.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { type EntryCursor, toEndCursor } from './views/entry-cursor.ts';
import { listEntryGroups } from './views/entry-groups.ts';
import { listEntries } from './views/list-entries.ts';

let app: TestApp;
let owner: TestAccount;
let track_id: string;
let release_id: string;
const dollars = (amount: number) => BigInt(Math.round(amount * 1_000_000));

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
  const release = await addDraft(app, owner);
  release_id = release.id;
  track_id = release.tracks[0]?.id ?? '';
  await app.db.update(tracks).set({ isrc: 'QZTNG2700001' }).where(eq(tracks.id, track_id));
});
afterAll(() => app.close());

const line = (id: string, amount: number, country = 'US') => ({
  track_id: id,
  country,
  gross_micros: dollars(amount),
  share_basis_points: 10_000,
});

async function addTrack(account: TestAccount, title: string) {
  const release = await addDraft(app, account, {
    title,
    tracks: [trackDraft(await addAudio(app, account), { title })],
  });
  return { id: release.tracks[0]?.id ?? '', release_id: release.id };
}

async function addArtist() {
  const account = await signUp(app);
  return { account, track: await addTrack(account, 'Deniz') };
}

/** Adds a half for the owner, and 40 % and 10 % for two payees who have accepted their shares. */
async function addSplit(account: TestAccount, id: string, guests: readonly TestAccount[]) {
  const owner_id = account.user._id;
  const at = app.clock.now();
  const claimed = { owner_id, state: 'claimed', invited_at: at, created_at: at } as const;
  const rows = guests.map((guest, n) => ({
    ...claimed,
    name: `${n}`,
    email: `${uuidv7()}@example.com`,
    account_id: guest.user._id,
  }));
  const added = (await app.db.insert(payees).values(rows).returning()).map((payee) => payee.id);
  const version = { track_id: id, owner_id, number: 1, effective_from: '2026-01-01', created_at: at };
  const [row] = await app.db.insert(split_versions).values(version).returning();
  const version_id = row?.id ?? '';
  const part = { version_id, roles: ['writer'] };
  await app.db.insert(split_parts).values([
    { ...part, position: 0, name: 'Owner', share_basis_points: 5_000 },
    { ...part, position: 1, name: 'Guest', share_basis_points: 4_000, payee_id: added[0] ?? '' },
    { ...part, position: 2, name: 'Other', share_basis_points: 1_000, payee_id: added[1] ?? '' },
  ]);
  return { id: version_id, payees: added };
}

async function writeReport(text: string): Promise<string> {
  const file = `${app.storage_folder}-${uuidv7()}`;
  await writeFile(file, text);
  return file;
}

/** Reads rare entries with few lines per step; returns how many were found on the way. */
async function readInSmallSteps(account: TestAccount, filter: { country: string; track: string }): Promise<number> {
  const holders = [account.user._id];
  const mark = { until_posting: 0, within: null };
  const tracksWanted = [filter.track];
  const groups = await listEntryGroups(app.db, holders, filter, tracksWanted, mark);
  let [found, steps] = [0, 0];
  for (let after: EntryCursor | null = null; ; steps++) {
    const question = { holders, filter, tracks: tracksWanted, mark, after, limit: 51, max_lines: 40 };
    const { rows, reached } = await listEntries(app.db, groups, question);
    found += rows.length;
    if (reached === null) break;
    after = toEndCursor(reached);
  }
  expect(steps).toBe(groups.length - 1);
  return found;
}

type BreakdownQuery = z.input<typeof getRoyaltyBreakdown.query>;
const breakdown = async (account: TestAccount, query: BreakdownQuery) =>
  (await account.call(getRoyaltyBreakdown, { query })).body;
const listOwnEntries = async (account: TestAccount, query: object = {}) =>
  (await account.call(listRoyaltyEntries, { query })).body;

test('an artist without live music reads that nothing was reported, and live music shows when the first report is due', async () => {
  const account = await signUp(app);
  const { body } = await account.call(getRoyaltyOverview);
  expect(body).toMatchObject({
    balance_micros: 0,
    pending_micros: 0,
    paid_micros: 0,
    earned_micros: 0,
    months: [],
    holds: [],
    next_payout: null,
    first_report: { has_live_releases: false, due_on: null },
    freshness: { reported_at: null, until: null },
  });
  expect(await listOwnEntries(account)).toMatchObject({ items: [], next_cursor: null, total: 0 });
});

test('[S3-077] [S3-081] [S3-082] [S3-084] [S3-085] [S3-086] [S3-087] [S3-088] [S3-089] an entry has its amount, date, month, platform, country, track, ISRC, transaction id and statement', async () => {
  const lines = [
    { track_id, gross_micros: dollars(0.004), country: 'TR', sale_date: '2027-01-09', units: 3 },
    { track_id, gross_micros: -dollars(0.002), country: 'DE', units: -1 },
  ];
  await addPostedReport(app, { owner_id: owner.user._id, store_id: 'spotify', period: '2027-01', lines });
  const { items, total } = await listOwnEntries(owner, { platform: 'spotify' });
  expect(total).toBe(2);
  expect(items[1]).toMatchObject({
    amount_micros: 3_400,
    gross_micros: 4_000,
    units: 3,
    date: '2027-01-09',
    period: '2027-01',
    country: 'TR',
    platform: { id: 'spotify', name: 'Spotify' },
    track: { id: track_id, title: 'Deniz', isrc: 'QZTNG2700001' },
    transaction_id: expect.stringMatching(/^TX-[0-9A-Z]{12}$/),
    status: 'pending',
    is_share: false,
    statement_id: expect.stringContaining('spotify-2027-01'),
    release: { id: release_id, title: 'Deniz' },
  });
  expect(items[0]).toMatchObject({ amount_micros: -1_700, units: -1, date: null });
});

test('[S2-104] [S3-078] [S3-079] [S3-080] balance, pending and paid add up to the earnings; money on hold is shown separately', async () => {
  const { account, track } = await addArtist();
  const account_id = account.user._id;
  const held = { kind: 'held_payable', release_id: track.release_id, account_id } as const;
  await addPostedReport(app, {
    owner_id: account_id,
    store_id: 'spotify',
    period: '2026-11',
    lines: [
      line(track.id, 100),
      { ...line(track.id, 20), parts: [{ holder_id: account_id, amount_micros: dollars(20), ref: held }] },
    ],
  });
  await addPostedReport(app, {
    owner_id: account_id,
    store_id: 'deezer',
    period: '2027-01',
    lines: [line(track.id, 40)],
  });
  await app.db.insert(earnings_holds).values({
    release_id: track.release_id,
    account_id,
    reason: 'copyright_claim',
    held_at: app.clock.now(),
  });
  await addWithdrawal(app, account_id, 3_000, 'paid');
  const open = await addWithdrawal(app, account_id, 2_500, 'processing');
  const { body } = await account.call(getRoyaltyOverview);
  expect(body).toMatchObject({
    balance_micros: 85_000_000,
    pending_micros: 25_000_000,
    paid_micros: 30_000_000,
    earned_micros: 140_000_000,
    on_hold_micros: 20_000_000,
    next_payout: { id: open, amount_cents: 2_500, state: 'processing' },
    holds: [{ release: { title: 'Deniz' }, reason: 'copyright_claim', amount_micros: 20_000_000 }],
    freshness: { reported_at: expect.any(String), until: '2027-01' },
    first_report: null,
  });
  // Screens that show one balance read it alone.
  expect(body).toMatchObject((await account.call(getRoyaltyBalance)).body);
  expect(body.months.map(({ period, amount_micros }) => [period, amount_micros])).toEqual([
    ['2026-11', 120_000_000],
    ['2026-12', 0],
    ['2027-01', 40_000_000],
  ]);
  const { total } = await breakdown(account, { by: 'period' });
  expect(total.amount_micros).toBe(body.earned_micros + body.on_hold_micros);
});

test('a debt after a store’s reversal is shown as such, and the sum is still correct', async () => {
  const { account, track } = await addArtist();
  const report = { owner_id: account.user._id, store_id: 'spotify', period: '2027-01' };
  const { file_id, file_no } = await addPostedReport(app, { ...report, lines: [line(track.id, 50)] });
  await addWithdrawal(app, account.user._id, 5_000, 'paid');
  await app.db.update(sales_files).set({ state: 'reversed' }).where(eq(sales_files.id, file_id));
  const back = await addPostedReport(app, { ...report, reverses_id: file_id, lines: [line(track.id, -50)] });
  const { body } = await account.call(getRoyaltyOverview);
  expect(body).toMatchObject({ balance_micros: -50_000_000, paid_micros: 50_000_000, earned_micros: 0 });
  const { items } = await listOwnEntries(account);
  const [taken, reposted] = items;
  expect(items.map(({ amount_micros, status }) => [amount_micros, status])).toEqual([
    [-50_000_000, 'paid'],
    [50_000_000, 'paid'],
  ]);
  expect(back.file_no).toBeGreaterThan(file_no);
  const getDetail = (transaction_id = '') => account.call(getRoyaltyEntry, { params: { transaction_id } });
  expect((await getDetail(reposted?.transaction_id)).body.reversed_by).toBe(taken?.transaction_id);
  expect((await getDetail(taken?.transaction_id)).body.reverses).toBe(reposted?.transaction_id);
});

test('[S2-106] [S2-107] money is broken down by platform, country, track, release and month, with any filter', async () => {
  const { account, track } = await addArtist();
  const other = await addTrack(account, 'Gece');
  const owner_id = account.user._id;
  const lines = [line(track.id, 1, 'TR'), line(track.id, 2, 'DE'), line(other.id, 4, 'TR')];
  await addPostedReport(app, { owner_id, store_id: 'spotify', period: '2026-12', lines });
  await addPostedReport(app, { owner_id, store_id: 'deezer', period: '2027-01', lines: [line(other.id, 8, 'TR')] });
  const parts = async (query: BreakdownQuery) =>
    (await breakdown(account, query)).items.map(({ key, name, amount_micros }) => [name ?? key, amount_micros / 1e6]);
  expect(await parts({ by: 'platform' })).toEqual([
    ['Deezer', 8],
    ['Spotify', 7],
  ]);
  expect(await parts({ by: 'country' })).toEqual([
    ['TR', 13],
    ['DE', 2],
  ]);
  expect(await parts({ by: 'track' })).toEqual([
    ['Gece', 12],
    ['Deniz', 3],
  ]);
  expect(await parts({ by: 'release' })).toEqual([
    ['Gece', 12],
    ['Deniz', 3],
  ]);
  expect(await parts({ by: 'period' })).toEqual([
    ['2027-01', 8],
    ['2026-12', 7],
  ]);
  expect(await parts({ by: 'country', track: other.id })).toEqual([['TR', 12]]);
  expect(await parts({ by: 'track', platform: 'spotify', from: '2026-12', to: '2026-12' })).toEqual([
    ['Gece', 4],
    ['Deniz', 3],
  ]);
  expect(await parts({ by: 'period', country: 'DE', release: track.release_id })).toEqual([['2026-12', 2]]);
  await app.db.update(tracks).set({ version_type: 'acoustic' }).where(eq(tracks.id, other.id));
  const versions = (await breakdown(account, { by: 'track' })).items.map(({ name, version_type }) => [
    name,
    version_type,
  ]);
  expect(versions).toEqual([
    ['Gece', 'acoustic'],
    ['Deniz', 'original'],
  ]);
  const both = await account.call(getRoyaltyBreakdown, { query: { by: 'platform', country: 'TR' } });
  expect([both.status, both.error.errors]).toEqual([422, { country: { code: 'invalid_choice' } }]);
});

test('every entry is on exactly one page, and matches the filter of the list', async () => {
  const { account, track } = await addArtist();
  const other = await addTrack(account, 'Gece');
  const owner_id = account.user._id;
  for (const [period, store_id] of [
    ['2026-11', 'spotify'],
    ['2026-12', 'deezer'],
    ['2026-12', 'spotify'],
  ] as const) {
    const lines = Array.from({ length: 40 }, (_, n) =>
      line(n % 3 === 0 ? other.id : track.id, 1, n % 4 === 0 ? 'TR' : 'US'),
    );
    await addPostedReport(app, { owner_id, store_id, period, lines });
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await listOwnEntries(account, cursor === null ? {} : { cursor });
    expect(page.total).toBe(120);
    seen.push(...page.items.map(({ period, transaction_id }) => `${period} ${transaction_id}`));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  expect(seen.map((one) => one.slice(0, 7))).toEqual(
    seen
      .map((one) => one.slice(0, 7))
      .toSorted()
      .toReversed(),
  );
  const narrow = await listOwnEntries(account, {
    track: other.id,
    country: 'TR',
    platform: 'spotify',
    from: '2026-12',
  });
  expect(narrow.total).toBeNull();
  expect(narrow.items.map((item) => [item.track.id, item.country, item.platform.id, item.period])).toEqual(
    Array.from({ length: 4 }, () => [other.id, 'TR', 'spotify', '2026-12']),
  );
  expect(await readInSmallSteps(account, { country: 'TR', track: other.id })).toBe(12);
  const [first] = narrow.items;
  const found = await listOwnEntries(account, { transaction_id: first?.transaction_id.toLowerCase() });
  expect(found.items).toEqual([first]);
  expect(await listOwnEntries(account, { transaction_id: 'nonsense' })).toMatchObject({ items: [], total: 0 });
  expect((await account.call(listRoyaltyEntries, { query: { cursor: 'nonsense' } })).status).toBe(400);
});

test('[S3-083] [S3-090] the owner sees an entry from gross to net with all holders of the split; a collaborator sees their own share', async () => {
  const { account, track } = await addArtist();
  const [guest, other] = [await signUp(app), await signUp(app)];
  const split = await addSplit(account, track.id, [guest, other]);
  const gross_micros = dollars(1.084_2);
  // 85 % of 1.0842 is 0.92157; 0.1 is recouped; of 0.82157 the owner keeps a half, the others get 0.4 and 0.1.
  const parts = [
    { holder_id: account.user._id, amount_micros: 510_785n },
    {
      holder_id: split.payees[0] ?? '',
      is_share: true,
      amount_micros: 328_628n,
      ref: { kind: 'artist_payable', account_id: guest.user._id } as const,
    },
    {
      holder_id: split.payees[1] ?? '',
      is_share: true,
      amount_micros: 82_157n,
      ref: { kind: 'artist_payable', account_id: other.user._id } as const,
    },
  ];
  const sold = { track_id: track.id, gross_micros, recouped_micros: 100_000n, split_version_id: split.id, parts };
  const { file_id } = await addPostedReport(app, {
    owner_id: account.user._id,
    store_id: 'deezer',
    period: '2027-01',
    currency: 'EUR',
    rate: '1.0842',
    lines: [sold],
  });
  const [entry] = (await listOwnEntries(account)).items;
  const params = { transaction_id: entry?.transaction_id ?? '' };
  const own = (await account.call(getRoyaltyEntry, { params })).body;
  expect(own).toMatchObject({
    gross: { amount: '1', currency: 'EUR' },
    exchange: { rate: '1.0842', day: '2027-01-01', source: 'table' },
    gross_micros: 1_084_200,
    share_basis_points: 8_500,
    net_micros: 921_570,
    recouped_micros: 100_000,
    amount_micros: 510_785,
    status: 'pending',
    source: { file_name: 'deezer-2027-01.csv', line_no: 1, has_line: true },
    split: [
      { name: 'Owner', share_basis_points: 5_000, amount_micros: 410_785, is_viewer: true },
      { name: 'Guest', share_basis_points: 4_000, amount_micros: 328_628, is_viewer: false },
      { name: 'Other', share_basis_points: 1_000, amount_micros: 82_157, is_viewer: false },
    ],
  });
  const guestEntry = (await guest.call(getRoyaltyEntry, { params })).body;
  expect(guestEntry).toMatchObject({ amount_micros: 328_628, is_share: true, source: { has_line: false } });
  expect(guestEntry.split).toEqual([
    { name: 'Guest', roles: ['writer'], share_basis_points: 4_000, amount_micros: 328_628, is_viewer: true },
  ]);
  expect((await guest.call(getRoyaltyOverview)).body).toMatchObject({ shares: { amount_micros: 328_628, tracks: 1 } });
  const getLine = (reader: TestAccount) => reader.call(getRoyaltyLine, { params });
  await app.storage.put(`sales/${file_id}`, await writeReport('a,line\r\n'));
  expect((await getLine(account)).body).toEqual({ file_name: 'deezer-2027-01.csv', line_no: 1, text: 'a,line' });
  expect((await getLine(guest)).status).toBe(404);
  const stranger = await signUp(app);
  expect((await getLine(stranger)).status).toBe(404);
  expect((await stranger.call(getRoyaltyEntry, { params })).status).toBe(404);
  expect((await stranger.call(getRoyaltyEntry, { params: { transaction_id: 'TX-000000000000' } })).status).toBe(404);
  expect((await account.call(getRoyaltyEntry, { params: { transaction_id: 'x' } })).status).toBe(404);
});
