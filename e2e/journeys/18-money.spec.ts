import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { SENT_AGAIN } from '../product.ts';
import { PASSWORD, signIn, signUp, startSession, toEmail } from '../steps/account.ts';
import { advanceClock } from '../steps/clock.ts';
import { findMail } from '../steps/mail.ts';
import {
  confirmPassword,
  countPayouts,
  importReport,
  readBalances,
  requestReports,
  writeReport,
} from '../steps/money.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const tr = getTranslator('tr');
const DEMO_PASSWORD = 'Tangent-demo-1';
const RUI = { first_name: 'Rui', last_name: 'Matos', username: 'ruimatos', language: 'en' } as const;
/** The address at which the demo's PRO artist invites him; he signs up with a different one. */
const INVITED = 'rui@studio.example';
const SHARED = 'Old Harbour';
const DEMO_PAYOUTS = 4;
const MILLION = 1_000_000;
const STARTED = new Date();
/** Read once: a month may end while these journeys run. */
const THIS_MONTH = STARTED.toISOString().slice(0, 7);
const LAST_MONTH = new Date(Date.UTC(STARTED.getUTCFullYear(), STARTED.getUTCMonth(), 0)).toISOString().slice(0, 7);

test.describe.configure({ mode: 'serial' });
let artist: Page;
let guest: Page;
let folder: string;
test.beforeAll(async ({ browser }) => {
  artist = await browser.newPage();
  guest = await browser.newPage();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
  await startSession(artist, 'pro', DEMO_PASSWORD);
});
test.afterAll(async () => {
  await Promise.all([artist.close(), guest.close()]);
  fs.rmSync(folder, { recursive: true });
});

const button = (name: string, within: Page | Locator) => within.getByRole('button', { name, exact: true });
const dollars = (micros: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Math.floor(micros / 10_000) / 100);

/**
 * Moves the clock by more days than a session lasts: once the signed-in artist is signed out, every process follows the
 * new time.
 */
async function passDays(days: number): Promise<void> {
  await advanceClock(`${days}d`);
  await expect(async () => {
    await artist.goto('/royalties');
    await expect(artist).toHaveURL(/\/auth\/login/, { timeout: 1_000 });
  }).toPass();
}

test('[S2-104] [S2-106] [S2-107] [S3-078] [S3-079] [S3-080] [S3-082] earnings add up, and are shown by platform, country and month', async () => {
  // The demo's reports are imported while users look around; the payouts to this artist come last.
  test.setTimeout(400_000);
  await expect.poll(() => countPayouts(artist), { timeout: 300_000 }).toBe(DEMO_PAYOUTS);
  await artist.goto('/royalties');
  const { available, reported, paid } = await readBalances(artist);
  await expect(artist.getByRole('heading', { level: 1 })).toHaveText(
    t('royalty.fact.balance', { amount: dollars(available) }),
  );
  // Stores have reported more than they have paid so far.
  expect(reported).toBeGreaterThan(0);
  for (const sum of [available, paid, available + reported + paid])
    await expect(artist.getByText(dollars(sum), { exact: true }).first()).toBeVisible();
  for (const by of ['platform', 'country', 'track', 'release'])
    await expect(artist.getByRole('heading', { name: t(`royalty.origin.by.${by}`) })).toBeVisible();
  await expect(artist.getByText('Spotify', { exact: true }).first()).toBeVisible();
  // The picture of the gate is a table for readers, and the newest month ends in the artist's part.
  await expect(artist.getByRole('table', { name: t('royalty.gate.title') })).toContainText('Spotify');
  await expect(artist.getByRole('rowheader', { name: t('royalty.month.yours'), exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(artist);
});

test('[S3-077] [S3-084] [S3-085] [S3-086] [S3-087] [S3-088] [S3-090] a cent leads back to its line in the report file', async () => {
  const [row] = await listReleases();
  const isrc = row?.isrc ?? '';
  await importReport(
    writeReport(folder, 'harbour.csv', [
      `HARBOUR-1,1,${LAST_MONTH},,qobuz,PT,${isrc},,1000,1000.00,USD,${SHARED},Maré Cheia`,
      `HARBOUR-1,2,${LAST_MONTH},,qobuz,TR,USZZZ9900001,,5,12.50,USD,Ağustos,Nobody We Know`,
    ]),
  );
  await artist.goto('/royalties?view=entries&platform=qobuz');
  await artist.getByRole('link', { name: SHARED, exact: true }).first().click();
  const sheet = artist.getByRole('dialog');
  await expect(sheet.getByText('harbour.csv')).toBeVisible();
  for (const name of ['Paulo Andrade', 'Fern Okafor', RUI.first_name])
    await expect(sheet.getByText(name).first()).toBeVisible();
  await expect(sheet.getByText('$600.000000').first()).toBeVisible();
  await button(t('royalty.source.show'), sheet).click();
  await expect(sheet.getByText(`HARBOUR-1,1,${LAST_MONTH},,qobuz,PT,${isrc}`)).toBeVisible();
  await expectAccessible(artist);
});

test('[S3-089] a monthly statement is a table that adds up', async () => {
  await artist.goto('/royalties?view=statements');
  const download = artist.waitForEvent('download');
  await artist.getByRole('button', { name: /CSV/ }).first().click();
  const csv = fs.readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('harbour.csv');
  expect(csv).toContain('600');
});

test('a guest invited by address signs up, accepts the share, and finds the money that waited', async () => {
  await signUp(guest, RUI);
  const mail = await findMail(INVITED, t('mail.share_invited.subject', { artist: 'Maré Cheia' }));
  await guest.goto(claimIn(mail.text));
  const dialog = guest.getByRole('dialog', { name: t('split.claim.title', { artist: 'Maré Cheia' }) });
  await expect(dialog.getByText(SHARED)).toBeVisible();
  await expectAccessible(guest);
  await button(t('split.claim.take'), dialog).click();
  await expect.poll(async () => (await readBalances(guest)).reported).toBeGreaterThanOrEqual(150 * MILLION);
  await artist.goto('/royalties?view=splits');
  await expect(artist.getByText(RUI.first_name).first()).toBeVisible();
  await expect(artist.getByText(t('split.state.claimed')).first()).toBeVisible();
  await expectAccessibleInBothThemes(artist);
});

test('what a store has reported can be withdrawn once staff have recorded its payment', async ({ browser }) => {
  await guest.goto('/royalties');
  await expect(guest.getByRole('term').filter({ hasText: t('royalty.reported') })).toBeVisible();
  // Months of the demo may have been paid already.
  const { available } = await readBalances(guest);
  const staff = await browser.newPage();
  await signIn(staff, 'staff', DEMO_PASSWORD, { path: '/backoffice/books?view=payments' });
  await button(t('books.pay_store.verb'), staff).click();
  const dialog = staff.getByRole('dialog', { name: t('books.pay_store.title') });
  const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByLabel(t('store.store'), { exact: true }).selectOption('qobuz USD');
  await fill(t('books.pay.received_on'), STARTED.toLocaleDateString('en-US', { dateStyle: 'short', timeZone: 'UTC' }));
  await fill(t('books.pay_store.settled'), '1012.50');
  await fill(t('books.pay.received'), '1009.50');
  await fill(t('books.pay.fee'), '3');
  await fill(t('books.pay.reference'), 'QOBUZ-1');
  // Reports of the sandbox's own Qobuz may be open too: the oldest of them are paid first.
  await dialog.getByLabel(t('books.pay_store.month'), { exact: true }).fill(LAST_MONTH);
  await expectAccessible(staff);
  await button(t('books.pay.verb'), dialog).click();
  await confirmPassword(staff, DEMO_PASSWORD);
  await expect(staff.getByText(t('books.pay.done')).first()).toBeVisible();
  await staff.close();
  await expect
    .poll(async () => (await readBalances(guest)).available)
    .toBeGreaterThanOrEqual(available + 150 * MILLION);
});

test('a link that is no longer valid offers a new one, and the keyboard stands on that button', async () => {
  await guest.goto('/royalties?view=splits&claim=no-longer-valid-0000000000000000');
  const dialog = guest.getByRole('dialog', { name: t('split.claim.title_plain') });
  await expect(button(t('split.claim.renew'), dialog)).toBeFocused();
});

test('[S3-022] [S3-023] [S7-023] the guest sets up Payoneer on its own page', async () => {
  await guest.goto('/account/payout');
  await guest.getByRole('radio', { name: /Payoneer/ }).check();
  await guest.getByLabel(t('payout.payoneer_email'), { exact: true }).fill(toEmail(RUI));
  await button(t('payout.go_to', { service: 'Payoneer' }), guest).click();
  await confirmPassword(guest, PASSWORD);
  await expect(guest).toHaveURL(/\/payoneer\/registration\//);
  await button('Register', guest).click();
  await expect(guest).toHaveURL(/\/account\/payout/);
  await expect(guest.getByText(t('payout.setup_text.ready'))).toBeVisible();
  await expectAccessibleInBothThemes(guest);
});

test('[S2-108] [S2-109] [S9-025] [S6-028] on the free plan an artist sees what PRO would change, and can withdraw all the same', async () => {
  await guest.goto('/royalties');
  await button(t('withdrawal.withdraw'), guest).click();
  const upsell = guest.getByRole('dialog', { name: t('withdrawal.upsell.title') });
  await expect(upsell.getByText(t('withdrawal.upsell.days', { days: 90 }))).toBeVisible();
  await expectAccessible(guest);
  await button(t('withdrawal.upsell.go_on'), upsell).click();
  const dialog = guest.getByRole('dialog', { name: t('withdrawal.withdraw') });
  const amount = dialog.getByLabel(t('withdrawal.amount'), { exact: true });
  await amount.fill('9.99');
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByText('10.00', { exact: false }).first()).toBeVisible();
  await amount.fill('150.00');
  await button(t('withdrawal.confirm', { amount: '$150.00' }), dialog).click();
  await expect(guest.getByRole('status').filter({ hasText: 'Payoneer' })).toBeVisible();
  await expect.poll(async () => (await readBalances(guest)).pending).toBe(150 * MILLION);
});

test('[S6-029] on PRO the artist withdraws through Stripe, and is paid after 30 days; stores continue to report', async () => {
  const before = await readBalances(artist);
  await artist.goto('/royalties');
  await button(t('withdrawal.withdraw'), artist).click();
  const dialog = artist.getByRole('dialog', { name: t('withdrawal.withdraw') });
  await dialog.getByLabel(t('withdrawal.amount'), { exact: true }).fill('200');
  await button(t('withdrawal.confirm', { amount: '$200.00' }), dialog).click();
  await confirmPassword(artist, DEMO_PASSWORD);
  await expect.poll(async () => (await readBalances(artist)).pending).toBe(200 * MILLION);
  await passDays(33);
  await startSession(artist, 'pro', DEMO_PASSWORD);
  await expect
    .poll(async () => (await readBalances(artist)).paid, { timeout: 60_000 })
    .toBe(before.paid + 200 * MILLION);
  expect(await requestReports({ period: THIS_MONTH })).toBeGreaterThan(5);
  const sum = async () => Object.values(await readBalances(artist)).reduce((total, part) => total + part, 0);
  await expect
    .poll(sum, { timeout: 60_000 })
    .toBeGreaterThan(before.available + before.reported + before.pending + before.paid);
  await artist.goto('/royalties?view=payouts');
  await expect(artist.getByText(t('withdrawal.state.paid'), { exact: true }).first()).toBeVisible();
  await expectAccessibleInBothThemes(artist);
});

test('[S2-105] the guest is paid after 90 days, in a Turkish history, on a phone and in the dark theme', async ({
  browser,
}) => {
  await passDays(58);
  await startSession(guest, RUI.username, PASSWORD);
  // The page that lists withdrawals does not refresh itself.
  await expect(async () => {
    await guest.goto('/royalties?view=payouts');
    await expect(guest.getByText(t('withdrawal.state.processing'), { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // Payoneer is slow. A poll just before the hour has passed is repeated a minute later, so the next hour is enough.
  await expect(async () => {
    await advanceClock('1h');
    await expect.poll(async () => (await readBalances(guest)).paid, { timeout: 15_000 }).toBe(150 * MILLION);
  }).toPass({ timeout: 90_000 });
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'tr-TR' })
  ).newPage();
  await signIn(phone, RUI.username, PASSWORD, { path: '/royalties?view=payouts', language: 'tr' });
  await expect(phone.getByText(tr('withdrawal.state.paid'), { exact: true }).first()).toBeVisible();
  await expectAccessible(phone);
  await phone.goto('/royalties?view=entries');
  await expectAccessible(phone);
  await phone.close();
});

test('staff see a report’s problems by line, assign lost money to its owner, and prove that the ledger adds up', async ({
  browser,
}) => {
  const staff = await browser.newPage();
  await signIn(staff, 'staff', DEMO_PASSWORD, { path: '/backoffice/sales' });
  const broken = writeReport(folder, 'broken.csv', [`BROKEN-1,1,${LAST_MONTH},,qobuz,PT,,,1,"1,50",USD,,`]);
  await staff.locator('input[type=file]').setInputFiles(broken);
  await confirmPassword(staff, DEMO_PASSWORD);
  await expect(staff.getByRole('heading', { name: 'broken.csv' })).toBeVisible();
  await expect(staff.getByText(t('sales.refused_whole'))).toBeVisible({ timeout: 20_000 });
  await staff.getByRole('button', { name: new RegExp(t('sales.line', { line: 2 })) }).click();
  await expect(staff.getByText('"1,50"')).toBeVisible();
  await expectAccessibleInBothThemes(staff);
  await staff.goto('/backoffice/sales/suspense');
  await button(t('sales.suspense.match'), staff).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('Ağustos');
  await dialog.getByRole('radio').first().check();
  await button(t('sales.suspense.give', { amount: '$12.50' }), dialog).click();
  await expect(staff.getByText(t('sales.suspense.empty.title'))).toBeVisible();
  await staff.goto('/backoffice/books?view=check');
  await button(t('books.check.verb'), staff).click();
  await expect(staff.getByText(t('books.check.fine'))).toHaveCount(12, { timeout: 30_000 });
  await expectAccessibleInBothThemes(staff);
  await staff.close();
});

/** Lists the shared track with its code. */
async function listReleases(): Promise<{ isrc: string }[]> {
  const { items } = (await (await artist.request.get('/v1/api/releases?sort=newest', SENT_AGAIN)).json()) as {
    items: { id: string; title: string }[];
  };
  const found = items.filter(({ title }) => title === SHARED);
  const details = await Promise.all(found.map(({ id }) => artist.request.get(`/v1/api/releases/${id}`, SENT_AGAIN)));
  const bodies = await Promise.all(details.map((detail) => detail.json() as Promise<{ tracks: { isrc: string }[] }>));
  return bodies.flatMap(({ tracks }) => tracks);
}

/** Returns the address behind the button of an invitation. */
function claimIn(text: string): string {
  const [link] = /https?:\/\/\S*claim=[^\s\])>]+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`no link to claim in: ${text}`);
  return link;
}
