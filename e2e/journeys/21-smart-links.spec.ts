import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { ORIGIN } from '../product.ts';
import { startSession } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const PASSWORD = 'Tangent-demo-1';
const PATIENT = { timeout: 90_000 };
const LANGUAGES = ['en', 'es', 'pt', 'tr'] as const;
/** A fan: the browser of the journeys names itself as a robot. */
const FAN = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

test.describe.configure({ mode: 'serial' });

/** Opens the newest active link of the signed-in artist and returns the path of its page. */
async function openLink(page: Page): Promise<string> {
  await page.goto('/tools');
  await page.getByRole('link', { name: t('tools.name.smart_links'), exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/smartlinks$/);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .filter({ has: page.getByText(t('smartlink.status.active'), { exact: true }) })
    .first();
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 5_000 });
  }).toPass(PATIENT);
  await row.getByRole('link').click();
  await expect(page.getByRole('tab', { name: t('smartlink.tab.editor') })).toBeVisible();
  const address = await page
    .getByText(/\/release\/[a-z0-9-]+$/)
    .first()
    .textContent();
  return address?.slice(address.indexOf('/release/')) ?? '';
}

const click = async (request: APIRequestContext, path: string, headers = {}) =>
  request.get(ORIGIN + path, { maxRedirects: 0, headers });

test('[S2-101] [S2-110] [S2-111] [S2-112] a fan opens the page of a release, the artist changes it and sees the numbers', async ({
  page,
  browser,
}) => {
  await startSession(page, 'pro', PASSWORD);
  const path = await openLink(page);
  const editor = page.url();
  await expectAccessibleInBothThemes(page);

  const fan = await browser.newContext({ userAgent: FAN, baseURL: ORIGIN });
  const fanPage = await visitInEveryLanguage(fan, path);
  const response = await click(fan.request, `${path}/go/spotify`);
  expect([response.status(), response.headers().location]).toEqual([
    302,
    expect.stringMatching(/^https:\/\/open\.spotify\.com\//),
  ]);
  await click(fan.request, `${path}/go/spotify`, { 'user-agent': 'WhatsApp/2.23.20.0' });

  await page.getByRole('switch', { name: 'Spotify' }).click();
  await expect(page.getByRole('complementary', { name: t('smartlink.preview.title') })).not.toContainText('Spotify');
  const onPage = fanPage.getByRole('link', { name: `Spotify ${t('link.listen')}` });
  await expect(async () => {
    await fanPage.goto(`${path}?lang=en`);
    await expect(onPage).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await page.getByRole('tab', { name: t('smartlink.tab.analytics') }).click();
  await page.getByLabel(t('analytics.period.title')).selectOption('today');
  const figure = (name: string) =>
    page
      .locator('dl > div')
      .filter({ hasText: t(`smartlink.figure.${name}`) })
      .locator('dd')
      .first();
  await expect(async () => {
    await page.reload();
    await expect(figure('clicks')).toHaveText('1', { timeout: 3_000 });
    await expect(figure('robots')).toHaveText('1', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('table', { name: t('smartlink.by_store') })).toContainText('Spotify');
  await expectAccessibleInBothThemes(page);

  await page.goto(editor);
  await page.getByRole('switch', { name: t('smartlink.active') }).click();
  await expect(page.getByText(t('smartlink.preview.inactive'))).toBeVisible();
  // The preview shows the change before the server has saved it.
  await expect(async () => {
    expect((await fanPage.goto(`${path}?lang=en`))?.status()).toBe(404);
  }).toPass();
  await expect(fanPage.getByRole('heading', { level: 1 })).toHaveText(t('link.unavailable.title'));
  await page.getByRole('switch', { name: t('smartlink.active') }).click();
  await page.getByRole('switch', { name: 'Spotify' }).click();
});

/** The page is complete on a phone without a script, and accessible in every language. */
async function visitInEveryLanguage(fan: BrowserContext, path: string): Promise<Page> {
  const page = await fan.newPage();
  for (const language of LANGUAGES) {
    const texts = getTranslator(language);
    expect((await page.goto(`${path}?lang=${language}`))?.status()).toBe(200);
    await expect(page.getByRole('link', { name: `Spotify ${texts('link.listen')}` })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  expect(await fan.cookies()).toEqual([]);
  return page;
}

test('the page needs no script and fits a small phone', async ({ page, browser }) => {
  await startSession(page, 'pro', PASSWORD);
  const path = await openLink(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      userAgent: PHONE,
      baseURL: ORIGIN,
      viewport: { width: 360, height: 740 },
      colorScheme,
      javaScriptEnabled: colorScheme === 'dark',
    });
    const fan = await context.newPage();
    await fan.goto(path);
    await expect(fan.getByRole('link', { name: `Deezer ${t('link.listen')}` })).toBeVisible();
    if (colorScheme === 'dark') {
      expect(await fan.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessibleInBothThemes(fan);
    }
    await context.close();
  }
});

test('[S6-021] on the free plan the tabs are shown locked, and the link can be copied and switched', async ({
  page,
}) => {
  await startSession(page, 'free', PASSWORD);
  await openLink(page);
  await expect(page.getByRole('region', { name: t('plan.feature.smartlink_editing.name') })).toBeVisible();
  await page.getByRole('switch', { name: 'Spotify' }).click();
  await expect(page.getByRole('switch', { name: 'Spotify' })).toBeChecked();
  await page.getByRole('tab', { name: t('smartlink.tab.analytics') }).click();
  await expect(page.getByText(t('smartlink.free_analytics'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
