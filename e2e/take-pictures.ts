import path from 'node:path';
import { chromium } from '@playwright/test';
import { chrome } from './chrome.ts';
import { ROOT } from './product.ts';

/** Takes the pictures of the public pages from the running product: `npm run pictures -- http://localhost:4300`. */
const [origin = 'http://localhost:4300'] = process.argv.slice(2);
const DEMO = { username: 'pro', password: 'Tangent-demo-1' };
/** The size in web/site/landing/product-picture.tsx. */
const SIZE = { width: 1312, height: 660 };

const browser = await chromium.launch(await chrome());
for (const theme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: theme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login?lang=en`);
  await page.getByLabel('Username or email').fill(DEMO.username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard$/, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  // A stream alarm is no picture of everyday use.
  await page.addStyleTag({ content: '[aria-labelledby="stream-alarm"] { display: none }' });
  await page.screenshot({
    path: path.join(ROOT, `web/public/product/dashboard-${theme}.jpg`),
    type: 'jpeg',
    quality: 82,
  });
  await context.close();
}
await browser.close();
