import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listReleases } from '@tangent/contract/catalogue/release.ts';
import {
  ACCOUNT_EXPORT_FILE_PATH,
  getAccountExport,
  requestAccountExport,
} from '@tangent/contract/people/account-export.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { account_exports } from '@tangent/db/schema/people/account-export.ts';
import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { ACCOUNT_EXPORTS } from '@tangent/domain/identity/account/account-export.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/people/people-limits.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { writeHits } from '../../promotion/smartlink/write-hits.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { addCampaign, type TestCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { addPostedReport } from '../../testing/fixtures/royalty-rows.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { addTrends } from '../../testing/fixtures/trend-rows.ts';
import { readZip } from '../../testing/harness/read-zip.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { failExport, pruneExports } from './build-export.ts';
import { sendExportMail } from './send-export-mail.ts';

let app: TestApp;
let owner: TestAccount;
let campaign: TestCampaign;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
  for (const title of ['Deniz', 'Deniz']) await addDraft(app, owner, { title });
  const track_id = (await addDraft(app, owner, { title: 'Su/Ateş' })).tracks[0]?.id ?? '';
  await app.db.update(tracks).set({ title: '=1+1' }).where(eq(tracks.id, track_id));
  const sea = { track_id, store_id: 'spotify', streams: 7, listeners: 5 };
  const days = [
    { ...sea, day: '2025-12-31', country: 'TR' },
    { ...sea, day: '2026-01-01', country: 'TR' },
    { ...sea, day: '2026-01-01', country: 'DE', saves: 2 },
  ];
  await addTrends(app, owner.user._id, { file_no: 1, lines: days });
  await addTrends(app, (await signUp(app)).user._id, {
    file_no: 2,
    lines: [{ ...sea, day: '2026-01-02', country: 'TR' }],
  });
  campaign = await addCampaign(app, owner);
  for (const [name, artist_may_write] of [
    ['kim', false],
    ['mara', true],
  ] as const) {
    await app.db.insert(presave_fans).values({
      campaign_id: campaign.id,
      way: 'mail',
      state: 'confirmed',
      fan_key: name,
      email: `${name}@posteo.example`,
      artist_may_write,
      language: 'tr',
      consented_at: app.clock.now(),
      consent_version: '1',
      consent_scope: 'one email',
    });
  }
  const [link] = await app.db.select().from(smart_links).where(eq(smart_links.key, campaign.key));
  const visit = { account_id: owner.user._id, link_id: link?.id ?? '', day: '2026-01-01', hour: 7, count: 3 };
  const click = {
    kind: 'click',
    store_id: 'spotify',
    country: 'TR',
    referrer: 'instagram.com',
    device: 'phone',
  } as const;
  await writeHits(app.db, { hits: [{ ...visit, ...click }], visitors: [], networks: [] });
  const report = { owner_id: owner.user._id, store_id: 'spotify', lines: [{ track_id, gross_micros: 2_000_000n }] };
  for (const period of ['2025-12', '2026-01', '2026-02']) await addPostedReport(app, { ...report, period });
});
afterAll(() => app.close());

function fetchFile(id: string, { session }: TestAccount) {
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  const cookies = { '__Host-session': session };
  return app.http.inject({ url: ACCOUNT_EXPORT_FILE_PATH.replace(':id', id), headers, cookies });
}

const findOwn = async () => (await owner.call(getAccountExport)).body.export;

test('an account gets all its data in one archive, one folder for each release, and no other account can read it', async () => {
  expect(await findOwn()).toBeNull();
  const { body: requested } = await owner.call(requestAccountExport, { body: {} });
  expect(requested).toMatchObject({ state: 'waiting', size_bytes: null });
  // A second request while one is being built starts no second build.
  expect((await owner.call(requestAccountExport, { body: {} })).body.id).toBe(requested.id);
  await app.runJobs();
  const ready = await findOwn();
  expect(ready).toMatchObject({ id: requested.id, state: 'ready' });

  const response = await fetchFile(requested.id, owner);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toHaveLength(ready?.size_bytes ?? -1);
  const files = await readZip(response.rawPayload);
  const folders = new Set([...files.keys()].map((file) => file.split('/')[0]));
  expect(folders.size).toBe(8);
  const readLines = (year: number, name = 'royalties') =>
    files.get(`${name}/${name}-${year}.csv`)?.toString().trimEnd().split('\r\n').slice(1);
  expect([readLines(2025)?.length, readLines(2026)?.length]).toEqual([1, 2]);
  expect(readLines(2026)?.[1]).toContain(',2026-02,,Spotify,US,');
  expect([readLines(2025, 'trends')?.length, readLines(2026, 'trends')?.length]).toEqual([1, 1]);
  // A day of a track at a store is one line, and text that a spreadsheet would run as a formula is escaped.
  expect(readLines(2026, 'trends')?.[0]).toMatch(/^2026-01-01,Spotify,.*,'=1\+1,.*,14,10,2,0,0,,$/);
  const readTable = (name: string) => files.get(name)?.toString().trimEnd().split('\r\n').slice(1);
  expect(readTable('smart-links/smart-links.csv')).toEqual([expect.stringContaining(`,${campaign.key},true,,cover,,`)]);
  expect(readTable('smart-links/smart-link-hits-2026.csv')).toEqual([
    `2026-01-01,Night Drive,${campaign.key},click,Spotify,TR,instagram.com,phone,3,`,
  ]);
  expect(readTable('pre-save/campaigns.csv')).toEqual([
    expect.stringContaining(`,Night Drive,${campaign.upc},running,`),
  ]);
  // The address of a fan is in it only with the fan's own tick.
  const addresses = readTable('pre-save/fans.csv')?.map((line) => line.split(',').at(-1));
  expect(addresses).toEqual(['', 'mara@posteo.example']);
  expect([...files.keys()].filter((file) => file.endsWith('/metadata/release.json'))).toHaveLength(4);
  expect((await fetchFile(requested.id, await signUp(app))).statusCode).toBe(404);
});

test('a blocked account can still export its own data, and nothing else', async () => {
  await app.db.update(users).set({ banned: true }).where(eq(users.id, owner.user._id));
  expect((await owner.call(listReleases, { query: {} })).status).toBe(403);
  const ready = await findOwn();
  expect((await fetchFile(ready?.id ?? '', owner)).statusCode).toBe(200);
  expect((await owner.call(requestAccountExport, { body: {} })).status).toBe(201);
  await app.runJobs();
  expect((await findOwn())?.state).toBe('ready');
  await app.db.update(users).set({ banned: false }).where(eq(users.id, owner.user._id));
});

test('a new archive replaces the one before, whose file is gone, and an account gets five a day', async () => {
  const other = await signUp(app);
  const files = async () =>
    (await app.db.select().from(account_exports).where(eq(account_exports.account_id, other.user._id))).map(
      ({ storage_key }) => storage_key ?? '',
    );
  const keys: string[] = [];
  for (let made = 0; made < ACCOUNT_EXPORTS.per_account; made += 1) {
    const all = await Promise.all([1, 2, 3].map(() => other.call(requestAccountExport, { body: {} })));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    await app.runJobs();
    keys.push(...(await files()));
    expect(await files()).toHaveLength(1);
  }
  expect(new Set(keys).size).toBe(ACCOUNT_EXPORTS.per_account);
  const sizes = await Promise.all(keys.map((key) => app.storage.findSize(key)));
  expect(sizes.slice(0, -1)).toEqual(sizes.slice(1).map(() => null));
  expect(sizes.at(-1)).toBeGreaterThan(0);
  expect((await other.call(requestAccountExport, { body: {} })).status).toBe(429);
});

test('an archive that cannot be made leaves nothing in the storage', async () => {
  const other = await signUp(app);
  const { body } = await other.call(requestAccountExport, { body: {} });
  const file = path.join(app.storage_folder, '..', 'half');
  await writeFile(file, 'half an archive');
  await app.storage.put(`exports/${body.id}.zip`, file);
  await failExport({ ...app, limits_uses: true, product_name: 'Tangent', log: pino({ level: 'silent' }) }, body.id);
  expect(await app.storage.findSize(`exports/${body.id}.zip`)).toBeNull();
  expect((await other.call(getAccountExport)).body.export?.state).toBe('failed');
});

test('after a week an archive is removed, including its file', async () => {
  const ready = await findOwn();
  const id = ready?.id ?? '';
  const [row] = await app.db.select().from(account_exports).where(eq(account_exports.id, id));
  const later = app.clock.now().getTime() + (ACCOUNT_EXPORT_DAYS + 1) * 86_400_000;
  const context = { ...app, product_name: 'Tangent', clock: { ...app.clock, now: () => new Date(later) } };
  await pruneExports(context);
  expect(await app.storage.findSize(row?.storage_key ?? '')).toBeNull();
  expect((await fetchFile(id, owner)).statusCode).toBe(404);
});

test.each(LANGUAGES)('the email that an archive is ready has all its texts in %s', async (language) => {
  await app.db.update(users).set({ language }).where(eq(users.id, owner.user._id));
  const sent: Mail[] = [];
  const context = createMailContext(app, { send: async (mail) => void sent.push(mail) });
  await sendExportMail(context, owner.user._id, 'ready');
  const [{ subject, html, text } = { subject: '', html: '', text: '' }] = sent;
  for (const content of [subject, text]) expect(content.replaceAll(/https?:\S+/g, '')).not.toMatch(/\{\w+\}|mail\.\w/);
  expect(html).toContain(`lang="${language}"`);
  expect(text).toContain(`${ORIGIN}/distributions#everything`);
});
