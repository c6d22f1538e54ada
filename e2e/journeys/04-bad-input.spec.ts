import { expect, type Page } from '@playwright/test';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn } from '../steps/account.ts';
import { chooseArtist, submitButton } from '../steps/wizard.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
test.beforeAll(makeFiles);

test.describe.configure({ mode: 'serial' });
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, 'free', 'Tangent-demo-1', { path: '/distributions/new/basic-info' });
});
test.afterAll(() => page.close());

test('on a narrow screen no click is lost while the line of the draft changes', async ({ browser }) => {
  const narrow = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signIn(narrow, 'advanced', 'Tangent-demo-1', { path: '/distributions/new/basic-info' });
  for (const type of ['ep', 'album', 'compilation']) {
    const choice = narrow.getByRole('radio', { name: t(`release.type.${type}`), exact: true });
    await choice.click();
    await expect(choice).toBeChecked();
  }
  await narrow.close();
});

test('[S5-017] without an artist nothing is created and the page says why', async () => {
  await page.getByRole('button', { name: t('wizard.next') }).click();
  await expect(page.getByText(t('error.artist_required')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/distributions\/new\/basic-info$/);
});

test('[S5-002] an empty title and one of emoji are refused at the field, and the text stays', async () => {
  const title = page.getByLabel(t('release.field.title'), { exact: true });
  await chooseArtist(page, t);
  await page.getByRole('button', { name: t('wizard.next') }).click();
  await expect(page.getByText(t('error.required', { field: t('release.field.title') }))).toBeVisible();
  await title.fill('🔥🔥');
  const refused = t('error.invalid_characters_sign', { field: t('release.field.title'), sign: '🔥' });
  await expect(page.getByText(refused)).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveValue('🔥🔥');
  await title.fill('Paper\u200b Weather');
  await page.getByRole('button', { name: t('sheet.song.use', { title: 'Paper Weather' }) }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Paper Weather');
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
    await page.getByLabel(t('release.field.artwork'), { exact: true }).setInputFiles(file);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test('[S5-028] [S4-030] text named as music, half a file and an empty file are refused with the reason', async () => {
  await openStep('tracks');
  const refusals = [
    [FILES.text_as_wav, t('error.unsupported_audio')],
    [FILES.truncated_wav, t('error.audio_truncated_found', { found: '0:31.0', announced: '1:02.0' })],
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

test('[S5-022] a date in the past, or too far ahead, is refused at the field as soon as it is typed', async () => {
  await openStep('distribution');
  const date = page.getByLabel(t('release.field.release_date'), { exact: true });
  await date.fill('01/15/2020');
  await expect(date).toHaveAccessibleDescription(t('error.release_date_invalid_past', { date: 'January 15, 2020' }));
  await date.fill('01/15/2099');
  await expect(date).toHaveAccessibleDescription(/must be on or before/);
  await date.fill('01/15/2020');
  await page.getByRole('button', { name: t('wizard.next') }).click();
  await expect(date).toBeFocused();
});

test('[S5-012] [S5-013] [S5-014] [S8-039] an incomplete release is not sent, and what is missing comes into view with links to the fields', async () => {
  await openStep('review');
  await expect(page.getByText(t('error.incomplete'))).toBeVisible();
  const submit = submitButton(page, t);
  await submit.click();
  await expect(page.getByText(t('error.fix_errors'), { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(t('error.agreement_required'))).toHaveCount(3);
  await page
    .getByRole('link', { name: t('wizard.agreements.missing', { title: t('wizard.agreements.title') }) })
    .click();
  await expect(page.getByRole('checkbox', { name: t('wizard.agreements.owns_rights') })).toBeFocused();
  // Refused again, the list comes into view again.
  await submit.click();
  await expect(page.getByText(t('error.fix_errors'), { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/\/edit\/review(#.*)?$/);
});

test('a message covers no button, on a phone neither', async () => {
  await openStep('basic-info');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const save = page.getByRole('button', { name: t('wizard.save_draft'), exact: true });
    // Where messages usually are.
    await save.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await save.click();
    const message = page.locator('[data-toasts]').getByText(t('wizard.saved'), { exact: true });
    await expect(message).toBeVisible();
    const covers = await page.locator('[data-toasts]').boundingBox();
    for (const name of ['save_draft', 'next'] as const) {
      const button = await page.getByRole('button', { name: t(`wizard.${name}`), exact: true }).boundingBox();
      expect(overlaps(covers, button)).toBe(false);
    }
    await page.mouse.move(0, 0);
    // It closes by itself.
    await expect(message).toHaveCount(0);
  }
});

type Box = { x: number; y: number; width: number; height: number } | null;

function overlaps(a: Box, b: Box): boolean {
  if (a === null || b === null) throw new Error('a box is not visible');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function openStep(step: string): Promise<void> {
  await page.goto(page.url().replace(/[a-z-]+(#.*)?$/, step));
  await expect(page.getByText(/Step \d of 6/)).toBeVisible();
}
