import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn } from '../steps/account.ts';
import { chooseArtist, chooseLanguage } from '../steps/wizard.ts';
import { test } from '../test.ts';

const t = getTranslator('en');

test('[S1-002] an artist has covers drawn from a sentence, and one of them becomes the artwork of a release', async ({
  page,
}) => {
  // Four covers of 3000 × 3000 px take some seconds each.
  test.setTimeout(180_000);
  await signIn(page, 'pro', 'Tangent-demo-1', { path: '/distributions/new/basic-info' });
  await chooseArtist(page, t);
  await page.getByLabel(t('release.field.title'), { exact: true }).fill('Slow Lighthouse');
  await page.getByRole('radio', { name: t('release.type.single') }).check();
  await chooseLanguage(page, t('release.field.language'), 'English');
  await page.getByLabel(t('release.field.primary_genre'), { exact: true }).selectOption('electronic');
  await page.getByRole('button', { name: t('wizard.next') }).click();
  await expect(page).toHaveURL(/\/edit\/artwork$/);

  await page.getByRole('button', { name: t('coverart.open') }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(t('coverart.prompt'), { exact: true }) });
  const prompt = dialog.getByLabel(t('coverart.prompt'), { exact: true });
  await expect(prompt).toBeFocused();
  await prompt.fill('ab');
  await dialog.getByRole('button', { name: t('coverart.draw') }).click();
  await expect(prompt).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothThemes(page);
  await prompt.fill('A lighthouse over a calm sea at night');
  await dialog.getByRole('button', { name: t('coverart.draw') }).click();
  const covers = dialog.getByRole('group', { name: t('coverart.candidates') }).getByRole('radio');
  await expect(dialog.getByRole('button', { name: t('coverart.vary') })).toBeEnabled({ timeout: 150_000 });
  await expect(covers).toHaveCount(4);
  await covers.nth(1).check();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: t('coverart.use') }).click();
  await expect(dialog).toHaveCount(0);

  const isArtwork = async () => {
    await expect(page.getByText('3000 × 3000 px').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('radio', { name: t('release.ai_extent.fully') })).toBeChecked();
  };
  await isArtwork();
  await page.reload();
  await isArtwork();
});
