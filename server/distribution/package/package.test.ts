import { randomBytes } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import type { Release } from '@tangent/contract/catalogue/release.ts';
import { CREDITS_PDF_PATH, METADATA_TABLE_PATH, PACKAGE_PATH } from '@tangent/contract/distribution/release-package.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { deliveries, delivery_messages, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { PACKAGE_DOWNLOADS, RELEASES_SELECTED_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
import { computeSha256, readZip } from '../../testing/harness/read-zip.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
});
afterAll(() => app.close());

const buildPath = (id: string) => PACKAGE_PATH.replace(':id', id);

function download(id: string, { session }: { session: string | null }) {
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  return app.http.inject({ url: buildPath(id), headers, cookies: session ? { '__Host-session': session } : {} });
}

/** Stores the bytes of an upload like a finished one. */
async function store(uploadId: string, file: string, sha256: string): Promise<void> {
  const storage_key = `uploads/${uploadId}/source`;
  await app.storage.put(storage_key, file);
  await app.db.update(uploads).set({ storage_key, sha256 }).where(eq(uploads.id, uploadId));
}

async function storeBytes(uploadId: string, bytes: Buffer): Promise<Buffer> {
  const file = `${app.storage_folder}-${uploadId}`;
  await writeFile(file, bytes);
  await store(uploadId, file, computeSha256(bytes));
  return bytes;
}

/** Adds a store and its messages as delivery stores them; a message without `delivered_at` never left. */
async function addMessages(release: Release, messages: readonly { xml: string; delivered_at: Date | null }[]) {
  const release_id = release.id;
  const content = { content: {}, content_sha256: '-', created_at: app.clock.now() };
  const [snapshot] = await app.db
    .insert(release_snapshots)
    .values({ release_id, ...content })
    .returning();
  const [profile] = await app.db.select().from(store_profiles).where(eq(store_profiles.store_id, 'spotify'));
  const delivered = { release_id, store_id: 'spotify', state: 'live', changed_at: app.clock.now() } as const;
  const [delivery] = await app.db.insert(deliveries).values(delivered).returning();
  const ids = { delivery_id: delivery?.id ?? '', snapshot_id: snapshot?.id ?? '', profile_id: profile?.id ?? '' };
  for (const [index, { xml, delivered_at }] of messages.entries()) {
    const kind = index === 0 ? 'insert' : 'update';
    const state = delivered_at === null ? 'superseded' : 'accepted';
    const names = { message_id: uuidv7(), thread_id: uuidv7(), batch_id: '20270322100000000' };
    const row = {
      ...ids,
      ...names,
      kind,
      state,
      sequence: index + 1,
      xml,
      xml_sha256: computeSha256(Buffer.from(xml)),
    } as const;
    const at = { created_at: app.clock.now(), next_attempt_at: app.clock.now(), delivered_at };
    await app.db.insert(delivery_messages).values({ ...row, ...at });
  }
}

test('the owner gets everything of a release in one archive: sound, cover, sent messages, texts and codes', async () => {
  await grantPlanTo(app, owner, 'pro');
  const audio = await addAudio(app, owner);
  const timed = { has_lyrics: true, lyrics: '[00:01.00] <00:01.20>Deniz & <00:01.60>gece', lyrics_synchronized: true };
  const plain = { title: 'Sabah', has_lyrics: true, lyrics: 'Sabah oldu' };
  const tracks = [trackDraft(audio, timed), trackDraft(null, plain)];
  const release = await addDraft(app, owner, { title: 'Gece: Yarısı', tracks });
  const [track] = release.tracks;
  const sound = await storeBytes(track?.audio?.id ?? '', randomBytes(300_000));
  const cover = await storeBytes(release.artwork?.id ?? '', randomBytes(40_000));
  const first = '<ern:NewReleaseMessage>Gece Yarısı</ern:NewReleaseMessage>';
  await addMessages(release, [
    { xml: first, delivered_at: new Date('2027-03-22T10:00:00Z') },
    { xml: '<never-left/>', delivered_at: null },
    { xml: '<second/>', delivered_at: new Date('2027-04-01T09:30:00Z') },
  ]);
  await app.db.update(releases).set({ upc: '099999000017', status: 'removed' }).where(eq(releases.id, release.id));

  const downloaded = await download(release.id, owner);
  expect(downloaded.statusCode).toBe(200);
  expect(downloaded.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(downloaded.rawPayload.length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Yıldız - Gece Yarısı - 099999000017.zip')}`,
  });
  const files = await readZip(downloaded.rawPayload);
  expect([...files.keys()].toSorted()).toEqual([
    'SHA256SUMS',
    'artwork/cover.png',
    'audio/01 Deniz.wav',
    'lyrics/01 Deniz.lrc',
    'lyrics/01 Deniz.player.ttml',
    'lyrics/01 Deniz.ttml',
    'lyrics/01 Deniz.words.lrc',
    'lyrics/02 Sabah.txt',
    'messages/spotify/2027-03-22T10-00-00Z 01 insert.xml',
    'messages/spotify/2027-04-01T09-30-00Z 03 update.xml',
    'metadata/artists.csv',
    'metadata/codes.csv',
    'metadata/credits.pdf',
    'metadata/messages.csv',
    'metadata/release.json',
    'metadata/stores.csv',
    'metadata/tracks.csv',
  ]);
  const readText = (path: string) => files.get(path)?.toString('utf8') ?? '';
  expect(files.get('audio/01 Deniz.wav')?.equals(sound)).toBe(true);
  expect(files.get('artwork/cover.png')?.equals(cover)).toBe(true);
  expect(readText('messages/spotify/2027-03-22T10-00-00Z 01 insert.xml')).toBe(first);
  expect([readText('lyrics/01 Deniz.lrc'), readText('lyrics/02 Sabah.txt')]).toEqual([
    '[ti:Deniz]\n[00:01.00] Deniz & gece\n',
    `${plain.lyrics}\n`,
  ]);
  expect(readText('lyrics/01 Deniz.words.lrc')).toBe(`[ti:Deniz]\n${timed.lyrics}\n`);
  const words = '>Deniz &amp;</span> <span begin="00:01.600" ';
  expect([readText('lyrics/01 Deniz.ttml'), readText('lyrics/01 Deniz.player.ttml')]).toEqual([
    expect.stringContaining(words),
    expect.stringContaining(words),
  ]);
  expect(readText('metadata/codes.csv')).toContain('UPC,099999000017,,Gece: Yarısı');
  expect(readText('metadata/stores.csv')).toContain('Spotify,live,');
  expect(JSON.parse(readText('metadata/release.json')).release).toMatchObject({ id: release.id, status: 'removed' });
  for (const line of readText('SHA256SUMS').trim().split('\n')) {
    const [sha256 = '', path = ''] = line.split('  ');
    expect(computeSha256(files.get(path) ?? Buffer.alloc(0))).toBe(sha256);
  }
});

test('the archive of a draft with unfinished uploads contains only the finished parts', async () => {
  const release = await addDraft(app, owner, { artwork_upload_id: null, tracks: [trackDraft(null)] });
  const files = await readZip((await download(release.id, owner)).rawPayload);
  expect(files.get('metadata/tracks.csv')?.toString()).toContain('Deniz');
  expect([...files.keys()].filter((path) => /^(audio|artwork|messages)/.test(path))).toEqual([]);
});

test('a master of a hundred megabytes arrives complete over a real connection', async () => {
  const megabytes = 100;
  const release = await addDraft(app, owner, { tracks: [trackDraft(await addAudio(app, owner, { format: 'flac' }))] });
  const file = `${app.storage_folder}-large`;
  await writeFile(file, '');
  await truncate(file, megabytes * 1024 * 1024);
  await store(release.tracks[0]?.audio?.id ?? '', file, 'unknown');
  const address = await app.http.listen({ port: 0 });
  const headers = { cookie: `__Host-session=${owner.session}` };
  const response = await fetch(`${address}${buildPath(release.id)}`, { headers });
  let received = 0;
  for await (const chunk of response.body ?? []) received += chunk.length;
  expect(received).toBe(Number(response.headers.get('content-length')));
  expect(received).toBeGreaterThan(megabytes * 1024 * 1024);
});

test('a release of another account does not exist, a session is required, and staff sees every release', async () => {
  const release = await addDraft(app, owner);
  const stranger = await signUp(app);
  expect((await download(release.id, stranger)).statusCode).toBe(404);
  expect((await download(uuidv7(), stranger)).statusCode).toBe(404);
  expect((await download('not-an-id', stranger)).statusCode).toBe(404);
  expect((await download(release.id, { session: null })).statusCode).toBe(401);
  const { _id } = stranger.user;
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, _id));
  expect((await download(release.id, stranger)).statusCode).toBe(200);
});

test('repeated downloads are rate limited', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  for (let count = 0; count < PACKAGE_DOWNLOADS.per_account; count += 1) {
    expect((await download(release.id, account)).statusCode).toBe(200);
  }
  const refused = await download(release.id, account);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ name: 'too_many_requests', retry_after_seconds: expect.any(Number) });
});

function downloadTable(ids: readonly string[], { session }: { session: string | null }) {
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  const cookies = session ? { '__Host-session': session } : {};
  return app.http.inject({ url: `${METADATA_TABLE_PATH}?ids=${ids.join(',')}`, headers, cookies });
}

test('the metadata of several releases is one table, a row for each track, in the chosen order', async () => {
  const audio = () => addAudio(app, owner);
  const first = await addDraft(app, owner, {
    title: '=1+1',
    tracks: [trackDraft(await audio(), { title: 'Deniz, ilk' })],
  });
  const empty = await addDraft(app, owner, { title: 'No track yet', tracks: [] });
  const { statusCode, headers, body } = await downloadTable([empty.id, first.id], owner);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...rows] = body.split('\r\n').filter((row) => row !== '');
  expect(head).toMatch(/^\uFEFFupc,release_title,primary_artist,disc,position,title,/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^,No track yet,[^,]+,{18},/);
  // A spreadsheet must not run the title as a formula.
  expect(rows[1]).toMatch(/^,'=1\+1,[^,]+,1,1,"Deniz, ilk",original,/);
});

test('a table never contains a release of another account, and covers a hundred releases at most', async () => {
  const own = await addDraft(app, owner);
  const other = await addDraft(app, await signUp(app));
  const refused = await downloadTable([own.id, other.id], owner);
  expect([refused.statusCode, refused.body.includes('Deniz')]).toEqual([404, false]);
  expect((await downloadTable([own.id], { session: null })).statusCode).toBe(401);
  for (const ids of [[], ['not-an-id'], Array.from({ length: RELEASES_SELECTED_MAX + 1 }, () => uuidv7())]) {
    expect((await downloadTable(ids, owner)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('the statement of credits is a PDF for the owner alone, and lies in the archive', async () => {
  const people = {
    contributors: [{ name: 'Ada Kaya', role: 'writer' as const, share_basis_points: 10_000 }],
    performers: [{ name: 'Mo', instrument: 'conductor' as const }],
    production_credits: [{ name: 'Rui Matos', role: 'mixing_engineer' as const }],
    recording_country: 'PT',
    recording_date: '2026-03',
    iswc: 'T0345246801',
  };
  const release = await addDraft(app, owner, {
    title: 'Maré',
    tracks: [trackDraft(null, { title: 'Onda', ...people })],
  });
  const get = (session: string) =>
    app.http.inject({
      url: CREDITS_PDF_PATH.replace(':id', release.id),
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
      cookies: { '__Host-session': session },
    });
  const pdf = await get(owner.session);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect((await get((await signUp(app)).session)).statusCode).toBe(404);
  const files = await readZip((await download(release.id, owner)).rawPayload);
  expect(files.get('metadata/credits.pdf')?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});
