import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { ORIGIN, SENT_AGAIN } from '../product.ts';
import { fillLogin, forgetSession, signIn, startSession } from '../steps/account.ts';
import { test } from '../test.ts';

const DEMO_PASSWORD = 'Tangent-demo-1';

test('[S2-003] the landing page works without scripts, in four languages, and leads to sign-up', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const language of ['en', 'es', 'pt', 'tr'] as const) {
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTranslator(language)('landing.headline'));
    await expect(page.locator('link[hreflang]')).not.toHaveCount(0);
  }
  await page
    .getByRole('link', { name: getTranslator('tr')('navigation.sign_up') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/signup/);
});

test('[S2-051] [S2-053] [S2-125] a visitor without scripts finds an artist, reads posts and computes a year, in Turkish', async ({
  browser,
}) => {
  const t = getTranslator('tr');
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const listArtists = async () => (await page.request.get('/artists-catalog?lang=tr', SENT_AGAIN)).text();
  // The demo continues for a while after the product is ready.
  await expect.poll(listArtists, { timeout: 120_000 }).toContain('Işıl Demir');
  await page.goto('/artists-catalog?lang=tr&ref=friend');
  await page.getByRole('searchbox').fill('isil demr');
  await page.getByRole('button', { name: t('catalogue.submit'), exact: true }).click();
  const artist = page.getByRole('heading', { level: 2, name: 'Işıl Demir' });
  await expect(artist).toBeVisible();
  await page
    .getByRole('link', { name: /Işıl Demir/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/artist\/isil-demir/);
  await expect(page.getByRole('heading', { level: 1, name: 'Işıl Demir' })).toBeVisible();
  await page.locator('a[href^="/release/"]').first().click();
  await expect(page).toHaveURL(/\/release\//);
  await expect(page.getByRole('link', { name: /Spotify/ }).first()).toHaveAttribute('href', /\/go\/spotify$/);

  await page.goto('/blog?lang=tr');
  await page.locator('article a, h2 a, h3 a').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+/);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('a[rel="prev"], a[rel="next"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');

  await page.goto('/free-music-distribution?lang=tr');
  await page.getByLabel(t('free.field.royalties')).fill('1000');
  await page.getByRole('button', { name: t('free.compute') }).click();
  await expect(page).toHaveURL(/lang=tr.*royalties=1000/);
  await expect(page.locator('#year-result')).toContainText('49,99');
});

/** The pages that everyone can open, except the plans and single posts, releases and playlists. */
const OPEN_PAGES = [
  '/',
  '/music-distribution-and-monetization',
  '/free-music-distribution',
  '/artists-catalog',
  '/blog',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/account/blocked',
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`[S2-004] [S2-005] [S2-006] [S2-038] public pages, sign-in, sign-up, password reset and restriction are accessible at ${viewport.width} px in light and dark`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    for (const address of OPEN_PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
  });
}

test('[S2-002] an unknown address redirects to the landing page', async ({ page, request }) => {
  const response = await request.get('/no-such-page?x=1', { headers: { accept: 'text/html' }, maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/');
  await page.goto('/distributions/new/no-such-step');
  await signIn(page, 'pro', DEMO_PASSWORD, { path: '/distributions/new/no-such-step' });
  await expect(page).toHaveURL(`${ORIGIN}/`);
});

test('[S2-064] a visitor has to sign in and then continues to the requested page', async ({ page }) => {
  await page.goto('/artists/new?from=mail');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fartists%2Fnew%3Ffrom%3Dmail$/);
  await fillLogin(page, 'pro', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/artists\/new\?from=mail$/);
});

test('[S2-063] [S4-042] a restricted user reaches the restriction page and nothing else', async ({ page }) => {
  await startSession(page, 'frozen', DEMO_PASSWORD);
  for (const address of ['/distributions', '/artists', '/auth/login', '/', '/upgrade', '/pro']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/account\/blocked$/);
  }
  await expect(page.getByText(getTranslator('en')('auth.blocked.reasons.copyright_claim'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

/** The pages of the site, whose frame depends on who is there. */
const SITE_PAGES = [
  '/',
  '/upgrade',
  '/music-distribution-and-monetization',
  '/free-music-distribution',
  '/artists-catalog',
  '/playlists',
  '/blog',
  '/blog/splits',
  '/legal/terms.html',
  '/v1/docs',
];

test('[S2-063] every page of the site comes with the frame of its visitor, also on the way back', async ({
  page,
  context,
}) => {
  // The HTML itself: when it is right from the beginning, nothing changes before the eyes.
  const listFrames = async () => {
    const frames = new Set<string>();
    for (const address of SITE_PAGES) {
      const response = await page.request.get(address, SENT_AGAIN);
      const isOpen = new URL(response.url()).pathname === address;
      frames.add(!isOpen ? 'blocked' : (await response.text()).includes('data-sign-out') ? 'user' : 'visitor');
    }
    return [...frames];
  };
  expect(await listFrames()).toEqual(['visitor']);
  await page.goto('/artists-catalog');
  const tab = await context.newPage();
  await signIn(tab, 'pro', DEMO_PASSWORD);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await listFrames()).toEqual(['user']);
  // As the browser announces a page that it has kept.
  const comeBack = () =>
    page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await comeBack();
  const main = page.getByRole('navigation', { name: getTranslator('en')('navigation.main') });
  await expect(main.getByRole('link', { name: getTranslator('en')('navigation.new_release') })).toBeVisible();
  await main.getByText(getTranslator('en')('shell.entry.account')).click();
  await main.getByRole('button', { name: getTranslator('en')('navigation.sign_out') }).click();
  await expect(main.getByRole('link', { name: getTranslator('en')('navigation.sign_up') })).toBeVisible();
  expect(await listFrames()).toEqual(['visitor']);
  await startSession(tab, 'frozen', DEMO_PASSWORD);
  expect(await listFrames()).toEqual(['blocked']);
});

test('[S4-044] signing out leaves no data of the user in the browser', async ({ page }) => {
  await page.goto('/auth/login');
  await fillLogin(page, 'pro', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('pro');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: getTranslator('en')('navigation.sign_out') }).click();
  await expect(page).toHaveURL(/\/(auth\/login)?$/);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto('/distributions');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('another account’s release is not found, and the back office does not exist for artists', async ({ page }) => {
  await signIn(page, 'pro', DEMO_PASSWORD, { path: '/distributions' });
  const row = page.locator('a[href^="/distributions/"]:not([href$="/new"])').first();
  await expect(row).toBeVisible();
  const own = (await row.getAttribute('href'))?.replace(/\/edit.*/, '') ?? '';
  await forgetSession(page);
  await signIn(page, 'advanced', DEMO_PASSWORD, { path: own });
  await expect(page.getByText(getTranslator('en')('error.not_found')).first()).toBeVisible();
  await page.goto('/backoffice/reviews');
  await expect(page).toHaveURL(`${ORIGIN}/`);
});
