import { test } from '@playwright/test';
import { signIn } from '../steps/account.ts';

test('look', async ({ browser }) => {
  test.setTimeout(240_000);
  const OUT = '/tmp/out/stores-shots';
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await signIn(page, 'pro', 'Tangent-demo-1');
  const response = await page.request.get('/v1/api/releases?q=Deep%20Water');
  const { items } = (await response.json()) as { items: { id: string }[] };
  const id = items[0]?.id;
  const shot = async (name: string, path: string, groups: string[], width = 1440, theme: 'light' | 'dark' = 'light') => {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const group of groups) {
      const button = page.locator('h3 button').filter({ hasText: group }).first();
      await button.click();
    }
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: true });
  };
  const tracks = `/distributions/${id}/edit/tracks`;
  await shot('tracks-light', tracks, ['Claims in other', 'Start of previews']);
  await shot('tracks-dark', tracks, ['Claims in other', 'Start of previews'], 1440, 'dark');
  await shot('tracks-390', tracks, ['Claims in other', 'Start of previews'], 390);
  await shot('review-light', `/distributions/${id}/edit/review`, []);
  await page.request.get('/health');
  for (const [lang, one, two] of [['tr', 'Başkalarının', 'Önizleme'], ['es', 'Reclamos', 'Inicio de fragmentos'], ['pt', 'Reivindica', 'Início das']] as const) {
    await page.evaluate((l) => localStorage.setItem('language', l), lang);
    await shot(`tracks-${lang}`, `${tracks}?lang=${lang}`, [one, two], lang === 'tr' ? 1440 : 390);
    await shot(`review-${lang}`, `/distributions/${id}/edit/review?lang=${lang}`, [], lang === 'tr' ? 1440 : 390);
  }
});
