// npm run screenshots: renews the pictures of the README from the demo of the running product (npm start).
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chrome } from './chrome.ts';

const ORIGIN = process.env.PUBLIC_URL ?? 'http://localhost:4300';
const PASSWORD = 'Tangent-demo-1';
const FOLDER = path.join(import.meta.dirname, '../docs/images');

interface Screen {
  name: string;
  /** Returns the address, once the demo is complete. */
  find(page: Page): Promise<string> | string;
  height: number;
}

const SCREENS: readonly Screen[] = [
  { name: 'dashboard', find: () => '/dashboard', height: 1880 },
  { name: 'wizard', find: async (page) => `${await findRelease(page, 'Low Tide')}/edit/tracks`, height: 900 },
  { name: 'release', find: (page) => findRelease(page, 'Maré Alta'), height: 1160 },
  { name: 'plans', find: () => '/upgrade', height: 1000 },
  { name: 'royalties', find: () => '/royalties', height: 1010 },
  { name: 'account', find: () => '/account', height: 1180 },
];

const browser = await chromium.launch(await chrome());
const options = { baseURL: ORIGIN, colorScheme: 'light', locale: 'en-US', reducedMotion: 'reduce' } as const;
const page = await (await browser.newContext(options)).newPage();
try {
  await signIn(page);
  for (const { name, find, height } of SCREENS) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(await find(page));
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  }
} finally {
  await browser.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login?lang=en');
  await page.locator('[autocomplete=username]').fill('pro');
  await page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

async function findRelease(page: Page, title: string): Promise<string> {
  const response = await page.request.get(`/v1/api/releases?q=${encodeURIComponent(title)}`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  if (!items[0]) throw new Error(`The demo has no release ${title} yet`);
  return `/distributions/${items[0].id}`;
}
