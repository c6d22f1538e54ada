import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chrome } from './chrome.ts';
import { ROOT } from './product.ts';

/** Takes the pictures of the public pages from the running product: `npm run pictures -- http://localhost:4300`. */
const [origin = 'http://localhost:4300'] = process.argv.slice(2);
const DEMO = { username: 'pro', password: 'Tangent-demo-1' };
/** The size in web/site/product-screen.tsx. */
const SIZE = { width: 1312, height: 660 };
const LANGUAGES = ['en', 'es', 'pt', 'tr'] as const;
const WEBP_QUALITY = 72;
const SCREENS = [
  { name: 'dashboard', address: '/dashboard' },
  { name: 'royalties', address: '/royalties' },
] as const;

const FOLDER = path.join(ROOT, 'web/public/product');
fs.mkdirSync(FOLDER, { recursive: true });

const browser = await chromium.launch(await chrome());
for (const theme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: theme, reducedMotion: 'reduce' });
  await signIn(context);
  for (const screen of SCREENS) for (const language of LANGUAGES) await takePicture(context, theme, screen, language);
  await context.close();
}
await browser.close();

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login?lang=en`);
  await page.getByLabel('Username or email').fill(DEMO.username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard$/, { timeout: 120_000 });
  await page.close();
}

async function takePicture(
  context: BrowserContext,
  theme: 'light' | 'dark',
  { name, address }: (typeof SCREENS)[number],
  language: (typeof LANGUAGES)[number],
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}${address}?lang=${language}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector('.breathe') === null);
  await page.waitForLoadState('networkidle');
  // A stream alarm is no picture of everyday use.
  await page.evaluate(() => document.querySelector('[aria-labelledby="stream-alarm"]')?.remove());
  // Playwright itself writes no WebP.
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY });
  fs.writeFileSync(path.join(FOLDER, `${name}-${theme}-${language}.webp`), Buffer.from(data, 'base64'));
  await page.close();
}
