import { expect, type Page } from '@playwright/test';
import { type Language, wordsOf } from '../words.ts';

export type ReleasePlan = {
  language: Language;
  artist: { name: string; legal_first_name: string; legal_last_name: string };
  title: string;
  type: 'single' | 'ep';
  /** Name of the language as the screen shows it. */
  sung_in: string;
  cover: string;
  audio: string[];
  track_titles: string[];
  /** As typed in the order of the screen's language. */
  release_date: string;
};

type Wizard = { page: Page; plan: ReleasePlan; t: ReturnType<typeof wordsOf> };

export function openWizard(page: Page, plan: ReleasePlan): Wizard {
  return { page, plan, t: wordsOf(plan.language) };
}

export async function expectStep({ page, t }: Wizard, current: number): Promise<void> {
  await expect(page.getByText(t('wizard.step', { current, total: 6 }))).toBeVisible();
}

export async function goNext({ page, t }: Wizard): Promise<void> {
  await page.getByRole('button', { name: t('wizard.next') }).click();
}

/** Step 1: creates the artist on the spot and fills what is required. */
export async function fillBasicInfo({ page, plan, t }: Wizard): Promise<void> {
  await page.getByRole('button', { name: t('artist.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('artist.field.name')).fill(plan.artist.name);
  await dialog.getByLabel(t('artist.field.type')).selectOption('solo');
  await dialog.getByLabel(t('artist.field.main_genre')).selectOption('electronic');
  await dialog.getByLabel(t('artist.field.legal_first_name')).fill(plan.artist.legal_first_name);
  await dialog.getByLabel(t('artist.field.legal_last_name')).fill(plan.artist.legal_last_name);
  await dialog.getByRole('button', { name: t('artist.create') }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel(t('release.field.title'), { exact: true }).fill(plan.title);
  await page.getByRole('radio', { name: t(`release.type.${plan.type}`) }).check();
  await chooseLanguage(page, t('release.field.language'), plan.sung_in);
  await page.getByLabel(t('release.field.primary_genre')).selectOption('electronic');
}

export async function addArtwork({ page, plan, t }: Wizard): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(plan.cover);
  await expect(page.getByRole('img', { name: t('wizard.artwork.alt') })).toBeVisible();
}

/** Step 3: every file becomes a track with its own progress; waits until all are measured. */
export async function addTracks({ page, plan, t }: Wizard): Promise<void> {
  await page.getByLabel(t('wizard.tracks.add_files')).setInputFiles(plan.audio);
  await expect(page.getByText(t('upload.fact.true_peak'))).toHaveCount(plan.audio.length, { timeout: 90_000 });
  const titles = page.getByLabel(t('release.field.title'), { exact: true });
  for (const [index, title] of plan.track_titles.entries()) await titles.nth(index).fill(title);
}

export async function chooseStores({ page, t }: Wizard): Promise<void> {
  await page.getByRole('button', { name: t('wizard.platforms.all') }).click();
  await expect(page.getByText(t('wizard.platforms.count', { chosen: 12, total: 12 }))).toBeVisible();
}

export async function chooseDate({ page, plan, t }: Wizard): Promise<void> {
  await page.getByLabel(t('release.field.release_date')).fill(plan.release_date);
}

export async function agreeAndSubmit({ page, t }: Wizard): Promise<void> {
  for (const name of ['owns_rights', 'no_infringement', 'release_terms']) {
    await page.getByRole('checkbox', { name: t(`wizard.agreements.${name}`) }).check();
  }
  await page.getByRole('button', { name: t('wizard.submit') }).click();
}

async function chooseLanguage(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}
