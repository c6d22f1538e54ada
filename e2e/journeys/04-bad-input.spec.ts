import { expect, type Page, test } from '@playwright/test';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn } from '../steps/account.ts';

const t = getTranslator('en');
test.beforeAll(makeFiles);

test.describe.configure({ mode: 'serial' });
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, 'free', 'Tangent-demo-1');
  await page.goto('/distributions/new/basic-info');
});
test.afterAll(() => page.close());

test('[S5-017] without an artist nothing is created and the page says why', async () => {
  await page.getByRole('button', { name: t('wizard.next') }).click();
  await expect(page.getByText(t('error.artist_required')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/distributions\/new\/basic-info$/);
});

test('[S5-002] an empty title and one of emoji are refused at the field, and the text stays', async () => {
  const title = page.getByLabel(t('release.field.title'), { exact: true });
  await page.getByLabel(t('release.field.artist_id'), { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('wizard.next') }).click();
  await expect(page.getByText(t('error.required', { field: t('release.field.title') }))).toBeVisible();
  await title.fill('🔥🔥');
  await expect(page.getByText(t('error.invalid_characters', { field: t('release.field.title') }))).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveValue('🔥🔥');
  await title.fill('Paper Weather');
  await page.getByRole('button', { name: t('wizard.save_draft') }).click();
  await expect(page.getByText(t('wizard.saved'))).toBeVisible();
});

test('[S5-024] [S5-025] [S5-026] a small, an oblong and a disguised picture are refused with the reason', async () => {
  await openStep('artwork');
  const refusals = [
    [FILES.small_cover, t('error.artwork_too_small', { min: 1500 })],
    [FILES.oblong_cover, t('error.artwork_not_square')],
    [FILES.svg_as_png, t('error.invalid_file_format')],
  ] as const;
  for (const [file, text] of refusals) {
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test('[S5-028] [S4-030] text named as music, half a file and an empty file are refused with the reason', async () => {
  await openStep('tracks');
  const refusals = [
    [FILES.text_as_wav, t('error.unsupported_audio')],
    [FILES.truncated_wav, t('error.audio_truncated')],
    [FILES.empty_wav, t('error.file_empty')],
  ] as const;
  for (const [file, text] of refusals) {
    // The free plan allows one track, which opens automatically.
    await page.getByLabel(t('wizard.tracks.add_files'), { exact: true }).setInputFiles(file);
    await expect(page.getByText(text).first()).toBeVisible();
    const remove = page.locator('[id^="remove-"]');
    if ((await remove.count()) > 0) await remove.first().click();
  }
});

test('[S5-022] a date in the past is refused', async () => {
  await openStep('distribution');
  await page.getByLabel(t('release.field.release_date'), { exact: true }).fill('01/15/2020');
  await page.getByRole('button', { name: t('wizard.next') }).click();
  await expect(page.getByText(t('error.release_date_invalid')).first()).toBeVisible();
});

test('[S5-012] [S5-013] [S5-014] an incomplete release is not sent, and every missing value links to its field', async () => {
  await openStep('review');
  await expect(page.getByText(t('error.incomplete'))).toBeVisible();
  await page.getByRole('button', { name: t('wizard.submit') }).click();
  await expect(page.getByText(t('error.fix_errors')).first()).toBeVisible();
  await expect(page.getByText(t('error.agreement_required'))).toHaveCount(3);
  await expect(page).toHaveURL(/\/edit\/review$/);
});

async function openStep(step: string): Promise<void> {
  await page.goto(page.url().replace(/[a-z-]+$/, step));
  await expect(page.getByText(/Step \d of 6/)).toBeVisible();
}
