import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveFanPages } from '../../main/pages/serve-fan-pages.ts';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { addCampaign, listTestFans, type TestCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

const FORM = 'application/x-www-form-urlencoded';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

let app: TestApp;
let artist: TestAccount;
let campaign: TestCampaign;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) => {
        const config = { product_name: 'Tangent', public_url: '', help_url: '', support_email: '' } as never;
        // Pages that are their own data, so that a response shows what a person reads.
        const web = {
          ...createTestWeb(''),
          renderFanLink: async (view: object, { query }: { query: object }) => JSON.stringify({ ...view, query }),
          renderRelease: async (view: object) => ({ status: 200, html: JSON.stringify(view) }),
          renderSpotifyAuth: async ({ state }: { state: string }) => state,
        };
        serveFanPages(http, web, { ...context, config });
      },
    },
  });
  artist = await signUp(app);
  await grantPlanTo(app, artist, 'pro');
});
afterAll(() => app.close());
beforeEach(async () => {
  campaign = await addCampaign(app, artist);
});

/** Each visitor comes from a network of their own, unless a test counts those of one. */
let visitors = 0;
type Request = Omit<InjectOptions, 'url'> & { url: string };
const open = ({ headers, ...request }: Request) => {
  visitors += 1;
  const remoteAddress = `198.18.${visitors >> 8}.${visitors & 255}`;
  return app.http.inject({ remoteAddress, ...request, headers: { 'user-agent': PERSON, ...headers } });
};
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  open({ method: 'POST', url, payload, headers: { 'content-type': FORM, ...headers } });
const requestMail = (key: string, form: Record<string, string>, change: Partial<Request> = {}) =>
  open({
    method: 'POST',
    url: `/release/${key}/reminder?lang=pt`,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': FORM },
    ...change,
  });

/** Lets a fan ask for an email; returns the addresses in it. */
async function requestAndRead(email: string) {
  expect((await requestMail(campaign.key, { email })).statusCode).toBe(303);
  const mail = (await receiveMails(app)).find(({ to }) => to.address === email);
  const confirm = /\/release\/[\w-]+\/confirm\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(mail?.unsubscribe_address ?? '');
  return { confirm, leave: pathname + search };
}
const readFan = async () => {
  const [fan] = await listTestFans(app, campaign.id);
  return [fan?.state, fan?.email];
};

/** How the request of a fan reaches the address in an email. */
const PRESSES: [how: string, payload: string, headers: Record<string, string>][] = [
  ['our own button, whose page sends no referrer', '', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a mail provider (RFC 8058)', 'List-Unsubscribe=One-Click', {}],
  [
    'a mail provider that sends parts',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    { 'content-type': 'multipart/form-data; boundary=b' },
  ],
  [
    'a mail page of another site',
    'List-Unsubscribe=One-Click',
    { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  ],
];

describe('the addresses in emails to fans', () => {
  test.each(PRESSES)('opening them changes nothing, however often; a post does: %s', async (_, payload, headers) => {
    const email = 'mara@posteo.example';
    const links = await requestAndRead(email.replace('@', `-${campaign.key.toLowerCase()}@`));
    const [, address] = await readFan();
    for (const [link, before, after] of [
      [links.confirm, ['waiting', address], ['confirmed', address]],
      [links.leave, ['confirmed', address], ['gone', null]],
    ] as const) {
      for (const method of ['HEAD', 'GET', 'GET'] as const) {
        const page = await open({ method, url: link });
        expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
          200,
          'no-store',
          'no-referrer',
        ]);
        if (method === 'GET') expect(page.json()).toMatchObject({ state: 'ask', query: { lang: 'pt' } });
      }
      expect(await readFan()).toEqual(before);
      const done = await post(link, payload, headers);
      expect([done.statusCode, done.headers['cache-control'], done.json().state]).toEqual([200, 'no-store', 'done']);
      expect(await readFan()).toEqual(after);
      expect((await post(link, payload, headers)).json().state).toBe('done');
    }
  });

  test('a dead one says so, also to a post, and one of no release is not found', async () => {
    const { confirm, leave } = await requestAndRead('late@posteo.example');
    const other = await addCampaign(app, artist);
    for (const url of [
      `${leave}x`,
      leave.replace('/leave', '/confirm'),
      confirm.replace('/confirm', '/leave'),
      leave.replace(campaign.key, other.key),
      leave.split('?')[0] ?? '',
      leave.replace('token=', 'token=&token='),
    ]) {
      for (const page of [await open({ url }), await post(url, 'List-Unsubscribe=One-Click')]) {
        expect([page.statusCode, page.json().state], url).toEqual([410, 'dead']);
      }
    }
    for (const key of ['zzzzzzzz', '%3Ca', 'x'.repeat(90)]) {
      const url = leave.replace(campaign.key, key);
      expect([(await open({ url })).statusCode, (await post(url, '')).statusCode], key).toEqual([404, 404]);
    }
    expect((await post(leave, `a=${'x'.repeat(20_000)}`)).statusCode).toBe(413);
    expect((await post(leave, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
    expect(await readFan()).toEqual(['waiting', 'late@posteo.example']);
  });
});

describe('the form of the reminder', () => {
  test('it leads back to the page with a shortened address, and keeps what was typed when that is no address', async () => {
    const { statusCode, headers } = await requestMail(campaign.key, { email: ' noor@posteo.example ', artist: 'yes' });
    const back = new URL(String(headers.location), 'http://fan.example');
    expect([statusCode, back.pathname]).toEqual([303, `/release/${campaign.key}`]);
    expect(Object.fromEntries(back.searchParams)).toEqual({ lang: 'pt', requested: 'n…@posteo.example' });
    expect((await open({ url: back.pathname + back.search })).json().presave.notice).toEqual({
      kind: 'requested',
      address: 'n…@posteo.example',
    });
    expect(await listTestFans(app, campaign.id)).toMatchObject([{ artist_may_write: true, language: 'pt' }]);
    for (const form of [{ email: 'noor@' }, { email: 'a b@c.example', artist: 'yes' }, {}]) {
      const refused = await requestMail(campaign.key, form as Record<string, string>);
      expect([refused.statusCode, refused.json().presave.notice]).toEqual([
        422,
        { kind: 'invalid', email: (form as { email?: string }).email ?? '', artist_may_write: 'artist' in form },
      ]);
    }
    const reload = await open({ url: `/release/${campaign.key}/reminder?lang=tr` });
    expect([reload.statusCode, reload.headers.location]).toEqual([302, `/release/${campaign.key}?lang=tr`]);
  });

  test('before and after the campaign it takes no address', async () => {
    const planned = await addCampaign(app, artist, { presave_date: dateInDays(app, 3) });
    for (const key of [planned.key, 'zzzzzzzz']) {
      const { statusCode, headers } = await requestMail(key, { email: 'early@posteo.example' });
      expect([statusCode, headers.location]).toEqual([303, `/release/${key}`]);
    }
    expect(await listTestFans(app, planned.id)).toEqual([]);
  });

  test('one network sends 20 in an hour, from all its addresses together; the page says so and others go on', async () => {
    const from = (n: number) => `2001:db8:20:1::${n.toString(16)}`;
    const send = (remoteAddress: string, n: number) =>
      requestMail(campaign.key, { email: `fan-${n}@posteo.example` }, { remoteAddress });
    for (let n = 1; n <= 20; n += 1) expect((await send(from(n), n)).statusCode).toBe(303);
    const refused = await send(from(21), 21);
    expect([refused.statusCode, refused.json().presave.notice]).toEqual([429, { kind: 'limited' }]);
    expect((await send('2001:db8:20:2::1', 22)).statusCode).toBe(303);
    expect(await listTestFans(app, campaign.id)).toHaveLength(21);
  });
});

test('one network starts 30 round trips in ten minutes, from all its addresses together', async () => {
  const start = async (remoteAddress: string) =>
    (await open({ url: `/spotify-auth?release=${campaign.key}`, remoteAddress })).statusCode;
  for (let n = 1; n <= 30; n += 1) expect(await start(`2001:db8:30:1::${n.toString(16)}`)).toBe(200);
  expect(await start('2001:db8:30:1:ffff::1')).toBe(429);
  expect(await start('2001:db8:30:2::1')).toBe(200);
});

test('the calendar file is given to everybody and counts only people, and only while the campaign runs', async () => {
  const url = `/release/${campaign.key}/calendar.ics`;
  for (const headers of [
    { 'sec-purpose': 'prefetch' },
    { purpose: 'preview' },
    { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
    { 'user-agent': '' },
  ]) {
    const file = await open({ url, headers });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  }
  expect((await open({ method: 'HEAD', url })).body).toBe('');
  expect(await listTestFans(app, campaign.id)).toEqual([]);
  const { body, headers } = await open({ url });
  expect(body).toContain('BEGIN:VCALENDAR\r\n');
  expect([headers['content-disposition'], headers['cache-control']]).toEqual([
    'attachment; filename="release.ics"',
    'no-cache',
  ]);
  expect(await listTestFans(app, campaign.id)).toMatchObject([{ way: 'calendar', state: 'added' }]);
  const planned = await addCampaign(app, artist, { presave_date: dateInDays(app, 3) });
  expect((await open({ url: `/release/${planned.key}/calendar.ics` })).statusCode).toBe(404);
  // Who took the file may ask for it again, and is no new fan.
  const { id } = presave_campaigns;
  await app.db.update(presave_campaigns).set({ stopped_at: app.clock.now() }).where(eq(id, campaign.id));
  expect((await open({ url, headers: { 'user-agent': `${PERSON} Other/1` } })).body).toContain('METHOD:CANCEL\r\n');
  expect(await listTestFans(app, campaign.id)).toHaveLength(1);
});
