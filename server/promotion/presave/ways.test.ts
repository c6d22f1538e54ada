import { randomUUID } from 'node:crypto';
import {
  getPresave,
  getPresaveTicket,
  listPresaveFans,
  PRESAVE_CSV_PATH,
} from '@tangent/contract/promotion/presave.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { table_leases } from '@tangent/db/schema/people/account-export.ts';
import { presave_campaigns, presave_fan_counts, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { DAY_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { CALENDAR_FANS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { addCampaign, listTestFans, type TestCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { dateInDays } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createPresaveHarness, type PresaveHarness, pressConsent } from '../../testing/harness/presave-harness.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { buildCampaignCalendar, createCalendarCounter } from './add-to-calendar.ts';
import { answerFanLink, readFanLink } from './answer-link.ts';
import { describeNotice } from './describe-notice.ts';
import { countListedFans } from './fan-counts.ts';
import { findCampaignByKey, findPublicCampaign } from './find-campaign.ts';
import { prunePresave } from './prune-presave.ts';
import { requestReminder } from './request-reminder.ts';
import { finishRoundTrip, startRoundTrip } from './round-trip.ts';

let harness: PresaveHarness;
let campaign: TestCampaign;
beforeAll(async () => {
  harness = await createPresaveHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.app.clock.set(0);
  campaign = await addCampaign(harness.app, harness.account);
});

const listFans = (id = campaign.id) => listTestFans(harness.app, id);
const start = (change: { key?: string; ticket?: string } = {}) =>
  startRoundTrip(harness.context, { key: campaign.key, ticket: undefined, language: 'en', country: 'TR', ...change });
const getCampaign = async (key = campaign.key) => {
  const found = await findCampaignByKey(harness.context, key);
  if (found === null) throw new Error('no campaign');
  return found;
};
const request = async (email: string, artist_may_write = false) =>
  requestReminder(harness.context, await getCampaign(), { email, artist_may_write, language: 'es', country: null });
const tokenIn = (text: string, purpose: string) => new RegExp(`/${purpose}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? '';

test('[S7-024] a fan who agrees at Spotify is saved, without a name and without an id that could be looked up', async () => {
  const trip = await harness.connect(campaign.key, 'ada.listens');
  expect(trip).toMatchObject({ state: 'saved', key: campaign.key });
  const [fan] = await listFans();
  expect(fan).toMatchObject({ way: 'spotify', state: 'token_ok', country: 'TR', followers: 12, language: 'en' });
  expect(fan).toMatchObject({ consent_version: expect.any(String), consent_scope: expect.stringContaining('save') });
  expect(JSON.stringify(fan)).not.toContain('ada.listens');
  const ticket = await makeCall(harness.app, getPresaveTicket, { params: { ticket: trip.ticket ?? '' } });
  expect(ticket.body).toEqual({ outcome: 'saved' });
});

test('the same person again changes nothing but the consent that works', async () => {
  await harness.connect(campaign.key, 'bo');
  const [first] = await listFans();
  await harness.world.post('/control/spotify/listeners/bo/revoke', {});
  expect((await harness.connect(campaign.key, 'bo')).state).toBe('saved');
  const [second, ...others] = await listFans();
  expect(others).toEqual([]);
  expect(second).toEqual({ ...first, sealed_token: expect.any(String) });
  expect(second?.sealed_token).not.toBe(first?.sealed_token);
});

test('a fan who cancels reads so, and nothing is stored', async () => {
  expect((await harness.connect(campaign.key, 'cem', 'cancel')).state).toBe('failed');
  expect(await listFans()).toEqual([]);
});

test('a state works once: a second return shows the outcome of the first', async () => {
  const answer = await pressConsent((await start()).consent_url ?? '', 'dora');
  const both = await Promise.all([finishRoundTrip(harness.context, answer), finishRoundTrip(harness.context, answer)]);
  expect(both.map(({ state }) => state)).toContain('saved');
  expect((await finishRoundTrip(harness.context, { ...answer, code: 'another' })).state).toBe('saved');
  expect(await listFans()).toHaveLength(1);
});

test.each([
  ['no state at all', ''],
  ['a made-up one', '0191d3a0-0000-7000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
])('a forged state reveals and stores nothing: %s', async (_, state) => {
  const trip = await finishRoundTrip(harness.context, { state, code: 'c' });
  expect(trip).toEqual({
    state: 'failed',
    key: null,
    ticket: null,
    consent_url: null,
    leave_path: null,
    language: null,
  });
});

test('a state of another round trip, and one that was changed, are refused', async () => {
  const { state } = await pressConsent((await start()).consent_url ?? '', 'eva');
  const changed = `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`;
  expect((await finishRoundTrip(harness.context, { state: changed, code: 'c' })).key).toBeNull();
});

test('after ten minutes the ticket is dead, whatever Spotify returns', async () => {
  const trip = await start();
  const answer = await pressConsent(trip.consent_url ?? '', 'fay');
  harness.app.clock.advance(10 * MINUTE_MS);
  expect(await start({ ticket: trip.ticket ?? '' })).toMatchObject({ state: 'failed', consent_url: null });
  expect((await finishRoundTrip(harness.context, answer)).state).toBe('failed');
  expect(await listFans()).toEqual([]);
  const unknown = await makeCall(harness.app, getPresaveTicket, { params: { ticket: 'f'.repeat(32) } });
  expect(unknown.status).toBe(404);
});

test('a reload starts no second round trip', async () => {
  const ticket = 'a1'.repeat(16);
  const [first, second] = [await start({ ticket }), await start({ ticket })];
  expect(second).toEqual(first);
  expect(first.ticket).toBe(ticket);
});

test('[S4-023] [S4-024] [S4-025] ways open on the pre-save date, not before, and close on the release date', async () => {
  const { db, clock } = harness.app;
  const early = { presave_date: dateInDays(harness.app, 3) };
  const later = await addCampaign(harness.app, harness.account, early);
  const isShown = async () => findPublicCampaign(db, later.release_id, clock.now());
  expect(await isShown()).toBeNull();
  expect((await start({ key: later.key })).state).toBe('failed');
  clock.advance(3 * DAY_MS);
  expect(await isShown()).toMatchObject({ is_open: true });
  expect((await start({ key: later.key })).state).toBe('waiting');
  clock.advance(7 * DAY_MS);
  expect(await isShown()).toMatchObject({ is_open: false });
  expect((await start({ key: later.key })).state).toBe('failed');
});

test('a mail scanner that opens every link confirms nobody; a person confirms with the button', async () => {
  await request(' Mara@Posteo.example ');
  const mail = (await receiveMails(harness.app)).find(({ to }) => to.address.startsWith('Mara'));
  expect(mail).toMatchObject({
    to: { address: 'Mara@posteo.example' },
    subject: expect.stringContaining('Night Drive'),
  });
  expect(mail?.unsubscribe_address).toContain(`/release/${campaign.key}/leave?token=`);
  const link = { token: tokenIn(mail?.text ?? '', 'confirm'), purpose: 'confirm', campaign_id: campaign.id } as const;
  for (let robot = 0; robot < 5; robot += 1) await readFanLink(harness.context, link);
  expect((await listFans())[0]?.state).toBe('waiting');
  expect(await answerFanLink(harness.context, link)).toMatchObject({ way: 'mail', state: 'done' });
  expect(await answerFanLink(harness.context, link)).toMatchObject({ way: 'mail', state: 'done' });
  expect((await listFans())[0]).toMatchObject({ state: 'confirmed', email: 'Mara@posteo.example' });
});

test('however often a stranger enters it, a mailbox gets two mails a day, over all campaigns', async () => {
  const other = await addCampaign(harness.app, harness.account);
  const email = 'victim@posteo.example';
  await Promise.all(Array.from({ length: 12 }, () => request(email)));
  campaign = other;
  await Promise.all(Array.from({ length: 12 }, () => request(email.toUpperCase())));
  const mails = (await receiveMails(harness.app)).filter(({ to }) => to.address.toLowerCase() === email);
  expect(mails).toHaveLength(2);
});

test('a mailbox gets two mails a day under all its spellings, is one fan, and keeps its address as it was given', async () => {
  const spellings = [
    ...Array.from({ length: 30 }, (_, index) => `Bombed+${index}@Müzik.example`),
    ...Array.from({ length: 30 }, (_, index) => `bombed+${index}@xn--mzik-0ra.EXAMPLE`),
  ];
  await Promise.all(spellings.map((email) => request(email)));
  const mails = await receiveMails(harness.app);
  expect(mails).toHaveLength(2);
  expect(mails.every(({ to }) => /^bombed\+\d+@müzik\.example$/i.test(to.address))).toBe(true);
  await request('Bombed+Last@müzik.example');
  expect(await listFans()).toMatchObject([{ state: 'waiting', email: 'Bombed+Last@müzik.example' }]);
  await Promise.all(['b.o@gmail.com', 'bo+x@gmail.com', 'B.O@Googlemail.com'].map((email) => request(email)));
  expect(await receiveMails(harness.app)).toHaveLength(2);
  expect(await listFans()).toHaveLength(2);
});

test.each([
  '',
  'mara',
  'mara@',
  'mara@posteo',
  'a b@c.example',
  'mara\u202E@posteo.example',
  `${'a'.repeat(250)}@b.example`,
])('a bad address is refused: %s', async (email) => {
  await expect(request(email)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await listFans()).toEqual([]);
});

test('a link is dead after seven days, for another purpose, and in another campaign', async () => {
  await request('late@posteo.example');
  const [mail] = await receiveMails(harness.app);
  const token = tokenIn(mail?.text ?? '', 'confirm');
  const link = { token, purpose: 'confirm', campaign_id: campaign.id } as const;
  const other = await addCampaign(harness.app, harness.account);
  for (const change of [{ purpose: 'leave' as const }, { campaign_id: other.id }, { token: `${token}x` }]) {
    expect(await answerFanLink(harness.context, { ...link, ...change })).toMatchObject({ way: null, state: 'dead' });
  }
  harness.app.clock.advance(7 * DAY_MS);
  expect((await answerFanLink(harness.context, link)).state).toBe('dead');
});

test('a fan who leaves is forgotten at once, without an account', async () => {
  const good = await harness.connect(campaign.key, 'gul');
  const link = { token: tokenIn(good.leave_path ?? '', 'leave'), purpose: 'leave', campaign_id: campaign.id } as const;
  expect(await readFanLink(harness.context, link)).toMatchObject({ way: 'spotify', state: 'ask' });
  expect(await answerFanLink(harness.context, link)).toMatchObject({ way: 'spotify', state: 'done' });
  const forgotten = { sealed_token: null, fan_key: null, country: null, followers: null, email: null };
  expect((await listFans())[0]).toMatchObject({ ...forgotten, state: 'gone', end_reason: 'withdrawn' });
  expect((await harness.connect(campaign.key, 'gul')).state).toBe('saved');
  expect(await listFans()).toHaveLength(2);
});

test('only who gave the consent learns how to withdraw it, not who started the round trip or repeats its address', async () => {
  const ticket = 'b2'.repeat(16);
  const trip = await start({ ticket });
  const answer = await pressConsent(trip.consent_url ?? '', 'hale');
  const returned = await finishRoundTrip(harness.context, answer);
  expect(returned.leave_path).toContain(`/release/${campaign.key}/leave?token=`);
  // The starter knows the ticket and the state, and guesses at the rest.
  for (const code of [null, '', 'guessed', 'c']) {
    const again = await finishRoundTrip(harness.context, { state: answer.state, code });
    expect([again.state, again.leave_path], String(code)).toEqual(['saved', null]);
  }
  expect(await start({ ticket })).toMatchObject({ state: 'saved', leave_path: null });
  const notice = (leave?: string) =>
    describeNotice(harness.context, campaign.id, { presave: ticket, ...(leave === undefined ? {} : { leave }) });
  const token = tokenIn(returned.leave_path ?? '', 'leave');
  for (const forged of [
    undefined,
    '',
    `${token}x`,
    tokenIn((await harness.connect(campaign.key, 'isa')).leave_path ?? '', 'leave'),
  ])
    expect(await notice(forged)).toEqual({ kind: 'saved', leave_path: null });
  // The same return again, as by a reload, and the page to which the window leads.
  expect((await finishRoundTrip(harness.context, answer)).leave_path).toBe(returned.leave_path);
  expect(await notice(token)).toEqual({ kind: 'saved', leave_path: returned.leave_path });
});

test('a calendar file counts a visitor once a day, and only so many of one network in an hour and a day', async () => {
  const count = createCalendarCounter({ ...harness.context, limits_uses: true });
  const take = async (address: string, user_agent: string) =>
    count(await getCampaign(), { address, user_agent, language: 'en', country: 'TR' });
  for (let n = 0; n < 40; n += 1) await take(`192.0.2.${n}`, `agent ${n}`);
  expect(await listFans()).toHaveLength(CALENDAR_FANS.per_network_hour);
  // One visitor again, and another address of the same /64.
  for (const address of ['2001:db8:7::1', '2001:db8:7::1', '2001:db8:7:0:5::9']) await take(address, 'A');
  await take('198.51.100.4', 'x'.repeat(10_000));
  expect(await listFans()).toHaveLength(CALENDAR_FANS.per_network_hour + 2);
  const other = await addCampaign(harness.app, harness.account);
  await count(await getCampaign(other.key), { address: '192.0.2.1', user_agent: 'A', language: 'en', country: null });
  expect(await listFans(other.id)).toHaveLength(1);
});

test('a day on which most fans only took the calendar file is marked, and counted as before', async () => {
  const count = createCalendarCounter({ ...harness.context, limits_uses: false });
  for (let n = 0; n < 50; n += 1)
    await count(await getCampaign(), { address: '192.0.2.1', user_agent: `${n}`, language: 'en', country: 'TR' });
  await harness.connect(campaign.key, 'ela');
  const { body } = await harness.account.call(getPresave, { params: { id: campaign.id } });
  const date = harness.app.clock.now().toISOString().slice(0, 10);
  expect(body).toMatchObject({ growth: [{ date, fans: 51 }], doubtful_days: [{ date, fans: 51, calendar: 50 }] });
});

test('rows of calendars are removed after 30 days, and every figure of the campaign stays', async () => {
  const count = createCalendarCounter(harness.context);
  const release = { release_date: dateInDays(harness.app, 60) };
  await harness.app.db.update(releases).set(release).where(eq(releases.id, campaign.release_id));
  for (let n = 0; n < 3; n += 1)
    await count(await getCampaign(), { address: '192.0.2.1', user_agent: `${n}`, language: 'en', country: 'TR' });
  await harness.connect(campaign.key, 'jo');
  harness.app.clock.advance(29 * DAY_MS);
  await count(await getCampaign(), { address: '192.0.2.1', user_agent: 'A', language: 'en', country: null });
  const read = async () => (await harness.account.call(getPresave, { params: { id: campaign.id } })).body;
  const list = async () =>
    (await harness.account.call(listPresaveFans, { params: { id: campaign.id }, query: {} })).body;
  const before = await read();
  expect(before).toMatchObject({ fans: { spotify: 1, mail: 0, calendar: 4 }, countries: [{ country: 'TR', fans: 4 }] });
  expect(before.growth.map(({ fans }) => fans)).toEqual([4, 1]);
  expect(before.doubtful_days).toEqual([]);
  harness.app.clock.advance(DAY_MS + 1);
  await prunePresave(harness.context);
  expect((await listFans()).map(({ way }) => way).sort()).toEqual(['calendar', 'spotify']);
  expect({ ...(await read()), days_left: before.days_left }).toEqual(before);
  expect((await list()).total).toBe(5);
});

test('the sums of a campaign are those of its rows, whatever happens to fans', async () => {
  const { db } = harness.app;
  const states = ['waiting', 'added', 'confirmed', 'token_ok'] as const;
  const rows = Array.from({ length: 200 }, (_, n) => ({
    campaign_id: campaign.id,
    way: (['mail', 'calendar', 'spotify'] as const)[n % 3] ?? 'mail',
    state: states[n % 4] ?? 'added',
    fan_key: `${n}`,
    country: [null, 'TR', 'BR'][n % 3] ?? null,
    language: 'en' as const,
    consented_at: new Date(harness.app.clock.now().getTime() + (n % 5) * DAY_MS),
    consent_version: '1',
    consent_scope: 'x',
  }));
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => db.insert(presave_fans).values(rows.slice(n * 20, n * 20 + 20))),
  );
  const isOwn = eq(presave_fans.campaign_id, campaign.id);
  const now = harness.app.clock.now();
  await db
    .update(presave_fans)
    .set({ state: 'gone', withdrawn_at: now, country: null })
    .where(and(isOwn, eq(presave_fans.country, 'BR')));
  await db.update(presave_fans).set({ followers: 3 }).where(isOwn);
  await db.delete(presave_fans).where(and(isOwn, eq(presave_fans.state, 'waiting')));
  const { rows: differing } = await db.execute(sql`
    select * from (
      select (consented_at at time zone 'UTC')::date as day, way, state, withdrawn_at is not null as is_withdrawn,
             coalesce(country, 'ZZ')::bpchar as country, count(*)::bigint as fans
        from presave_fans where campaign_id = ${campaign.id} group by 1, 2, 3, 4, 5) a
    full join (
      select day, way, state, is_withdrawn, country, sum(fans)::bigint as fans
        from presave_fan_counts where campaign_id = ${campaign.id} group by 1, 2, 3, 4, 5 having sum(fans) <> 0) b
    using (day, way, state, is_withdrawn, country) where a.fans is distinct from b.fans`);
  expect(differing).toEqual([]);
  expect(await countListedFans(db, campaign.id, undefined)).toBe(await db.$count(presave_fans, isOwn));
  await db.delete(presave_campaigns).where(eq(presave_campaigns.id, campaign.id));
  expect(await db.$count(presave_fan_counts, eq(presave_fan_counts.campaign_id, campaign.id))).toBe(0);
});

test('the list of fans is complete in parts of any size, one file at a time', async () => {
  const { db, http } = harness.app;
  const FANS = 4_321;
  // Thousands share an instant, with digits that a JavaScript date does not have.
  await db.execute(sql`
    insert into presave_fans (id, campaign_id, way, state, fan_key, country, language, consented_at, consent_version, consent_scope,
      email, artist_may_write)
    select gen_random_uuid(), ${campaign.id}, 'mail', case when n % 10 = 0 then 'waiting' else 'confirmed' end, n::text, 'TR',
           'en', timestamptz '2026-11-27 12:00:00.123456+00' + (n / 3000) * interval '1 microsecond', '1', 'x',
           n || '@posteo.example', n % 2 = 0
      from generate_series(1, ${FANS}) n`);
  const download = () =>
    http.inject({
      url: PRESAVE_CSV_PATH.replace(':id', campaign.id),
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
      cookies: { '__Host-session': harness.account.session },
    });
  const [head, ...lines] = (await download()).body.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFway,state,reason,country,followers,subscribed,date,email');
  expect(lines).toHaveLength(FANS - 432);
  const given = lines.map((line) => /^mail,confirmed,,TR,,true,2026-11-27,(.*)$/.exec(line)?.[1]);
  expect(given).not.toContain(undefined);
  expect(new Set(given.filter((email) => email !== '')).size).toBe(2160 - 432);
  await db
    .insert(table_leases)
    .values({ account_id: harness.account.user._id, token: randomUUID(), until: new Date(Date.now() + 60_000) });
  expect((await download()).json()).toMatchObject({ name: 'download_running' });
});

test('a calendar has one entry for ever: it moves with the date, and goes with the release', async () => {
  const visitor = { address: '192.0.2.7', user_agent: 'A', language: 'en', country: null } as const;
  const count = createCalendarCounter(harness.context);
  for (let request = 0; request < 3; request += 1) await count(await getCampaign(), visitor);
  expect(await listFans()).toMatchObject([{ way: 'calendar', state: 'added' }]);
  const read = async () => buildCampaignCalendar(harness.context, await getCampaign(), 'Tangent');
  const first = await read();
  expect(first).toContain('SEQUENCE:0\r\n');
  const { db } = harness.app;
  const release_date = dateInDays(harness.app, 24);
  await db.update(releases).set({ release_date }).where(eq(releases.id, campaign.release_id));
  await harness.work();
  const moved = await read();
  expect(moved).toContain(`DTSTART;VALUE=DATE:${release_date.replaceAll('-', '')}\r\n`);
  expect(moved).toContain('SEQUENCE:1\r\n');
  await db.update(releases).set({ status: 'removed' }).where(eq(releases.id, campaign.release_id));
  await harness.work();
  expect(await read()).toContain('METHOD:CANCEL\r\n');
  const uid = /UID:\S+/;
  expect(new Set([first, moved, await read()].map((file) => uid.exec(file)?.[0])).size).toBe(1);
});
