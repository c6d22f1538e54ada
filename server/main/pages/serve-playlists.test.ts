import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { PITCH_ANSWERS } from '@tangent/domain/promotion/playlist-limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { curatorPath } from '../../promotion/playlist/curator-token.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { addPitch } from '../../testing/fixtures/pitch-rows.ts';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { AUTH_SECRET, type TestHttpOptions } from '../../testing/harness/test-http.ts';
import { servePlaylists } from './serve-playlists.ts';

const addPages: TestHttpOptions['addPages'] = (http, context) => {
  const config = { trust_proxy: false } as never;
  const web = { ...createTestWeb(''), renderCurator: async (view: object | string | null) => JSON.stringify(view) };
  servePlaylists(http, web, { ...context, config }, async () => null);
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ http_options: { addPages } });
  await addStores(app);
});
afterAll(() => app.close());

const answer = (url: string, payload: string, { http } = app, remoteAddress = '203.0.113.7') =>
  http.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  });

test('a curator answers with a form: what is missing is requested, and a second answer reads that one is there', async () => {
  const artist = await signUp(app);
  const { id: release_id } = await addDraft(app, artist);
  await app.db.update(releases).set({ status: 'approved' }).where(eq(releases.id, release_id));
  const { pitch } = await addPitch(app, { account_id: artist.user._id, release_id, text: 'Written at night.' });
  const page = curatorPath(pitch, AUTH_SECRET);
  const opened = await app.http.inject(page);
  expect([opened.statusCode, opened.headers['referrer-policy'], opened.headers['x-robots-tag']]).toEqual([
    200,
    'no-referrer',
    'noindex',
  ]);
  expect(opened.json()).toMatchObject({
    curator: 'Marlow',
    text: 'Written at night.',
    state: 'submitted',
    notice: null,
  });
  const answers = ['answer=decline', 'answer=decline&reason=mood&comment=Too+slow', 'answer=accept'];
  const sent = [];
  for (const payload of answers) sent.push(await answer(page, payload));
  expect(sent.map((response) => [response.statusCode, response.json().notice])).toEqual([
    [422, 'incomplete'],
    [200, 'answered'],
    [409, 'closed'],
  ]);
});

test('one network answers 60 pitches in an hour, from all its addresses together, unless limits are off', async () => {
  const unknown = `/curator/${crypto.randomUUID()}.${'A'.repeat(43)}`;
  const from = (n: number) => `2001:db8:60:1::${n.toString(16)}`;
  for (let n = 1; n <= PITCH_ANSWERS.per_address; n += 1) {
    expect((await answer(unknown, 'answer=accept', app, from(n))).statusCode).toBe(404);
  }
  expect((await answer(unknown, 'answer=accept', app, from(99))).statusCode).toBe(429);
  expect((await app.http.inject({ url: unknown, remoteAddress: from(99) })).statusCode).toBe(404);
  expect((await answer(unknown, 'answer=accept', app, '2001:db8:60:2::1')).statusCode).toBe(404);
  const free = await createTestApp({ http_options: { addPages, limits_uses: false } });
  for (let n = 0; n <= PITCH_ANSWERS.per_address; n += 1) {
    expect((await answer(unknown, 'answer=accept', free)).statusCode).toBe(404);
  }
  await free.close();
});
