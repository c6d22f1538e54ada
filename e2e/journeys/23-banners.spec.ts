import fs from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { forgetSession, openAccount, signIn } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');

test('[S2-047] [S2-131] [S9-005] [S9-006] [S9-007] the banners of a chosen release are saved in the exact sizes', async ({
  page,
}) => {
  await openAccount(page, { first_name: 'Nora', last_name: 'Paz', username: 'noracover', language: 'en' });
  await page.goto('/tools/banner-generator');
  await expect(page.getByText(t('banner.none.title'))).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: t('navigation.new_release') })).toBeVisible();
  await forgetSession(page);
  await signIn(page, 'advanced', 'Tangent-demo-1', { path: '/tools/banner-generator' });
  const releases = page.getByLabel(t('banner.release'), { exact: true });
  await releases.selectOption({ index: 1 });
  // Read at once: the list shows the choice before the address has changed.
  const title = (await releases.locator('option:checked').textContent()) ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page).toHaveURL(/release=[0-9a-f-]{36}$/);
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('banner.download_all') }).click();
  const sizes = readPictureSizes(fs.readFileSync(await (await download).path()));
  expect(sizes).toEqual([
    [1080, 1920],
    [1080, 1080],
    [820, 300],
  ]);
});

/** Returns width and height of every PNG in an uncompressed archive, in its order. */
function readPictureSizes(bytes: Buffer): number[][] {
  const starts = [...bytes.toString('latin1').matchAll(/\x89PNG\r\n/g)].map(({ index }) => index);
  return starts.map((start) => [bytes.readUInt32BE(start + 16), bytes.readUInt32BE(start + 20)]);
}
