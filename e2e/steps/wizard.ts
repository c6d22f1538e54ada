import { expect, type Locator, type Page } from '@playwright/test';
import { getTranslator, type Language } from '../get-translator.ts';

export type ReleasePlan = {
  language: Language;
  artist: { name: string; legal_first_name: string; legal_last_name: string };
  title: string;
  type: 'single' | 'ep' | 'album' | 'compilation';
  /** The name of the language as shown on the screen. */
  sung_in: string;
  cover: string;
  audio: string[];
  track_titles: string[];
  /** Of the first track. */
  lyrics?: string;
  /** Typed in the order of the screen's language. */
  release_date: string;
};

/** Files are measured one after another, on a busy machine beside others. */
const MEASURED = { timeout: 120_000 } as const;

type Wizard = { page: Page; plan: ReleasePlan; t: ReturnType<typeof getTranslator> };

export function createWizard(page: Page, plan: ReleasePlan): Wizard {
  return { page, plan, t: getTranslator(plan.language) };
}

export async function expectStep({ page, t }: Wizard, current: number): Promise<void> {
  await expect(page.getByText(t('wizard.step', { current, total: 6 }))).toBeVisible();
}

export async function goNext({ page, t }: Wizard): Promise<void> {
  await page.getByRole('button', { name: t('wizard.next') }).click();
}

/** Step 1: creates the artist in the wizard and fills in the required fields. */
export async function fillBasicInfo({ page, plan, t }: Wizard): Promise<void> {
  await page.getByRole('button', { name: t('artist.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('artist.field.name'), { exact: true }).fill(plan.artist.name);
  await dialog.getByLabel(t('artist.field.type'), { exact: true }).selectOption('solo');
  await dialog.getByLabel(t('artist.field.main_genre'), { exact: true }).selectOption('electronic');
  await dialog.getByLabel(t('artist.field.legal_first_name'), { exact: true }).fill(plan.artist.legal_first_name);
  await dialog.getByLabel(t('artist.field.legal_last_name'), { exact: true }).fill(plan.artist.legal_last_name);
  await dialog.getByRole('button', { name: t('artist.create') }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel(t('release.field.title'), { exact: true }).fill(plan.title);
  await page.getByRole('radio', { name: t(`release.type.${plan.type}`) }).check();
  await chooseLanguage(page, t('release.field.language'), plan.sung_in);
  await page.getByLabel(t('release.field.primary_genre'), { exact: true }).selectOption('electronic');
}

export async function addArtwork({ page, plan, t }: Wizard): Promise<void> {
  await page.getByLabel(t('release.field.artwork'), { exact: true }).setInputFiles(plan.cover);
  await expect(page.getByRole('img', { name: t('wizard.artwork.alt') })).toBeVisible();
  // The picture appears immediately; its dimensions follow once the server has inspected it.
  await expect(page.getByText(/\d+ × \d+ px/).first()).toBeVisible(MEASURED);
}

/**
 * Step 3: adds every file as a track with its own progress; waits until each is measured, then enters its title and
 * confirms that services may claim it, without which YouTube Content ID would not get the release.
 */
export async function addTracks({ page, plan, t }: Wizard): Promise<void> {
  await page.getByLabel(t('wizard.tracks.add_files'), { exact: true }).setInputFiles(plan.audio);
  for (const [index, title] of plan.track_titles.entries()) {
    const row = page.locator('[aria-controls^="track-"]').nth(index);
    // The length appears in the row as soon as the file is measured.
    await expect(row.locator('xpath=..').getByText(/^\d:\d\d$/)).toBeVisible(MEASURED);
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
    const body = page.locator(`[id="${await row.getAttribute('aria-controls')}"]`);
    await expect(body.getByText(t('upload.fact.true_peak'), { exact: true })).toBeVisible();
    await body.getByLabel(t('release.field.title'), { exact: true }).fill(title);
    await body.getByRole('button', { name: t('release.field.claim_conditions') }).click();
    await body.getByRole('button', { name: t('wizard.claims.all_true') }).click();
    if (index === 0 && plan.lyrics !== undefined) {
      await body.locator('h3 button', { hasText: t('release.field.lyrics') }).click();
      await body.getByRole('switch', { name: t('release.field.has_lyrics') }).click();
      await body.getByLabel(t('release.field.lyrics'), { exact: true }).fill(plan.lyrics);
    }
  }
}

/** Step 4: chooses only the twelve stores that every plan includes. A plan with more stores chooses them as a group. */
export async function chooseStores({ page, t }: Wizard): Promise<void> {
  const majorStores = page.getByRole('button', {
    name: t('wizard.platforms.all_of', { group: t('wizard.platforms.major') }),
  });
  const all = page.getByRole('button', { name: t('wizard.platforms.all'), exact: true });
  await page.getByRole('button', { name: t('wizard.platforms.none'), exact: true }).click();
  await majorStores.or(all).last().click();
  await expect(page.getByRole('checkbox', { name: 'Spotify', exact: true })).toBeChecked();
}

export async function chooseDate({ page, plan, t }: Wizard): Promise<void> {
  await page.getByLabel(t('release.field.release_date'), { exact: true }).fill(plan.release_date);
}

export async function agreeAndSubmit({ page, t }: Wizard): Promise<void> {
  for (const name of ['owns_rights', 'no_infringement', 'release_terms']) {
    const label = t(`wizard.agreements.${name}`).replace(/<\/?\w+>/g, '');
    await page.getByRole('checkbox', { name: label }).check();
  }
  await submitButton(page, t).click();
}

/** The button names the release. */
export function submitButton(page: Page, t: Wizard['t']): Locator {
  return page.getByRole('button', { name: t('wizard.submit', { title: '' }).trim() });
}

/** Answers whose music it is: the first artist of the account, or the one with this name. */
export async function chooseArtist(page: Page, t: Wizard['t'], name?: string): Promise<void> {
  const artists = page.getByRole('group', { name: t('sheet.artist.title') }).getByRole('button');
  await (name === undefined ? artists.first() : artists.filter({ hasText: name })).click();
}

/** Opens the line of a step on the sheet, which a drop leaves closed. */
export async function openLine(page: Page, step: string): Promise<void> {
  const line = page.locator(`#line-${step}`).getByRole('button').first();
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
}

/** Chooses a language, also where the draft repeats that of the last release: only a text that changes opens the list. */
export async function chooseLanguage(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name.slice(0, -1));
  await page.getByRole('option', { name, exact: true }).click();
}
