import { getArtistPage } from '@tangent/contract/promotion/follow.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { ENDED_FOLLOWER_DAYS, FOLLOW_REQUESTS } from '@tangent/domain/promotion/follow-limits.ts';
import { CONFIRMATION_LINK_DAYS, CONFIRMATION_MAILS } from '@tangent/domain/promotion/presave-limits.ts';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishRelease } from '../../catalogue/release/public.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { serveArtistPages } from '../../main/pages/serve-artist-pages.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { addCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { addLiveRelease, addPublicArtist, type TestPublicArtist } from '../../testing/fixtures/public-artist.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { AUTH_SECRET } from '../../testing/harness/test-http.ts';
import type { Campaign } from '../presave/campaign-store.ts';
import { requestReminder } from '../presave/request-reminder.ts';
import { announceRelease, notifyFollowers } from './notify-followers.ts';
import { pruneFollowers } from './prune-followers.ts';

const FORM = 'application/x-www-form-urlencoded';

let app: TestApp;
let owner: TestAccount;
let artist: TestPublicArtist;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) => {
        const config = { product_name: 'Tangent', public_url: '', help_url: '', support_email: '' } as never;
        serveArtistPages(http, createTestWeb(''), { ...context, config }, async () => ({}) as never);
      },
    },
  });
  await addStores(app);
});
afterAll(() => app.close());
let count = 0;
beforeEach(async () => {
  await app.clock.set(0);
  count += 1;
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'advanced');
  artist = await addPublicArtist(app, owner, { name: `Maré Cheia ${String.fromCharCode(64 + count)}` });
  await addLiveRelease(app, owner, artist.id, { title: 'Devagar', days_ago: 30 });
});

/** Each visitor comes from a network of their own, unless a test counts those of one. */
let visitors = 0;
function send(url: string, payload: string, change: Partial<InjectOptions> = {}) {
  visitors += 1;
  const remoteAddress = `198.18.${visitors >> 8}.${visitors & 255}`;
  return app.http.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    ...change,
    headers: { 'content-type': FORM, ...change.headers },
  });
}
const follow = (email: string, change: Partial<InjectOptions> = {}) =>
  send(`/artist/${artist.key}/follow?lang=pt`, new URLSearchParams({ email }).toString(), change);
const newMailbox = () => `fan-${crypto.randomUUID()}@posteo.example`;
/** Every email of this file; sending one takes it out of the queue. */
const inbox: Mail[] = [];
const readMails = async (email: string) => {
  inbox.push(...(await receiveMails(app)));
  return inbox.filter(({ to }) => to.address === email);
};
const listFollowers = () =>
  app.db.select().from(artist_followers).where(eq(artist_followers.artist_id, artist.id)).orderBy(artist_followers.id);
const readState = async () => {
  const [row] = await listFollowers();
  return [row?.state, row?.email, row?.follower_key === null];
};

/** Asks to follow; returns the addresses in the email. */
async function requestAndRead(email: string) {
  expect((await follow(email)).statusCode).toBe(303);
  const [mail] = await readMails(email);
  const confirm = /\/artist\/[\w-]+\/confirm\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(mail?.unsubscribe_address ?? '');
  return { confirm, leave: pathname + search, mail };
}

/** A follower who pressed the link in the email. */
async function addFollower(): Promise<{ email: string; leave: string }> {
  const email = newMailbox();
  const { confirm, leave } = await requestAndRead(email);
  expect((await send(confirm, '')).json().state).toBe('done');
  return { email, leave };
}

/** A release that its store shows from today on. */
async function goLive(title: string): Promise<string> {
  const change = { title, days_ago: 0, status: 'in_process', live_date: null } as const;
  const id = await addLiveRelease(app, owner, artist.id, change);
  await inTransaction(app.db, (tx) => publishRelease(tx, id, dateInDays(app, 0), app.clock.now()));
  await app.runJobs();
  return id;
}

const PRESSES: [how: string, payload: string, headers: Record<string, string>][] = [
  ['our own button, whose page sends no referrer', '', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a mail provider (RFC 8058)', 'List-Unsubscribe=One-Click', { origin: 'https://mail.example' }],
];

test.each(PRESSES)(
  'opening a link of an email changes nothing; a post confirms and removes: %s',
  async (_, body, headers) => {
    const email = newMailbox();
    const { confirm, leave, mail } = await requestAndRead(email);
    expect(mail?.subject).toContain('Maré Cheia');
    for (const [link, before, after] of [
      [confirm, ['waiting', email, false], ['confirmed', email, false]],
      [leave, ['confirmed', email, false], ['left', null, true]],
    ] as const) {
      for (const method of ['HEAD', 'GET'] as const) {
        const page = await app.http.inject({ method, url: link });
        const { 'cache-control': cache, 'referrer-policy': referrer } = page.headers;
        expect([page.statusCode, cache, referrer]).toEqual([200, 'no-store', 'no-referrer']);
      }
      expect(await readState()).toEqual(before);
      for (const press of ['first', 'second']) {
        expect([press, (await send(link, body, { headers })).json().state]).toEqual([press, 'done']);
      }
      expect(await readState()).toEqual(after);
    }
    expect((await send(confirm, '')).statusCode).toBe(410);
  },
);

test('a link of one artist, of one purpose or with another signature opens nothing', async () => {
  const { confirm, leave } = await requestAndRead(newMailbox());
  const other = await addPublicArtist(app, owner, { name: 'Vazante' });
  const token = new URL(confirm, 'http://x').searchParams.get('token') ?? '';
  for (const url of [
    confirm.replace(artist.key, other.key),
    confirm.replace('/confirm', '/leave'),
    leave.replace('/leave', '/confirm'),
    `/artist/${artist.key}/confirm?token=${token.slice(0, -2)}`,
    `/artist/${artist.key}/confirm`,
    `/artist/nobody/leave?token=${token}`,
  ]) {
    expect([url, (await send(url, '')).statusCode]).toEqual([url, 410]);
  }
  expect((await readState())[0]).toBe('waiting');
});

test('the answer is the same for an address that is new, waiting, confirmed or over its two emails a day', async () => {
  const email = newMailbox();
  const answers = [];
  for (const spelling of [email, email.toUpperCase(), email.replace('@', '+tag@'), email]) {
    const { statusCode, headers } = await follow(spelling);
    answers.push([statusCode, new URL(String(headers.location), 'http://x').pathname]);
  }
  expect(new Set(answers.map((answer) => answer.join()))).toEqual(new Set([`303,/artist/${artist.key}`]));
  expect(await listFollowers()).toHaveLength(1);
  await readMails(email);
  const written = inbox.filter(({ to }) => to.address.toLowerCase().startsWith(email.slice(0, 40)));
  expect(written).toHaveLength(CONFIRMATION_MAILS.per_mailbox);
});

test('the page answers with what is wrong, keeps the address as typed, and says when a network asks too often', async () => {
  const wrong = await follow('mara@posteo');
  expect([wrong.statusCode, wrong.json().notice]).toEqual([422, { kind: 'invalid', email: 'mara@posteo' }]);
  expect(await listFollowers()).toEqual([]);
  const remoteAddress = '203.0.113.99';
  for (let n = 0; n < FOLLOW_REQUESTS.per_address; n += 1) {
    expect((await follow('x', { remoteAddress })).statusCode).toBe(422);
  }
  const limited = await follow(newMailbox(), { remoteAddress });
  expect([limited.statusCode, limited.json().notice]).toEqual([429, { kind: 'limited' }]);
  const sent = await app.http.inject(`/artist/${artist.key}?requested=${encodeURIComponent('m…@posteo.example')}`);
  expect(sent.json().notice).toEqual({ kind: 'requested', address: 'm…@posteo.example' });
  expect(sent.headers['cache-control']).toBe('no-store');
  for (const forged of ['You%20won', 'https://evil.example']) {
    expect((await app.http.inject(`/artist/${artist.key}?requested=${forged}`)).json().notice).toBeNull();
  }
});

test('a form of another site is refused, and that of an artist without a page leads to their address', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await follow(newMailbox(), { headers })).statusCode).toBe(403);
  await app.db.update(artists).set({ show_in_catalogue: false }).where(eq(artists.id, artist.id));
  expect((await follow(newMailbox())).headers.location).toBe(`/artist/${artist.key}`);
  expect(await listFollowers()).toEqual([]);
});

describe('when a release goes live', () => {
  test('each follower gets one email in their language, whatever runs twice; the next release brings the next one', async () => {
    const { email, leave } = await addFollower();
    const waiting = newMailbox();
    await follow(waiting);
    const before = (await readMails(email)).length;
    const id = await goLive('Night Drive');
    await notifyFollowers(app, { release_id: id });
    const [mail, ...others] = (await readMails(email)).slice(before);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Novidade de Maré Cheia.*: Night Drive$/);
    expect(mail?.html).toContain('/release/');
    expect(mail?.html).toContain('/mark.png');
    expect(mail?.text).toContain('Spotify');
    expect(new URL(mail?.unsubscribe_address ?? '').pathname).toBe(new URL(leave, 'http://x').pathname);
    expect(await readMails(waiting)).toHaveLength(1);
    await notifyFollowers(app, { release_id: id });
    expect(await readMails(email)).toHaveLength(before + 1);
    await goLive('Vazante');
    expect(await readMails(email)).toHaveLength(before + 2);
  });

  test('who gets the email of its pre-save gets no second one, however the address is written', async () => {
    const { email } = await addFollower();
    const campaign = await addCampaign(app, owner, { artist_id: artist.id, title: 'Night Drive' });
    const reminder = {
      email: email.replace('@', '+music@'),
      artist_may_write: false,
      language: 'en',
      country: null,
    } as const;
    const context = { ...app, auth_secret: AUTH_SECRET, public_url: '', limits_uses: false, spotify: null };
    await requestReminder(context, { id: campaign.id } as Campaign, reminder);
    await app.db.update(presave_fans).set({ state: 'reminded' }).where(eq(presave_fans.campaign_id, campaign.id));
    await app.db
      .update(releases)
      .set({ status: 'published', live_date: dateInDays(app, 0) })
      .where(eq(releases.id, campaign.release_id));
    const before = (await readMails(email)).length;
    await notifyFollowers(app, { release_id: campaign.release_id });
    expect(await readMails(email)).toHaveLength(before);
    expect((await listFollowers())[0]?.mailed_release_ids).toEqual([campaign.release_id]);
  });

  test('nobody gets an email about one that is not news, or of an artist who is not shown', async () => {
    const { email } = await addFollower();
    const before = (await readMails(email)).length;
    const old = await addLiveRelease(app, owner, artist.id, { title: 'Old', days_ago: 9 });
    await inTransaction(app.db, (tx) => announceRelease(tx, { release_id: old, at: app.clock.now() }));
    await notifyFollowers(app, { release_id: old });
    await app.db.update(artists).set({ show_in_catalogue: false }).where(eq(artists.id, artist.id));
    await goLive('Night Drive');
    expect(await readMails(email)).toHaveLength(before);
  });
});

test('the owner sees how many follow and where the page is, never who; nobody else sees either', async () => {
  await addFollower();
  await follow(newMailbox());
  const read = (account: TestAccount) => account.call(getArtistPage, { params: { id: artist.id } });
  expect((await read(owner)).body).toEqual({
    link: `http://localhost:4300/artist/${artist.key}`,
    state: 'public',
    email_followers: 1,
  });
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.artist_id, artist.id));
  expect((await read(owner)).body.state).toBe('empty');
  await app.db.update(artists).set({ show_in_catalogue: false }).where(eq(artists.id, artist.id));
  expect((await read(owner)).body.state).toBe('off');
  expect((await read(await signUp(app))).status).toBe(404);
});

test('an unconfirmed request dies with its link, and what is left of who left goes later', async () => {
  const { leave } = await addFollower();
  await send(leave, '');
  const { confirm } = await requestAndRead(newMailbox());
  await app.clock.advance(CONFIRMATION_LINK_DAYS * DAY_MS);
  expect((await send(confirm, '')).statusCode).toBe(410);
  await app.clock.advance(1000);
  await pruneFollowers(app);
  expect((await listFollowers()).map(({ state }) => state)).toEqual(['left']);
  expect((await app.http.inject(leave)).json().state).toBe('done');
  await app.clock.advance(ENDED_FOLLOWER_DAYS * DAY_MS);
  await pruneFollowers(app);
  expect(await listFollowers()).toEqual([]);
});
