import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn, startSession } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const DEMO_PASSWORD = 'Tangent-demo-1';

/** The demo adds its releases while the product is running already, on a busy machine for more than a minute. */
test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await startSession(page, 'pro', DEMO_PASSWORD);
  await expect
    .poll(async () => (await page.request.get('/v1/api/search?q=devagar')).text(), { timeout: 170_000 })
    .toContain('Devagar');
  await page.context().close();
});

test('the palette answers with the amount to withdraw, a track by its code and the help; Tab shows one kind', async ({
  page,
}) => {
  await signIn(page, 'pro', DEMO_PASSWORD);
  await expect(page.getByRole('banner').getByRole('button', { name: t('shell.search') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: t('palette.title') });
  const options = page.getByRole('option');
  await field.fill('withdraw');
  await expect(options.first()).toContainText(/\$\d/);
  await expect(page.getByRole('option', { name: t('help.answer.withdraw_minimum.question') })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const all = page.getByRole('button', { name: new RegExp(`^${t('palette.all')} \\d`) });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toBeFocused();
  await field.fill('mrae alta');
  await expect(options.first()).toContainText('Maré Alta');
  await page.setViewportSize({ width: 360, height: 800 });
  // The line of the release behind the palette is drawn in pixels: it follows the new width one frame later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await field.fill(await findCode(page));
  await expect(page.getByText(t('palette.exact_isrc'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+k');
  await expect(page.getByText(t('palette.group.recent'))).toBeVisible();
  await field.fill('withdraw');
  await expect(options.first()).toContainText(/\$\d/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/royalties$/);
  await expect(field).toHaveCount(0);
});

/** Returns the ISRC of a track of the account: in which order releases of the demo get theirs is not said. */
async function findCode(page: Page): Promise<string> {
  const response = await page.request.get('/v1/api/search?q=sal+na+boca');
  const { items } = (await response.json()) as { items: { track: { isrc: string | null } | null }[] };
  return items.find(({ track }) => track?.isrc)?.track?.isrc ?? '';
}

test('the help answers without a session, on a phone too, and leads to the place where it is done', async ({
  page,
}) => {
  await page.goto('/help');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('searchbox', { name: t('help.search') }).fill('witdraw');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\?q=witdraw/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('link', { name: t('help.answer.withdraw_minimum.question') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('help.answer.withdraw_minimum.question'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: t('palette.name.withdraw'), exact: true }),
  ).toHaveAttribute('href', '/royalties#withdraw');
});
