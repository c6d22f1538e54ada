import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { tangent } from '../product.ts';
import { signIn, signUp, startSession } from '../steps/account.ts';
import { advanceClock, readNow } from '../steps/clock.ts';
import { type Charge, readCharges } from '../steps/money.ts';
import {
  REPORTING_STORES,
  readDayBefore,
  readNotCounted,
  readReportedPlays,
  readTracks,
  reportCrowd,
  reportUntilYesterday,
  sumPlays,
} from '../steps/trends.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const es = getTranslator('es');
const DEMO_PASSWORD = 'Tangent-demo-1';
const NINA = { first_name: 'Nina', last_name: 'Kask', username: 'ninakask', language: 'en' } as const;
/** The store and release with sudden streams from a country that never listened before. */
const STRANGE = { store_id: 'deezer', title: 'Devagar' };
/** The store and release of a fine that the artist disputes. */
const FINED = { store_id: 'spotify', title: 'Cinza' };
/** The track of an album that a crowd of programs plays at one store, so that it alone can leave that store. */
const ALBUM_TRACK = { store_id: 'soundcloud', store: 'SoundCloud', title: 'Farol', release: 'Maré Alta' };
const TABS = ['overview', 'playlists', 'demographics', 'territories', 'platforms'] as const;

test.describe.configure({ mode: 'serial' });
let artist: Page;
let isrcs: Set<string>;
test.beforeAll(async ({ browser }) => {
  artist = await browser.newPage();
  await startSession(artist, 'pro', DEMO_PASSWORD);
});
test.afterAll(() => artist.close());

type Days = { from: string; to: string };

/** Adds up the counted plays of the artist's recordings, or of one, on some days, according to the files of the stores. */
const countedIn = async (days: Days, one?: { isrc: string; release_id: string }) =>
  sumPlays(one === undefined ? isrcs : new Set([one.isrc]), days) -
  (await readNotCounted(artist, days, one?.release_id));
const card = (name: string, page = artist) => page.getByRole('region', { name, exact: true });
const number = (value: number) => new Intl.NumberFormat('en-US').format(value);
const period = (page = artist) => page.getByLabel(t('analytics.period.title'), { exact: true });
const openTab = (name: string) =>
  artist.getByRole('navigation', { name: t('analytics.title'), exact: true }).getByRole('link', { name });

test('stores report their plays until yesterday, and the page shows how far each has reported', async () => {
  // The demo's year of trends is imported while users look around, after its royalties.
  test.setTimeout(500_000);
  // The figures would belong to the wrong day if midnight passed during the journey.
  if ((await readNow()).getUTCHours() === 23) await advanceClock('1h');
  await reportUntilYesterday(artist, STRANGE);
  isrcs = new Set((await readTracks(artist)).map((track) => track.isrc));
});

test('[S2-009] [S2-010] [S2-011] [S2-012] [S2-013] [S2-014] [S2-015] [S2-016] [S2-017] the dashboard is the first screen: what is next, what happened, and how the music performs', async () => {
  await artist.goto('/');
  await artist.goto('/dashboard');
  for (const name of ['streams', 'platforms', 'tracks', 'activity', 'releases', 'quick'])
    await expect(card(t(`dashboard.${name}.title`))).toBeVisible();
  const range = { from: await readDayBefore(30), to: await readDayBefore(1) };
  const figures = card(t('dashboard.title'));
  await expect(figures.getByText(number(await countedIn(range)), { exact: true })).toBeVisible();
  const left = await readNotCounted(artist, range);
  if (left > 0) await expect(figures.getByText(number(left))).toBeVisible();
  await expect(figures.getByText(t('dashboard.figure.revenue')).first()).toBeVisible();
  await expect(card(t('dashboard.tracks.title')).getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(card(t('dashboard.platforms.title')).getByRole('rowheader').first()).toBeVisible();
  const chart = card(t('dashboard.streams.title')).getByRole('slider');
  await chart.focus();
  await chart.press('End');
  const last = await countedIn({ from: range.to, to: range.to });
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(number(last)));
  await expectAccessibleInBothThemes(artist);
});

test('[S2-019] [S3-114] [S3-117] the overview shows the totals of the files, as figures, in the chart and in the table behind it', async () => {
  await artist.goto('/analytics?period=custom&from=2000-01-01&to=2000-01-02');
  await artist.goto(
    `/analytics?period=custom&from=${await readDayBefore(10)}&to=${await readDayBefore(4)}&compare=previous`,
  );
  const week = { from: await readDayBefore(10), to: await readDayBefore(4) };
  const before = { from: await readDayBefore(17), to: await readDayBefore(11) };
  await expect(artist.getByRole('heading', { level: 1 })).toContainText(number(await countedIn(week)));
  const streams = artist.getByRole('button', { name: new RegExp(`^${t('analytics.figure.streams')}`) });
  await expect(streams).toContainText(number(await countedIn(before)));
  const line = artist.getByRole('slider', { name: t('analytics.figure.streams'), exact: true });
  await line.focus();
  await line.press('Home');
  const first = await countedIn({ from: week.from, to: week.from });
  await expect(line).toHaveAttribute('aria-valuetext', new RegExp(number(first)));
  await artist.getByRole('button', { name: t('analytics.table'), exact: true }).click();
  await expect(artist.getByRole('table').first().getByRole('row')).toHaveCount(8);
  await artist.getByRole('button', { name: /^From \d+ stores/ }).click();
  await expect(artist.getByRole('dialog').getByRole('row')).toHaveCount(REPORTING_STORES.length + 1);
  await artist.keyboard.press('Escape');
  await expect(
    card(t('analytics.top_tracks'))
      .or(artist.getByRole('table', { name: t('analytics.top_tracks') }))
      .first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(artist);
});

test('a track has a page of its weeks since release day, with what happened, its sources and its countries', async () => {
  await artist.goto('/analytics?period=last_30_days');
  await artist
    .getByRole('table', { name: t('analytics.top_tracks') })
    .getByRole('link')
    .first()
    .click();
  await expect(artist).toHaveURL(/\/analytics\/tracks\/[0-9a-f-]{36}$/);
  const weeks = artist.getByRole('slider', { name: t('analytics.track_page.weeks'), exact: true });
  await weeks.focus();
  await weeks.press('Home');
  await expect(weeks).toHaveAttribute('aria-valuetext', /\d/);
  await expect(
    artist
      .getByRole('list', { name: t('analytics.countries_band.name') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(artist);
});

test('[S9-013] [S9-014] [S9-015] every period and comparison can be chosen, is kept in the address and stays from tab to tab', async () => {
  await artist.goto('/analytics');
  await expect(period().getByRole('option')).toHaveCount(11);
  await period().selectOption({ label: t('analytics.period.last_7_days') });
  await artist
    .getByLabel(t('analytics.compare.title'), { exact: true })
    .selectOption({ label: t('analytics.compare.last_year') });
  await expect(artist).toHaveURL(/period=last_7_days.*compare=last_year|compare=last_year.*period=last_7_days/);
  await openTab(t('analytics.tab.platforms')).click();
  await expect(artist).toHaveURL(/tab=platforms/);
  await artist.reload();
  await expect(period()).toHaveValue('last_7_days');
  await period().selectOption({ label: t('analytics.period.all_time') });
  await expect(artist.getByLabel(t('analytics.compare.title'), { exact: true })).toBeDisabled();
});

test('[S2-020] [S2-021] [S2-022] [S2-023] playlists, ages, countries and platforms have a tab each, with text alternatives for screen readers', async () => {
  await artist.goto('/analytics?period=last_30_days');
  for (const tab of TABS) {
    await openTab(t(`analytics.tab.${tab}`)).click();
    await expect(artist.getByRole('heading', { level: 1 })).not.toHaveText(t(`analytics.tab.${tab}`));
    await expect(
      artist
        .getByRole('table')
        .or(artist.getByRole('button', { name: t('analytics.table') }))
        .first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(artist);
  }
  await artist.goto('/analytics?tab=territories&period=last_30_days');
  const map = artist.getByRole('slider', { name: t('analytics.map'), exact: true });
  await map.focus();
  await map.press('ArrowRight');
  await expect(map).toHaveAttribute('aria-valuetext', /\d/);
});

test('a filter narrows the figures to one release, and a file has the figures of the screen', async () => {
  await artist.goto('/analytics?period=last_30_days&compare=none');
  const field = artist.getByLabel(t('analytics.release'), { exact: true });
  await field.fill(STRANGE.title);
  await artist.getByRole('option', { name: STRANGE.title, exact: true }).click();
  await expect(artist).toHaveURL(/release=/);
  const strange = (await readTracks(artist)).find(({ title }) => title === STRANGE.title);
  const range = { from: await readDayBefore(30), to: await readDayBefore(1) };
  const expected = await countedIn(range, strange);
  await expect(artist.getByRole('heading', { level: 1 })).toContainText(number(expected));
  const download = artist.waitForEvent('download');
  await artist.getByRole('button', { name: t('analytics.export'), exact: true }).click();
  const [header = '', ...rows] = fs
    .readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  const column = header.split(',').indexOf('streams');
  expect(rows.reduce((sum, row) => sum + Number(row.split(',')[column]), 0)).toBe(expected);
});

test('stream monitoring has detected a country that never listened: numbers, advice, the artist’s response, and staff’s verdict', async ({
  browser,
}) => {
  await expect(async () => {
    await artist.goto('/analytics');
    await artist.getByRole('link', { name: t('analytics.cases_open') }).click({ timeout: 3_000 });
  }).toPass();
  const name = t('watch.at_store', { release: STRANGE.title, store: 'Deezer' });
  await artist.getByRole('link', { name, exact: true }).first().click();
  const seen = card(t('watch.card.seen'));
  await expect(seen.getByText(t('watch.rule.spike')).first()).toBeVisible();
  await expect(artist.getByText('Vietnam').first()).toBeVisible();
  const chart = card(t('watch.card.chart')).getByRole('slider');
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(t('watch.chart.mark')));
  await expectAccessibleInBothThemes(artist);
  const download = artist.waitForEvent('download');
  await artist.getByRole('button', { name: t('watch.evidence'), exact: true }).click();
  const evidence = fs.readFileSync(await (await download).path(), 'utf8');
  const strange = readReportedPlays().filter(({ store, plays }) => store === STRANGE.store_id && plays >= 900);
  for (const { plays } of strange.slice(-1)) expect(evidence).toContain(String(plays));
  await artist.getByRole('button', { name: t('watch.answer.action'), exact: true }).click();
  const question = artist.getByRole('dialog');
  await question.getByRole('radio', { name: new RegExp(t('watch.answer.unknown')) }).check();
  await question.getByRole('button', { name: t('watch.answer.send'), exact: true }).click();
  await expect(card(t('watch.card.history')).getByText(t('watch.event.answered_own')).last()).toBeVisible();
  const staff = await browser.newPage();
  await signIn(staff, 'staff', DEMO_PASSWORD, { path: '/backoffice/watch' });
  await staff.getByRole('link', { name, exact: true }).first().click();
  await staff.getByRole('button', { name: t('watch.close.action'), exact: true }).click();
  const verdict = staff.getByRole('dialog');
  await verdict.getByRole('radio', { name: new RegExp(t('watch.close.artificial')) }).check();
  await verdict.getByRole('button', { name: t('watch.close.action'), exact: true }).click();
  await expect(staff.getByText(t('watch.verdict.artificial')).first()).toBeVisible();
  await expectAccessibleInBothThemes(staff);
  // From a case staff reach the release on a page of their own: the artist's page is closed to them.
  await staff.getByRole('link', { name, exact: true }).click();
  await expect(staff).toHaveURL(/\/backoffice\/reviews\//);
  await expect(staff.getByRole('heading', { level: 1, name: STRANGE.title })).toBeVisible();
  await staff.close();
});

test('the fine of a store says when we warned before, leads to its case, and is disputed', async ({ browser }) => {
  const isFined = (charge: Charge) => charge.platform.id === FINED.store_id && charge.release?.title === FINED.title;
  const find = async () => (await readCharges(artist)).find(isFined);
  await expect.poll(async () => (await find())?.dispute, { timeout: 300_000 }).toBe('open');
  await artist.goto(`/royalties?view=entries&entry=${(await find())?.transaction_id}`);
  const sheet = artist.getByRole('dialog');
  await expect(sheet.getByText(t('royalty.dispute.pill.open')).first()).toBeVisible();
  await expectAccessibleInBothThemes(artist);
  await sheet.getByRole('link', { name: t('royalty.charge.see') }).click();
  await expect(card(t('watch.fine.title')).getByRole('link')).toHaveCount(1);
  await expect(artist.getByText(t('watch.verdict.natural')).first()).toBeVisible();
  await expectAccessibleInBothThemes(artist);
  const staff = await browser.newPage();
  await signIn(staff, 'staff', DEMO_PASSWORD, { path: '/backoffice/fines' });
  await expect(staff.getByRole('table').getByRole('link', { name: new RegExp(FINED.title) })).toBeVisible();
  await expectAccessibleInBothThemes(staff);
  await staff.close();
});

test('[S2-100] the page of a release shows its results', async () => {
  const { release_id = '' } = (await readTracks(artist)).find(({ title }) => title === STRANGE.title) ?? {};
  await artist.goto(`/distributions/${release_id}`);
  const stats = artist.locator('#numbers');
  await expect(stats.getByText(t('analytics.figure.streams')).first()).toBeVisible();
  await stats.getByRole('link', { name: t('analytics.stats.more') }).click();
  await expect(artist).toHaveURL(new RegExp(`/analytics\\?release=${release_id}`));
});

test('an artist without a release sees three steps and nothing else, and no figures', async ({ browser }) => {
  const nina = await browser.newPage();
  await signUp(nina, NINA);
  const steps = nina.getByRole('region', { name: new RegExp(t('dashboard.steps.title', { date: '.+' })) });
  await expect(steps.locator(':scope > ol > li')).toHaveCount(3);
  await expect(nina.getByText(t('dashboard.activity.title'), { exact: true })).toHaveCount(0);
  await expect(steps.getByLabel(t('artist.field.name'), { exact: true })).toHaveValue('Nina Kask');
  await expectAccessibleInBothThemes(nina);

  await nina.goto('/analytics');
  await expect(nina.getByText(t('analytics.empty.title'))).toBeVisible();
  await nina.goto('/analytics?tab=territories');
  await expect(nina.getByText(t('analytics.about.territories'))).toBeVisible();
  await expectAccessibleInBothThemes(nina);
  for (const question of ['territories', 'overview?period=today', 'overview?period=this_year'])
    expect((await nina.request.get(`/v1/api/analytics/${question}`)).status()).toBe(403);
  await nina.close();
});

test('[S2-067] going back to figures and money returns to the same line of them', async ({ browser }) => {
  // A low window: the pages are longer than it whatever the demo has by now.
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 400 } })).newPage();
  await startSession(page, 'pro', DEMO_PASSWORD);
  for (const address of ['/analytics', '/royalties']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.breathe')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 250));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
    // Not a click, before which Playwright scrolls, although the bar is always in view.
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.entry.releases') })
      .dispatchEvent('click');
    await expect(page).toHaveURL(/\/distributions$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
  }
  await page.context().close();
});

test('[S2-018] on a phone, in Spanish and in the dark theme, everything fits, and a notice appears in the reader’s language', async ({
  browser,
}) => {
  const until = ['--until', await readDayBefore(-30), '--as', 'staff'];
  await tangent('announce', 'write', 'night', 'en', '--title', 'Night work', '--body', 'We sleep on Sunday.', ...until);
  await tangent(
    'announce',
    'write',
    'night',
    'es',
    '--title',
    'Obras de noche',
    '--body',
    'El domingo dormimos.',
    ...until,
  );
  const viewOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'es-ES' } as const;
  const phone = await (await browser.newContext(viewOptions)).newPage();
  await signIn(phone, 'pro', DEMO_PASSWORD, { language: 'es', path: '/dashboard' });
  await expect(phone.getByRole('region', { name: es('dashboard.streams.title'), exact: true })).toBeVisible();
  await expect(phone.getByText('Obras de noche')).toBeVisible();
  await expectAccessible(phone);
  for (const tab of TABS) {
    await phone.goto(`/analytics?tab=${tab}`);
    await expect(phone.getByRole('button', { name: es('analytics.export'), exact: true })).toBeVisible();
    await expect(phone.getByText(es('analytics.compare.title'), { exact: true })).toBeVisible();
    await expectAccessible(phone);
  }
  await phone.context().close();
});

test('a track with artificial streams leaves one store and comes back, and its artist reads why', async ({
  browser,
}) => {
  const { store_id, store, title, release } = ALBUM_TRACK;
  const { release_id = '', isrc = '' } = (await readTracks(artist)).find((track) => track.title === title) ?? {};
  await reportCrowd(artist, { store_id, isrc });
  const staff = await browser.newPage();
  await startSession(staff, 'staff', DEMO_PASSWORD);
  const name = t('watch.at_store', { release, store });
  // The day is checked by a job of its own, after it was imported.
  await expect(async () => {
    await staff.goto('/backoffice/watch');
    await staff.getByRole('link', { name, exact: true }).first().click({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  const row = card(t('watch.card.tracks'), staff).getByRole('listitem').filter({ hasText: title });
  const remove = row.getByRole('button', { name: t('watch.track.remove', { store }) });
  await remove.click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(t('watch.track.reasons.artificial_streams')) }).check();
  await dialog.getByLabel(t('watch.close.note')).fill('Programs in one playlist');
  await dialog.getByRole('button', { name: t('watch.track.remove', { store }), exact: true }).click();
  const restore = row.getByRole('button', { name: t('watch.track.restore', { store }) });
  await expect(restore).toBeVisible();
  await expectAccessibleInBothThemes(staff);

  const reason = artist.getByText(t('store.removed_track.artificial_streams')).filter({ hasText: title });
  await artist.goto(`/distributions/${release_id}`);
  await expect(reason.first()).toContainText('Programs in one playlist');
  await expectAccessible(artist);

  await restore.click();
  await dialog.getByRole('button', { name: t('watch.track.restore', { store }), exact: true }).click();
  await expect(remove).toBeVisible();
  await artist.reload();
  await expect(artist.locator('#stores').getByRole('listitem').first()).toBeVisible();
  await expect(reason).toHaveCount(0);
  await staff.close();
});
