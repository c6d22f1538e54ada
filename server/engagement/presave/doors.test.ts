import { getPresaveTicket } from '@tangent/contract/presave.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { DAY_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { addCampaign, listTestFans, type TestCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { dateInDays } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createPresaveHarness, type PresaveHarness, pressConsent } from '../../testing/harness/presave-harness.ts';
import { buildCampaignCalendar, countCalendarFan } from './add-to-calendar.ts';
import { answerFanLink, readFanLink } from './answer-link.ts';
import { findCampaignByKey } from './find-campaign-by-key.ts';
import { findPublicCampaign } from './find-public-campaign.ts';
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
  expect(ticket.body).toEqual({ outcome: 'saved', leave_path: trip.leave_path });
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

test('[S4-023] [S4-024] [S4-025] doors open on the pre-save date, not before, and close on the release date', async () => {
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

test('a calendar has one entry for ever: it moves with the date, and goes with the release', async () => {
  const visitor = { address: '192.0.2.7', user_agent: 'A', language: 'en', country: null } as const;
  for (let request = 0; request < 3; request += 1)
    await countCalendarFan(harness.context, await getCampaign(), visitor);
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
