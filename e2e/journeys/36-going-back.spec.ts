import { expect } from '@playwright/test';
import { signIn, startSession } from '../steps/account.ts';
import { test } from '../test.ts';

const DEMO_PASSWORD = 'Tangent-demo-1';

/** The demo adds its releases while the product is running already, on a busy machine for more than a minute. */
test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await startSession(page, 'pro', DEMO_PASSWORD);
  await expect
    .poll(async () => (await page.request.get('/v1/api/releases')).text(), { timeout: 170_000 })
    .toContain('Night Drive');
  await page.context().close();
});

test('[S2-067] [S2-068] going back restores the scroll position, also when the list loads late; going forward starts at the top', async ({
  page,
}) => {
  await signIn(page, 'pro', DEMO_PASSWORD, { path: '/distributions' });
  // Not the link to a new release, which is above the list.
  const last = page.locator('a[href^="/distributions/"]:not([href$="/new"])').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 600));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await last.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/^(Release|Edit release) \| Tangent$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Releases | Tangent');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  // Without its cached list the page is too short at first.
  await page.goForward();
  await expect(page).toHaveTitle(/^(Release|Edit release) \| Tangent$/);
  await page.reload();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/v1\/api\/releases\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveTitle('Releases | Tangent');
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before);
  answer();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
