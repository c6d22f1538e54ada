import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import type { Mail, MailSummary } from '@tangent/sandbox/mail/mailbox.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAppleMusic } from '../../gateways/apple-music/apple-music.ts';
import { createMailer } from '../../gateways/mail/mailer.ts';
import { createSpotify } from '../../gateways/spotify/spotify.ts';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext, isMailJob } from '../../testing/fakes/mail-context.ts';
import { addReviewableRelease } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { listReleaseDeliveries } from '../delivery/public.ts';
import { checkPages, type PageCheckContext } from './check-pages.ts';
import { pageCheckModule } from './module.ts';
import { requestMove } from './request-move.ts';

const DATE = '2027-03-01';
/** Pages of the sandbox: 'Işıl Demir' at both services. */
const SPOTIFY_ID = 'yZ9Zo7ZQzUv8of3P0YOh3N';

let harness: DeliveryHarness;
let context: PageCheckContext;
let apple_music_id = '';
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo(`${DATE}T10:00:00Z`);
  const base = `http://127.0.0.1:${harness.sandbox.sandbox.http_port}`;
  const spotify = createSpotify({
    api_url: `${base}/spotify/api`,
    accounts_url: `${base}/spotify/accounts`,
    client_id: 'sandbox',
    client_secret: 'sandbox-secret',
  });
  const apple_music = createAppleMusic({
    api_url: `${base}/apple-music`,
    team_id: 'SANDBOX001',
    key_id: 'SANDBOXKEY',
    private_key: harness.sandbox.apple_private_key,
    now: () => harness.clock.now(),
  });
  context = { ...harness, spotify, apple_music };
  apple_music_id = (await apple_music.searchArtists('Işıl Demir'))[0]?.apple_music_id ?? '';
});
afterAll(() => harness.close());
afterEach(() => misplace({ spotify: false, 'apple-music': false }));

const misplace = (change: object) => harness.sandbox.post('/control/artist-pages', change);
const check = () => checkPages(context, new AbortController().signal);
const find = async (releaseId: string, storeId = 'spotify'): Promise<Delivery['page_check']> =>
  (await listReleaseDeliveries(harness.db, releaseId)).find(({ store_id }) => store_id === storeId)?.page_check ?? null;
const countNews = (releaseId: string) =>
  harness.db.$count(notifications, and(eq(notifications.release_id, releaseId), eq(notifications.type, 'page_wrong')));

/** A release that is live in both stores, by an artist with a page at each. */
async function addLive(change: Partial<typeof releases.$inferInsert> = {}) {
  const added = await addReviewableRelease(harness, {
    seconds: 1,
    release_date: DATE,
    plan: 'pro',
    store_ids: ['spotify', 'apple-music'],
  });
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, added.id));
  await harness.db
    .update(artists)
    .set({ spotify_id: SPOTIFY_ID, apple_music_id })
    .where(eq(artists.id, release?.artist_id ?? ''));
  if (Object.keys(change).length > 0) await harness.db.update(releases).set(change).where(eq(releases.id, added.id));
  await harness.approve(added.id);
  await harness.workUntil(added.id, { spotify: 'live', 'apple-music': 'live' });
  return added;
}

test('a release on another page is found, told once, moved at the request of its owner, and found right again', async () => {
  const { id, owner } = await addLive();
  const toActor = (user_id: string) => ({ user_id, is_staff: false, plan: 'pro', language: 'en' }) as const;
  const request = (by = owner, store_id = 'spotify') =>
    inTransaction(harness.db, (tx) => requestMove(tx, toActor(by), { release_id: id, store_id }, harness.clock.now()));
  await check();
  expect(await find(id)).toMatchObject({ state: 'right', expected_id: SPOTIFY_ID, found: null });
  expect(await find(id, 'apple-music')).toMatchObject({ state: 'right', expected_id: apple_music_id });
  await expect(request()).rejects.toMatchObject({ code: 'invalid_transition' });

  await misplace({ spotify: true });
  await check();
  expect(await find(id), 'it was checked a moment ago').toMatchObject({ state: 'right' });
  harness.moveProductTo('2027-03-02T10:00:00Z');
  await check();
  const wrong = await find(id);
  expect(wrong).toMatchObject({ state: 'wrong', expected_id: SPOTIFY_ID, requested_at: null });
  expect(wrong?.found?.id).not.toBe(SPOTIFY_ID);
  expect(await find(id, 'apple-music')).toMatchObject({ state: 'right' });
  expect(await countNews(id)).toBe(1);

  await expect(request(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  await expect(request(owner, 'deezer')).rejects.toMatchObject({ code: 'not_found' });
  expect((await request()).page_check).toMatchObject({ state: 'wrong', requested_at: '2027-03-02T10:00:00.000Z' });
  await expect(request()).rejects.toMatchObject({ code: 'invalid_transition' });
  await sendMails();
  const [summary] = await harness.sandbox.get<MailSummary[]>('/mail?to=pages@spotify.example');
  expect(summary?.subject).toContain('UPC');
  const { html } = await harness.sandbox.get<Mail>(`/mail/${summary?.id}`);
  expect(html).toContain(`artist/${SPOTIFY_ID}`);
  expect(html, 'a store has no account, so no button leads to the product').not.toContain(`href="${ORIGIN}`);
  harness.moveProductTo('2027-03-03T10:00:00Z');
  await check();
  expect(await find(id)).toMatchObject({ state: 'right', found: null, requested_at: null });
  expect(await countNews(id)).toBe(1);
});

test('the pages of other main artists count too, and a release that a service does not know is not there yet', async () => {
  await harness.moveTo(`${DATE}T10:00:00Z`);
  const { id } = await addLive({
    primary_artist: 'Maré Cheia & Luna',
    co_artists: ['Luna'],
    credited_pages: [{ name: 'Luna', spotify_id: 'A'.repeat(22), apple_music_id: null }],
  });
  await harness.sandbox.post('/control/apple-music/behaviour', { hide_albums: true });
  await check();
  expect(await find(id)).toMatchObject({ state: 'right' });
  expect(await find(id, 'apple-music'), 'services need some days').toBeNull();
  const later = [{ name: 'Luna', spotify_id: 'B'.repeat(22), apple_music_id: null }];
  await harness.db.update(releases).set({ credited_pages: later }).where(eq(releases.id, id));
  await harness.moveTo('2027-03-04T10:00:00Z');
  await check();
  expect(await find(id)).toMatchObject({ state: 'wrong', artist: 'Luna', found: { id: 'A'.repeat(22) } });
  expect(await find(id, 'apple-music')).toMatchObject({ state: 'not_shown', expected_id: apple_music_id });
});

test('a service that does not respond fails the job, and the other one is checked all the same', async () => {
  await harness.moveTo('2027-03-06T10:00:00Z');
  await harness.sandbox.post('/control/apple-music/behaviour', { hide_albums: false });
  await harness.sandbox.post('/control/spotify/behaviour', { fail_status: 503 });
  await expect(check()).rejects.toThrow('Spotify responded 503');
  await harness.sandbox.post('/control/spotify/behaviour', { fail_status: null });
});

/** Sends the waiting mails; the simulated service reads them as they arrive. */
async function sendMails(): Promise<void> {
  const { sandbox, database, log } = harness;
  const url = `smtp://127.0.0.1:${sandbox.sandbox.smtp_port}`;
  const mailer = createMailer({ url, from: 'Tangent <hello@tangent.example>' });
  const mail = { ...createMailContext(harness, mailer), page_emails: { spotify: 'pages@spotify.example' } };
  const handlers = pageCheckModule.buildHandlers({ ...context, ...mail }).filter(({ kind }) => isMailJob(kind));
  await runJobsNow({ url: database.url, handlers, log });
}
