import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { addCampaign, listTestFans, type TestCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { grantPlanTo, signUp } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { registerFanRoutes } from './fan-routes.ts';

let app: TestApp;
let campaign: TestCampaign;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) =>
        registerFanRoutes(http, context, {
          sendRelease: async (_request, reply, { status, notice }) => reply.code(status).send(notice),
          sendRoundTrip: async (_request, reply, trip) => reply.send(trip),
          sendFanLink: async (_request, reply, link) => reply.send(link),
        }),
    },
  });
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  campaign = await addCampaign(app, account, { release_date: '2099-12-04' });
});
afterAll(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN };
/** The page of a link sends no referrer, so that its button posts with the origin `null`. */
const BUTTON = { headers: { ...FORM, origin: 'null' }, payload: '' };
/** The other body that a mail provider may send (RFC 8058). */
const PROVIDER = {
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
};
const request = (email: string) =>
  app.http.inject({
    method: 'POST',
    url: `/release/${campaign.key}/reminder?lang=es`,
    headers: FORM,
    payload: new URLSearchParams({ email, artist: 'yes' }).toString(),
  });

test('a fan requests a reminder; the links in the emails ask first, act when their button is pressed, and hide their token', async () => {
  const requested = await request('mara@posteo.example');
  expect(requested.statusCode).toBe(303);
  const to = new URL(requested.headers.location ?? '', ORIGIN);
  expect([to.pathname, to.searchParams.get('lang')]).toEqual([`/release/${campaign.key}`, 'es']);
  const [mail] = await receiveMails(app);
  expect(mail?.text).toContain('4 de diciembre de 2099');
  const confirm = /\/release\/\S+\/confirm\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const leave = (mail?.unsubscribe_address ?? '').replace(ORIGIN, '');
  for (const [url, purpose, state, post] of [
    [confirm, 'confirm', 'confirmed', BUTTON],
    [leave, 'leave', 'gone', PROVIDER],
  ] as const) {
    const opened = await app.http.inject({ url });
    expect(opened.json()).toMatchObject({ purpose, key: campaign.key, way: 'mail', state: 'ask' });
    expect((await listTestFans(app, campaign.id))[0]?.state).not.toBe(state);
    const done = await app.http.inject({ method: 'POST', url, ...post });
    expect(done.json()).toMatchObject({ purpose, key: campaign.key, way: 'mail', state: 'done' });
    for (const { headers } of [opened, done])
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect((await listTestFans(app, campaign.id))[0]).toMatchObject({ state, language: 'es' });
  }
});

test('a bad address comes back in the form, and the address of the form opened by itself leads to the page', async () => {
  const refused = await request('mara@');
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { kind: 'invalid', email: 'mara@', artist_may_write: true },
  ]);
  const opened = await app.http.inject({ url: `/release/${campaign.key}/reminder?lang=tr` });
  expect([opened.statusCode, opened.headers.location]).toEqual([302, `/release/${campaign.key}?lang=tr`]);
});

test('a link in a campaign that does not exist leads nowhere', async () => {
  for (const path of ['confirm?token=x', 'leave?token=x', 'calendar.ics'])
    expect((await app.http.inject({ url: `/release/invented-key-12345/${path}` })).statusCode, path).toBe(404);
});
