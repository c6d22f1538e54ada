import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as calls from '@tangent/contract/promotion/playlist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { playlist_pitches } from '@tangent/db/schema/promotion/playlist.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { PLAYLISTS_PER_PAGE } from '@tangent/domain/promotion/playlist-limits.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePlaylists } from '../../main/pages/serve-playlists.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { AUTH_SECRET } from '../../testing/harness/test-http.ts';
import { answerPitch, type CuratorPage, closePitches, openListening, readCuratorPage } from './answer-pitch.ts';
import { curatorPath } from './curator-token.ts';

type StaffPage = { items: calls.StaffPlaylist[]; next_cursor: string | null; total: number };

const SECRET = 'a-secret-of-the-tests';
const TEXT = 'Written on the coast road in one night, with the windows down.';
const HEADER = 'name,curator,curator_email,platform,url,genre,description,takes,answer_days,songs_per_week,followers';
const row = (name: string, change: Partial<Record<string, string>> = {}) => {
  const values = {
    name,
    curator: 'Marlow & Co.',
    curator_email: 'marlow@curators.example',
    platform: 'spotify',
    url: `https://playlists.example/${name.toLowerCase().replaceAll(' ', '-')}`,
    genre: 'pop',
    description: 'Songs for late hours',
    takes: 'any',
    answer_days: '2',
    songs_per_week: '6',
    followers: '84210',
    ...change,
  };
  return Object.values(values).join(',');
};

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) => {
        const config = { trust_proxy: false } as never;
        servePlaylists(http, createTestWeb(''), { ...context, config }, async () => null);
      },
    },
  });
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const load = (csv: string) => staff.call(calls.importPlaylists, { body: { csv } });
const list = async (query = {}) => (await makeCall(app, calls.listPlaylists, { query })).body.items;
const context = () => ({ db: app.db, clock: app.clock, auth_secret: SECRET });
const later = (ms: number) => ({ ...context(), clock: { now: () => new Date(app.clock.now().getTime() + ms) } });
const pitch = (account: TestAccount, id: string, track_id: string | null, text = TEXT) =>
  account.call(calls.sendPitch, { params: { id }, body: { track_id, text, is_listening_allowed: true } });
const tokenOf = (id: string) => curatorPath(id, SECRET).replace('/curator/', '');
const PLAYED = { is_played: true };
const isOpen = (page: CuratorPage | 'gone' | null): page is CuratorPage => page !== null && page !== 'gone';
async function findListening(id: string): Promise<string> {
  const page = await readCuratorPage(context(), tokenOf(id));
  return (isOpen(page) && page.listening_path?.replace('/curator/listen/', '')) || '';
}
const getOwn = async (account: TestAccount) => (await account.call(calls.listPitches, { query: {} })).body;

async function addPlaylist(name: string, change: Partial<Record<string, string>> = {}): Promise<string> {
  expect((await load(`${HEADER}\n${row(name, change)}`)).status).toBe(200);
  return (await list({ q: name }))[0]?.id ?? '';
}

async function addSong(account: TestAccount, status: ReleaseStatus = 'approved'): Promise<string> {
  const release = await addDraft(app, account);
  await app.db.update(releases).set({ status }).where(eq(releases.id, release.id));
  return release.tracks[0]?.id ?? '';
}

test('[S2-033] staff import playlists, all rows or none, and everybody finds them without an account', async () => {
  const bad = await load(`${HEADER}\n${row('First Light')}\n${row('Second Light', { genre: 'noise' })}`);
  expect(bad.error.errors).toMatchObject({
    'csv.1.genre': { code: 'playlist_choice', params: { line: 3, column: 'genre', found: 'noise' } },
  });
  expect(await list({ q: 'light' })).toEqual([]);
  expect((await load('')).status).toBe(422);
  expect((await load(`${HEADER}\n${row('First Light')}\n${row('Second Light', { genre: 'rock' })}`)).body).toEqual({
    added: 2,
    updated: 0,
  });
  expect((await load(`${HEADER}\n${row('First Light', { followers: '90000' })}`)).body).toEqual({
    added: 0,
    updated: 1,
  });
  const [first] = await list({ q: 'LIGHT marlow', genre: 'pop' });
  expect(first).toMatchObject({
    name: 'First Light',
    followers: 90_000,
    follower_history: [84_210, 90_000],
    health: 'growth',
  });
  expect(JSON.stringify(first)).not.toContain('curators.example');
  const open = async (id: string) => (await makeCall(app, calls.getPlaylist, { params: { id } })).status;
  expect([await open(first?.id ?? ''), await open(crypto.randomUUID())]).toEqual([200, 404]);
  expect((await (await signUp(app)).call(calls.importPlaylists, { body: { csv: HEADER } })).status).toBe(403);
});

test('staff page through all playlists by name and see each once, also those of one name', async () => {
  const csv = Array.from({ length: PLAYLISTS_PER_PAGE * 2 }, (_, index) =>
    row(index % 2 === 0 ? 'Same' : `Other ${index}`, { url: `https://playlists.example/many-${index}` }),
  );
  expect((await load([HEADER, ...csv].join('\n'))).status).toBe(200);
  const seen = new Map<string, string>();
  let cursor: string | null = null;
  let total = 0;
  do {
    const page: StaffPage = (await staff.call(calls.listStaffPlaylists, { query: cursor ? { cursor } : {} })).body;
    expect(page.items.length).toBeLessThanOrEqual(PLAYLISTS_PER_PAGE);
    for (const { id, name } of page.items) {
      expect(seen.has(id)).toBe(false);
      seen.set(id, name);
    }
    ({ next_cursor: cursor, total } = page);
  } while (cursor !== null);
  expect(seen.size).toBe(total);
  expect([...seen.values()].filter((name) => name === 'Same')).toHaveLength(PLAYLISTS_PER_PAGE);
});

test('[S2-034] [S3-113] [S5-050] [S5-051] [S5-052] a pitch needs an own song, and a text of 50 to 1000 characters', async () => {
  const [artist, stranger] = [await signUp(app), await signUp(app)];
  const id = await addPlaylist('Careful Ears');
  const [song, foreign, draft] = [await addSong(artist), await addSong(stranger), await addSong(artist, 'draft')];
  const codes = async (track: string | null, text?: string) => {
    const { error } = await pitch(artist, id, track, text);
    return Object.values(error.errors ?? {}).map(({ code }) => code);
  };
  expect(await codes(null)).toEqual(['pitch_song_required']);
  expect(await codes(song, '   ')).toEqual(['pitch_text_required']);
  expect(await codes(song, ` ${'x'.repeat(49)} `)).toEqual(['pitch_too_short']);
  expect(await codes(song, 'x'.repeat(1001))).toEqual(['pitch_too_long']);
  for (const track of [foreign, draft]) expect((await pitch(artist, id, track)).status).toBe(404);
  expect(
    (
      await makeCall(app, calls.sendPitch, {
        params: { id },
        body: { track_id: song, text: TEXT, is_listening_allowed: true },
      })
    ).status,
  ).toBe(401);
  expect((await pitch(artist, id, song, '🎧'.repeat(50))).status).toBe(201);
  const twice = await Promise.all([pitch(artist, id, song), pitch(artist, id, song)]);
  expect(twice.map(({ error }) => error.name)).toEqual(['already_submitted', 'already_submitted']);
  expect((await getOwn(artist)).items.map(({ state }) => state)).toEqual(['submitted']);
  expect((await getOwn(stranger)).items).toEqual([]);
});

test('an account sends 20 pitches in an hour, also those that are refused; another account goes on', async () => {
  const [eager, other] = [await signUp(app), await signUp(app)];
  const [id, song] = [await addPlaylist('Full Inbox'), await addSong(eager)];
  expect((await pitch(eager, id, song)).status).toBe(201);
  for (let sent = 1; sent < 20; sent++) expect((await pitch(eager, id, null)).status).toBe(422);
  const { status, error } = await pitch(eager, id, await addSong(eager));
  expect([status, error.name]).toEqual([429, 'too_many_requests']);
  expect((await getOwn(eager)).total).toBe(1);
  expect((await pitch(other, id, await addSong(other))).status).toBe(201);
});

test('a playlist that is closed, reported or takes other songs refuses a pitch', async () => {
  const artist = await signUp(app);
  const [upcoming, released] = [await addSong(artist), await addSong(artist, 'published')];
  const id = await addPlaylist('Only Released', { takes: 'released' });
  expect((await pitch(artist, id, upcoming)).error.errors).toMatchObject({
    track_id: { code: 'pitch_takes_released' },
  });
  await staff.call(calls.updatePlaylist, { params: { id }, body: { is_reported: true } });
  expect((await pitch(artist, id, released)).error.name).toBe('playlist_closed');
  expect((await list({ q: 'Only Released' }))[0]).toMatchObject({ health: 'reported', is_open: false });
  await staff.call(calls.updatePlaylist, { params: { id }, body: { is_reported: false, is_verified: true } });
  expect((await list({ q: 'Only Released' }))[0]?.verified_on).toBe(app.clock.now().toISOString().slice(0, 10));
  expect((await pitch(artist, id, released)).status).toBe(201);
  expect(await app.db.$count(audit_events, eq(audit_events.subject_id, id))).toBe(2);
});

test('a curator hears and answers once with the link of the email; no other link works', async () => {
  const artist = await signUp(app);
  const playlist = await addPlaylist('Late Answers');
  const [song, other] = [await addSong(artist), await addSong(artist)];
  const first = (await pitch(artist, playlist, song)).body.id;
  const second = (await pitch(artist, playlist, other)).body.id;
  await app.db.update(uploads).set({ preview_key: 'a/preview' }).where(eq(uploads.account_id, artist.user._id));
  const listen = await findListening(first);
  expect(await openListening(context(), listen, PLAYED)).toBe('a/preview');
  expect((await getOwn(artist)).items.find(({ id }) => id === first)?.state).toBe('listened');
  expect(await openListening(later(25 * HOUR_MS), listen, PLAYED)).toBeNull();
  const [, until, signature] = listen.split('.');
  for (const forged of [
    `${second}.${until}.${signature}`,
    `${first}.${Number(until) + 1}.${signature}`,
    tokenOf(first),
    '',
  ]) {
    expect(await openListening(context(), forged, PLAYED), forged).toBeNull();
  }
  await artist.call(calls.setListening, { params: { id: first }, body: { is_allowed: false } });
  expect(await openListening(context(), listen, PLAYED)).toBeNull();
  expect(
    (await (await signUp(app)).call(calls.setListening, { params: { id: first }, body: { is_allowed: true } })).status,
  ).toBe(404);

  const swapped = `${second}.${tokenOf(first).split('.')[1]}`;
  for (const forged of [swapped, listen, first]) {
    expect(await answerPitch(context(), forged, { answer: 'accept' }), forged).toBeNull();
    expect(await readCuratorPage(context(), forged), forged).toBeNull();
  }
  expect(await answerPitch(context(), tokenOf(first), { answer: 'decline' })).toBe('incomplete');
  expect(await answerPitch(context(), tokenOf(first), { answer: 'accept', comment: 'x'.repeat(501) })).toBe(
    'incomplete',
  );
  await artist.call(calls.setListening, { params: { id: first }, body: { is_allowed: true } });
  const answers = await Promise.all([
    answerPitch(context(), tokenOf(first), { answer: 'decline', reason: 'mood', comment: ' Too slow. ' }),
    answerPitch(context(), tokenOf(first), { answer: 'accept' }),
  ]);
  expect(answers.sort()).toEqual(['answered', 'closed']);
  expect(await openListening(context(), listen, PLAYED)).toBeNull();
  const { items, waiting } = await getOwn(artist);
  expect([
    ['declined', 'mood', 'Too slow.'],
    ['accepted', null, null],
  ]).toContainEqual(
    ['state', 'reason', 'comment'].map((key) => items.find(({ id }) => id === first)?.[key as 'state']),
  );
  expect(waiting).toBe(1);
});

/** A pitch with a sound that can be heard. */
async function addPlayablePitch() {
  const artist = await signUp(app);
  const track = await addSong(artist, 'published');
  const { id } = (await pitch(artist, await addPlaylist(`For ${track}`), track)).body;
  const preview_key = `previews/${id}.mp3`;
  const file = path.join(app.storage_folder, '..', 'sound');
  await writeFile(file, 'sound');
  await app.storage.put(preview_key, file);
  await app.db.update(uploads).set({ preview_key }).where(eq(uploads.account_id, artist.user._id));
  const page = curatorPath(id, AUTH_SECRET);
  const found = await readCuratorPage({ ...context(), auth_secret: AUTH_SECRET }, page.replace('/curator/', ''));
  return { artist, id, track, page, sound: isOpen(found) ? (found.listening_path ?? '') : '' };
}

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const open = (url: string, { method = 'GET' as 'GET' | 'HEAD', headers = {} } = {}) =>
  app.http.inject({ method, url, headers: { 'user-agent': AGENT, ...headers } });

test('only a person who plays the song marks a pitch as listened, not what fetches its address', async () => {
  const { artist, sound } = await addPlayablePitch();
  const state = async () => (await getOwn(artist)).items[0]?.state;
  for (const request of [
    { method: 'HEAD' as const },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
    { headers: { purpose: 'prefetch' } },
    { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' } },
    { headers: { 'user-agent': '' } },
  ]) {
    expect((await open(sound, request)).statusCode).toBe(200);
    expect(await state(), JSON.stringify(request)).toBe('submitted');
  }
  const part = await open(sound, { headers: { range: 'bytes=0-1' } });
  expect([part.statusCode, part.body, part.headers['cache-control']]).toEqual([206, 'so', 'private, no-store']);
  expect(await state()).toBe('listened');
});

test.each([
  ['frozen', { freeze: true }, {}],
  ['banned', { banned: true }, {}],
  ['closed', { deactivated_at: new Date('2026-11-27T12:00:00Z') }, {}],
  ['taken down', {}, { status: 'removed' as const }],
  ['on its way out of stores', {}, { status: 'takedown_requested' as const }],
])(
  'a pitch falls silent when its account or release is %s, and speaks again when that ends',
  async (_, user, release) => {
    const { artist, id, page, sound, track } = await addPlayablePitch();
    const answer = () =>
      app.http.inject({
        method: 'POST',
        url: page,
        payload: 'answer=accept',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const change = async (
      values: Partial<typeof users.$inferInsert>,
      status: Partial<typeof releases.$inferInsert>,
    ) => {
      if (Object.keys(values).length > 0) await app.db.update(users).set(values).where(eq(users.id, artist.user._id));
      const [song] = await app.db.select().from(tracks).where(eq(tracks.id, track));
      if (status.status)
        await app.db
          .update(releases)
          .set(status)
          .where(eq(releases.id, song?.release_id ?? ''));
    };
    const codes = async () => [(await open(page)).statusCode, (await open(sound)).statusCode];
    await change(user, release);
    expect([...(await codes()), (await answer()).statusCode]).toEqual([410, 404, 410]);
    const [row] = await app.db.select().from(playlist_pitches).where(eq(playlist_pitches.id, id));
    expect([row?.state, row?.answered_at]).toEqual(['submitted', null]);
    await change({ freeze: false, banned: false, deactivated_at: null }, { status: 'published' });
    expect([...(await codes()), (await answer()).statusCode]).toEqual([200, 200, 200]);
    expect((await getOwn(artist)).items[0]?.state).toBe('accepted');
  },
);

test('an import folds line breaks in names and refuses what cannot be seen, with the line in the file', async () => {
  const broken = '"Night\r\n  Bcc: q@example.org"';
  expect((await load(`\n${HEADER}\n${row('x', { name: broken, curator: '"A\n\tB"' })}`)).status).toBe(200);
  expect(await list({ q: 'Night Bcc' })).toMatchObject([{ name: 'Night Bcc: q@example.org', curator: 'A B' }]);
  for (const [column, value] of [
    ['name', 'Gece\u202Eetis'],
    ['curator', 'Mar\u0007low'],
    ['description', 'loud\u200Bsongs'],
    ['name', '"\r\n\t"'],
  ] as const) {
    const csv = [HEADER, row('Fine', { name: '"Two\nlines"' }), '', row('Other', { [column]: value })].join('\n');
    const { error } = await load(csv);
    expect(error.errors?.[`csv.1.${column}`], column).toMatchObject({ params: { line: 5, column } });
  }
});

test('an import reads a file as a spreadsheet of another country saves it', async () => {
  const cells = row('Denizde Sabah', {
    platform: 'Apple Music',
    genre: 'POP',
    followers: '84.210',
    songs_per_week: '6.0',
  });
  const csv = ['sep=;', HEADER.toUpperCase(), cells].join('\r\n').replaceAll(',', ';');
  expect((await load(`${csv}\r\n\u001A`)).body).toEqual({ added: 1, updated: 0 });
  expect(await list({ q: 'Denizde' })).toMatchObject([{ platform: 'apple_music', genre: 'pop', followers: 84_210 }]);
  const twice = await load(`${HEADER},name\n${row('One')},Two`);
  expect(twice.error.errors).toMatchObject({ csv: { code: 'playlist_column_twice', params: { column: 'name' } } });
});

test('a pitch without an answer closes after the promised days, and only then', async () => {
  const artist = await signUp(app);
  const playlist = await addPlaylist('Silence');
  const { id } = (await pitch(artist, playlist, await addSong(artist))).body;
  const state = async () => (await app.db.select().from(playlist_pitches).where(eq(playlist_pitches.id, id)))[0]?.state;
  await closePitches(later(2 * DAY_MS - 1000));
  expect(await state()).toBe('submitted');
  await closePitches(later(2 * DAY_MS + 1000));
  expect(await state()).toBe('closed');
  expect(await answerPitch(context(), tokenOf(id), { answer: 'accept' })).toBe('closed');
});

test('how a playlist answers is measured from its answers, not from its promise, once five pitches are decided', async () => {
  const artist = await signUp(app);
  const id = await addPlaylist('Honest Ears', { answer_days: '7' });
  const ids: string[] = [];
  for (let number = 0; number < 5; number++) ids.push((await pitch(artist, id, await addSong(artist))).body.id);
  const answer = (index: number, days: number, how: Record<string, string>) =>
    answerPitch(later(days * DAY_MS), tokenOf(ids[index] ?? ''), how);
  const measured = async () => (await list({ q: 'Honest Ears' }))[0]?.answers;
  await answer(0, 1, { answer: 'accept', reason: 'mood' });
  expect((await getOwn(artist)).items.find(({ state }) => state === 'accepted')?.reason).toBeNull();
  await answer(1, 2.5, { answer: 'decline', reason: 'mood' });
  await answer(2, 3, { answer: 'accept' });
  await answer(3, 6, { answer: 'decline', reason: 'genre' });
  expect(await measured()).toBeNull();
  await closePitches(later(8 * DAY_MS));
  expect(await measured()).toEqual({ pitches: 5, days: 3, accepted_percent: 40 });
  const { body } = await makeCall(app, calls.getPlaylist, { params: { id } });
  expect(body).toMatchObject({ answer_days: 7, answers: { pitches: 5 } });
});

test('an artist with many songs chooses among the newest, and can still pitch an older one', async () => {
  const account = await signUp(app);
  const older = await addSong(account);
  app.clock.advance(1000);
  const newer = await addSong(account);
  const [song] = await app.db.select().from(tracks).where(eq(tracks.id, newer));
  if (song === undefined) throw new Error('the song is missing');
  const more = Array.from({ length: UNPAGED_ROWS_MAX }, (_, index) => ({ ...song, id: uuidv7(), position: index + 2 }));
  await app.db.insert(tracks).values(more);
  const { items } = (await account.call(calls.listPitchSongs)).body;
  expect(items).toHaveLength(UNPAGED_ROWS_MAX);
  expect(items.map(({ track_id }) => track_id)).not.toContain(older);
  expect((await pitch(account, await addPlaylist('For older songs'), older)).status).toBe(201);
});
