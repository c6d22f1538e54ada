import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility.ts';
import { type AlbumFolder, makeAlbumFolder } from '../album-files.ts';
import { getTranslator, type Language } from '../get-translator.ts';
import { signIn } from '../steps/account.ts';
import { dropFiles } from '../steps/drop.ts';
import {
  agreeAndSubmit,
  chooseDate,
  chooseLanguage,
  chooseStores,
  createWizard,
  openLine,
  type ReleasePlan,
} from '../steps/wizard.ts';
import { test } from '../test.ts';

const PASSWORD = 'Tangent-demo-1';
const STEPS = ['basic-info', 'artwork', 'tracks', 'platforms', 'distribution', 'review'];
const TITLES = ['Harbour Lights', 'Slow Machine', 'Glass Orchard', 'Night Shift', 'Ten Thousand Lakes', 'Paper Birds'];
const MORE_TITLES = ['Interlude in Grey', 'Copper Wire', 'The Long Way Round', 'Outro'];
// Other journeys move the clock; a release date may be up to a year ahead.
const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10).split('-');

const artist = { name: 'Maré Cheia', legal_first_name: 'Rita', legal_last_name: 'Sá' };
const GUESTS = ['Mara Vey', 'Kumsal', 'Dom Rios', 'Los Faros'];
let album: AlbumFolder;
let compilation: AlbumFolder;

test.beforeAll(() => {
  const titles = [...TITLES, ...MORE_TITLES];
  album = makeAlbumFolder(
    'Ten Thousand Lakes',
    titles.map((title) => ({ title, artist: artist.name })),
  );
  const songs = ['First Light', 'Gölge', 'Farol', 'Sal y Arena'];
  compilation = makeAlbumFolder(
    'Liman Kayıtları',
    songs.map((title, index) => ({ title, artist: GUESTS[index] ?? '' })),
  );
});

const plan = (language: Language, title: string, type: ReleasePlan['type']): ReleasePlan => ({
  language,
  artist,
  title,
  type,
  sung_in: 'English',
  cover: '',
  audio: [],
  track_titles: [],
  release_date: language === 'tr' ? `${day[2]}.${day[1]}.${day[0]}` : `${day[1]}/${day[2]}/${day[0]}`,
});

test.describe.configure({ mode: 'serial' });

async function openStep(page: Page, step: string): Promise<void> {
  await page.goto(page.url().replace(/[a-z-]+$/, step));
  await expect(page.locator('main h1')).toBeVisible();
}

/** Checks every step in both themes, then at the other width. */
async function checkEveryStep(page: Page, otherWidth: number): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const step of STEPS) {
    await openStep(page, step);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ ...size, width: otherWidth });
    await expectAccessible(page);
    await page.setViewportSize(size);
  }
}

async function expectMeasured(page: Page, language: Language, count: number): Promise<void> {
  const minute = page
    .locator('[aria-controls^="track-"]')
    .locator('xpath=..')
    .getByText(/^1:0\d$/);
  await expect(minute).toHaveCount(count, { timeout: 90_000 });
  await expect(page.getByText(getTranslator(language)('saving.state.saved'), { exact: true })).toBeVisible();
}

test('[S2-028] [S2-031] [S2-032] [S6-005] [S6-020] [S9-009] a folder of ten files dropped on the list becomes an album: tags, order and cover', async ({
  browser,
}) => {
  const t = getTranslator('en');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  const page = await context.newPage();
  await signIn(page, 'pro', PASSWORD, { path: '/distributions/new' });
  await expect(page).toHaveURL(/\/new\/basic-info$/);
  await page.goto('/distributions');
  // The hint appears as soon as the page listens.
  await expect(page.getByText(t('drop.release_hint'))).toBeVisible();
  // Dropped in the wrong order: the track numbers in the tags decide.
  await dropFiles(page.getByRole('main'), [album.cover, ...album.files.toReversed()]);
  await expect(page).toHaveURL(/\/edit\/tracks$/);
  await expect(page.locator('main h1')).toContainText('Ten Thousand Lakes');
  await openLine(page, 'tracks');
  const rows = page.locator('[aria-controls^="track-"]');
  await expect(rows).toHaveCount(10);
  for (const [index, title] of [...TITLES, ...MORE_TITLES].entries())
    await expect(rows.nth(index)).toContainText(title);
  await expectMeasured(page, 'en', 10);

  await openStep(page, 'basic-info');
  await expect(page.getByRole('radio', { name: t('release.type.album') })).toBeChecked();
  await chooseLanguage(page, t('release.field.language'), 'English');
  await openStep(page, 'artwork');
  await expect(page.getByText('3000 × 3000 px', { exact: false })).toBeVisible();
  const wizard = createWizard(page, plan('en', 'Ten Thousand Lakes', 'album'));
  await openStep(page, 'platforms');
  await chooseStores(wizard);
  await openStep(page, 'distribution');
  for (const schedule of ['standard', 'priority', 'express']) {
    const range = t(`wizard.schedule.${schedule}_range`);
    await expect(page.getByRole('radio', { name: t(`wizard.schedule.${schedule}`) })).toBeEnabled();
    await expect(page.getByText(range)).toBeVisible();
    expect(['2-3 weeks', '1-2 weeks', '3-5 days']).toContain(range);
  }
  await chooseDate(wizard);
  await page.getByRole('switch', { name: t('release.field.presave_enabled') }).click();
  await expect(page.getByText(t('saving.state.saved'), { exact: true })).toBeVisible();
  await checkEveryStep(page, 390);
  // The language of the release was chosen once and applies to all ten tracks.
  await expect(page.getByText(t('error.incomplete'))).toHaveCount(0);
  await agreeAndSubmit(wizard);
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);
  await expect(page.locator('#files').getByText(t('release.step.presave'))).toBeVisible();
  await context.close();
});

test('[S2-029] [S3-040] a compilation of several artists is created from a track list, in Turkish, in the dark theme, on a phone', async ({
  browser,
}) => {
  const t = getTranslator('tr');
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, colorScheme: 'dark', locale: 'tr-TR' });
  const page = await context.newPage();
  await signIn(page, 'pro', PASSWORD, { language: 'tr', path: '/distributions/new/tracks' });
  const list = path.join(path.dirname(compilation.cover), 'liste.csv');
  const lines = compilation.files.map((file, index) => {
    const people = `${GUESTS[index] === 'Kumsal' ? 'Ece Kum' : 'Ana Rios'}|writer|100`;
    return `${index + 1};${GUESTS[index]};tr;${people};${path.basename(file)};${file.match(/\d\d (.+)\.flac$/)?.[1]}`;
  });
  fs.writeFileSync(list, ['number;artist;language;contributors;file;title', ...lines].join('\n'));
  await page
    .getByLabel(t('wizard.tracks.add_files'), { exact: true })
    .setInputFiles([list, compilation.cover, ...compilation.files]);
  const preview = page.getByRole('dialog');
  await expect(preview.getByText(t('drop.csv.text'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await preview.getByRole('button', { name: t('drop.csv.apply_other', { count: 4 }) }).click();
  await expect(page).toHaveURL(/\/edit\/tracks$/);
  await expectMeasured(page, 'tr', 4);

  await openStep(page, 'basic-info');
  await page.getByRole('radio', { name: t('release.type.compilation') }).check();
  await page.getByRole('switch', { name: t('release.field.various_artists') }).click();
  await chooseLanguage(page, t('release.field.language'), 'Türkçe');
  await expect(page.getByText(t('saving.state.saved'), { exact: true })).toBeVisible();
  const wizard = createWizard(page, plan('tr', 'Liman Kayıtları', 'compilation'));
  await openStep(page, 'platforms');
  await chooseStores(wizard);
  await openStep(page, 'distribution');
  await chooseDate(wizard);
  await expect(page.getByText(t('saving.state.saved'), { exact: true })).toBeVisible();
  await checkEveryStep(page, 1440);
  await expect(page.getByText(t('error.incomplete'))).toHaveCount(0);
  for (const guest of GUESTS) await expect(page.getByText(guest).first()).toBeAttached();
  await agreeAndSubmit(wizard);
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Various Artists').first()).toBeVisible();
  await expect(page.getByText(t('wizard.submitted'))).toBeVisible();
  await expect(page.getByText(t('error.not_editable'))).toHaveCount(0);
  // The label of a release by various artists is the name of the profile.
  await expect(page.getByText(artist.name).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.close();
});
