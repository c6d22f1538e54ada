import fs from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { listMessages, SANDBOX_ORIGIN, SENT_AGAIN } from '../product.ts';
import { signIn, startSession } from '../steps/account.ts';
import { advanceClock, readNow } from '../steps/clock.ts';
import { findMail, linkIn } from '../steps/mail.ts';
import { approve, openReview } from '../steps/review.ts';
import {
  addArtwork,
  addTracks,
  agreeAndSubmit,
  chooseDate,
  chooseStores,
  createWizard,
  fillBasicInfo,
  goNext,
  type ReleasePlan,
} from '../steps/wizard.ts';
import { test } from '../test.ts';

const DAYS_AHEAD = 24;
const TITLE = 'Lantern Hours';
/** The song that customers who pre-order get at once. */
const AT_ONCE = 'Paper Harbour';
const MAILBOX = 'mara.fan@posteo.example';
const FOLLOWER = 'nils.follows@posteo.example';
const ARTIST = 'Lumen Vale';
const WIDE = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true } as const;
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 358.0';
const t = getTranslator('en');

const LISTED = '<DealResourceReference>A2</DealResourceReference>';

test.describe.configure({ mode: 'serial' });
test.beforeAll(makeFiles);

let address: string;
let campaignPath: string;

async function open(browser: Browser, options: object = WIDE): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

test('[S3-053] an artist switches on pre-save; once approved, the campaign runs with a page of its own', async ({
  browser,
}) => {
  const day = new Date((await readNow()).getTime() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  const [year, month, date] = day.split('-');
  const artist = await open(browser);
  await startSession(artist, 'advanced', 'Tangent-demo-1');
  const plan: ReleasePlan = {
    language: 'en',
    artist: { name: ARTIST, legal_first_name: 'Lu', legal_last_name: 'Vale' },
    title: TITLE,
    type: 'ep',
    sung_in: 'English',
    cover: FILES.cover,
    audio: [FILES.wav, FILES.second_wav],
    track_titles: [TITLE, AT_ONCE],
    release_date: `${month}/${date}/${year}`,
  };
  const wizard = createWizard(artist, plan);
  await artist.goto('/distributions/new');
  await fillBasicInfo(wizard);
  await goNext(wizard);
  await addArtwork(wizard);
  await goNext(wizard);
  await addTracks(wizard);
  await goNext(wizard);
  await chooseStores(wizard);
  await goNext(wizard);
  await chooseDate(wizard);
  await artist.getByRole('switch', { name: t('release.field.presave_enabled') }).click();
  await artist.getByLabel(t('release.field.presave_date')).fill(formatToday(await readNow()));
  await artist.getByRole('checkbox', { name: AT_ONCE }).check();
  await goNext(wizard);
  await expect(artist.getByText(t('wizard.pre_orders.instant', { done: 1, count: 2 }))).toBeVisible();
  await agreeAndSubmit(wizard);
  await expect(artist).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);
  const staff = await open(browser);
  await startSession(staff, 'staff', 'Tangent-demo-1');
  await openReview(staff, TITLE);
  await approve(staff, TITLE);
  await expect
    .poll(() => listMessages().filter((file) => isAtOnce(fs.readFileSync(file, 'utf8'))).length, { timeout: 90_000 })
    .toBeGreaterThan(0);

  await artist.goto('/tools/presave');
  await expectAccessibleInBothThemes(artist);
  await artist.getByRole('link', { name: `${TITLE} pre-save` }).click();
  await expect(artist.getByRole('heading', { level: 1, name: t('presave.headline.waiting') })).toBeVisible();
  campaignPath = new URL(artist.url()).pathname;
  address = (await artist.getByRole('link', { name: t('presave.link.open') }).getAttribute('href')) ?? '';
  expect(address).toMatch(/\/release\/[a-z0-9-]+$/);
});

/** Whether a message offers the second track, and nothing else, at once to customers who pre-order. */
function isAtOnce(xml: string): boolean {
  const list = xml.split('<InstantGratificationResourceList>')[1]?.split('</InstantGratificationResourceList>')[0];
  const flags = xml.split('<IsInstantGratificationResource>true<').length - 1;
  return xml.includes(AT_ONCE) && flags === 1 && list?.replace(/\s/g, '') === LISTED;
}

function formatToday(now: Date): string {
  const [year, month, date] = now.toISOString().slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

const isConsent = ({ origin, pathname }: URL) => origin === SANDBOX_ORIGIN && pathname.endsWith('/authorize');

test('[S2-055] [S2-056] [S2-117] on a wide screen a fan saves in a window of its own, and the page says so', async ({
  browser,
}) => {
  const page = await open(browser);
  await page.goto(`${address}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  // Spotify answers nothing yet, so that the window stays on the screen that waits for it.
  await page.context().route(isConsent, (route) => route.fulfill({ status: 204 }));
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('presave.door.save', { store: 'Spotify' }) }).click();
  const spotify = await popup;
  await expect(spotify.getByRole('heading', { level: 1, name: t('presave.auth.waiting.heading') })).toBeVisible();
  expect(new URL(spotify.url()).pathname).toBe('/spotify-auth');
  await expect(spotify.getByRole('status')).toHaveText(t('presave.auth.waiting.text'));
  await expect(spotify.getByRole('banner')).toHaveCount(0);
  await expect(spotify.getByRole('navigation')).toHaveCount(0);
  await expect(spotify.getByRole('link', { name: t('presave.auth.waiting.cancel') })).toBeVisible();
  await expectAccessibleInBothThemes(spotify);
  await page.context().unroute(isConsent);
  await spotify.getByRole('link', { name: t('presave.auth.waiting.open') }).click();
  await expect(spotify.getByRole('banner').getByRole('heading', { name: /Spotify/ })).toBeVisible();
  await spotify.getByRole('button', { name: 'Agree as ada.listens' }).click();
  await expect(spotify.getByRole('heading', { level: 1, name: t('presave.auth.saved.heading') })).toBeVisible();
  await expect(spotify.getByRole('banner')).toHaveCount(0);
  await expectAccessibleInBothThemes(spotify);
  await expect(page.getByRole('heading', { name: t('presave.door.saved.title', { store: 'Spotify' }) })).toBeVisible();
});

test('on a phone the way through Spotify is the same window, and who cancels finds the other doors', async ({
  browser,
}) => {
  const tr = getTranslator('tr');
  const page = await open(browser, PHONE);
  await page.goto(`${address}?lang=tr`);
  await page.getByRole('link', { name: tr('presave.door.save', { store: 'Spotify' }) }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: tr('presave.auth.failed.heading') })).toBeVisible();
  await page.getByRole('link', { name: tr('presave.auth.back', { title: TITLE }) }).click();
  await expect(page.getByRole('heading', { name: tr('presave.door.failed.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: tr('presave.door.remind') })).toBeVisible();
});

test('in the browser of an app email and calendar stand first, and work without a script', async ({ browser }) => {
  const page = await open(browser, { ...PHONE, userAgent: INSTAGRAM, javaScriptEnabled: false });
  await page.goto(`${address}?lang=es`);
  const es = getTranslator('es');
  await expect(page.getByText(es('presave.door.inapp', { app: 'Instagram' }))).toBeVisible();
  await page.getByLabel(es('presave.door.address')).fill('mara.fan@posteo');
  await page.getByRole('button', { name: es('presave.door.remind') }).click();
  await expect(page.getByRole('alert')).toHaveText(es('error.invalid_email_ending', { label: 'posteo' }));
  await expect(page.getByLabel(es('presave.door.address'))).toHaveValue('mara.fan@posteo');
  await page.getByLabel(es('presave.door.address')).fill(MAILBOX);
  await page.getByRole('button', { name: es('presave.door.remind') }).click();
  await expect(page.getByRole('heading', { name: es('presave.door.requested.title') })).toBeVisible();
  await expect(page.getByText('m…@posteo.example')).toBeVisible();
  const mail = await findMail(MAILBOX, TITLE);
  const link = /https?:\/\/\S+confirm\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  // The robot of the mail provider has opened the link already.
  await page.goto(link);
  await page.getByRole('button', { name: es('presave.page.confirm.action') }).click();
  await expect(page.getByRole('heading', { level: 1, name: es('presave.page.confirm.done') })).toBeVisible();
  const calendar = await page.request.get(`${address}/calendar.ics`, SENT_AGAIN);
  expect(await calendar.text()).toContain('DTSTART;VALUE=DATE:');
});

test('the release leads to its artist, whom a fan follows by email without a script', async ({ browser }) => {
  const wide = await open(browser);
  await wide.goto(`${address}?lang=en`);
  await wide.getByRole('link', { name: ARTIST }).click();
  await expect(wide).toHaveURL(/\/artist\/lumen-vale\?lang=en$/);
  await expect(wide.getByRole('heading', { level: 1, name: ARTIST })).toBeVisible();
  await expectAccessibleInBothThemes(wide);
  const page = await open(browser, { ...PHONE, javaScriptEnabled: false });
  await page.goto(wide.url());
  await expect(page.getByRole('link', { name: `${t('artist_page.action.presave')}: ${TITLE}` })).toBeVisible();
  await page.getByText(t('artist_page.follow.action')).click();
  await page.getByLabel(t('presave.door.address')).fill('nils.follows@posteo');
  await page.getByRole('button', { name: t('artist_page.follow.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('error.invalid_email_ending', { label: 'posteo' }));
  await page.getByLabel(t('presave.door.address')).fill(FOLLOWER);
  await page.getByRole('button', { name: t('artist_page.follow.submit') }).click();
  await expect(page.getByRole('heading', { name: t('presave.door.requested.title') })).toBeVisible();
  await page.goto(linkIn(await findMail(FOLLOWER, ARTIST)));
  await page.getByRole('button', { name: t('artist_page.follow.confirm.action') }).click();
  const done = t('artist_page.follow.confirm.done', { artist: ARTIST });
  await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible();
});

test('on release day the album is in the library, the email is sent, and the artist gets a receipt', async ({
  browser,
}) => {
  await advanceClock(`${DAYS_AHEAD}d`);
  const artist = await open(browser);
  await signIn(artist, 'advanced', 'Tangent-demo-1', { path: campaignPath });
  const saved = t('presave.headline.saved_one', { shown: '1', title: TITLE });
  await expect(async () => {
    await artist.reload();
    await expect(artist.getByRole('heading', { level: 1, name: saved })).toBeVisible();
  }).toPass({ timeout: 120_000 });
  await expect(artist.getByRole('region', { name: t('presave.receipt.title') })).toBeVisible();
  await expectAccessibleInBothThemes(artist);
  const listeners = (await (await fetch(`${SANDBOX_ORIGIN}/control/spotify/listeners`)).json()) as object[];
  expect(listeners).toContainEqual(expect.objectContaining({ id: 'ada.listens', library: expect.any(Object) }));
  const mail = await findMail(MAILBOX, getTranslator('es')('mail.fan_release_day.subject', { title: TITLE }));
  expect(mail.text).toContain(address);
  const leave = /https?:\/\/\S+leave\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  const oneClick = await fetch(leave, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(oneClick.status).toBe(200);
  const news = t('mail.fan_follow_release.subject', { artist: ARTIST, title: TITLE });
  expect((await findMail(FOLLOWER, news)).text).toContain(address);
  const fan = await open(browser);
  await fan.goto(`/artists-catalog?lang=en&q=${encodeURIComponent(ARTIST)}`);
  await fan.getByRole('link', { name: ARTIST, exact: true }).click();
  await expect(fan.getByRole('link', { name: `${t('link.listen')}: ${TITLE}` })).toBeVisible();
});
