import fs from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { mix, noise } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { signUp } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const ROUNDS = 10;

test.describe.configure({ mode: 'serial' });
let page: Page;
let mixFile: string;
let noiseFile: string;

test.beforeAll(async ({ browser }) => {
  makeFiles();
  const folder = path.dirname(FILES.wav);
  const song = mix(24);
  mixFile = writeWav(path.join(folder, 'Paper Rain.wav'), { ...song, at: (i, c) => 0.5 * song.at(i, c) }, 24);
  noiseFile = writeWav(path.join(folder, 'White noise.wav'), noise(-6, 12));
  page = await browser.newPage();
  await signUp(page, { first_name: 'Ida', last_name: 'Groove', username: 'ida_masters', language: 'en' });
});
test.afterAll(() => page.close());

const chooseFile = (label: string, file: string) => page.getByLabel(label, { exact: true }).setInputFiles(file);
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const loop = (): Locator => page.getByRole('slider', { name: t('mastering.loop.start') });

async function startMaster(): Promise<void> {
  await page.getByRole('button', { name: t('mastering.start') }).click();
  await expect(page).toHaveURL(/\/tools\/mastering\/[0-9a-f-]{36}$/);
}

test('[S2-126] [S5-034] [S8-040] a file is chosen on the way from the tools; what is no mix is refused', async () => {
  await page.goto('/tools');
  await page.getByRole('link', { name: t('tools.name.mastering') }).click();
  await expect(page.getByText(t('mastering.list.empty_title'))).toBeVisible();
  await chooseFile(t('mastering.choose.file'), FILES.flac);
  await expect(page.getByText(t('error.unsupported_mix'))).toBeVisible();
  await chooseFile(t('mastering.choose.file'), FILES.text_as_wav);
  await expect(page.getByText(t('error.unsupported_audio'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('upload.choose_another') })).toBeVisible();
  await page.getByRole('button', { name: t('upload.cancel') }).click();
  await chooseFile(t('mastering.choose.file'), mixFile);
  await expect(heading(/LU below streaming level$/)).toBeVisible({ timeout: 60_000 });
});

test('[S2-127] [S2-128] [S3-108] [S3-112] loop, preset and name are chosen, and the master succeeds', async () => {
  await loop().fill('5');
  await expect(loop()).toHaveAttribute('aria-valuetext', '0:05 – 0:20');
  await expectAccessibleInBothThemes(page);
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: t('mastering.preset.warm.name') }) })
    .click();
  await page.getByLabel(t('mastering.field.project_name')).fill('Paper Rain, warm');
  await startMaster();
  await expect(heading(/LU louder, no peak over −1/)).toBeVisible({ timeout: 60_000 });
});

test('[S2-040] [S3-109] [S3-110] [S3-111] [S4-020] the page shows the project, its proof and what stores do', async () => {
  await expect(page.getByText(t('mastering.status.success'), { exact: true })).toBeVisible();
  await expect(page.getByText(/^Paper Rain\.wav · Warm · preview 5–20 s · /)).toBeVisible();
  const proof = page.getByRole('region', { name: t('mastering.proof.title') }).first();
  await expect(proof.getByRole('row', { name: /Integrated loudness .* −12\.0 LUFS/ })).toBeVisible();
  await expect(proof.getByRole('img', { name: t('mastering.proof.spectrum') })).toBeVisible();
  await expect(proof.getByRole('row', { name: /^High mid/ })).toBeVisible();
  const stores = page.getByRole('region', { name: t('mastering.stores.title') });
  await expect(stores.getByRole('listitem')).toHaveText([
    /^Spotify.*−2\.0 dB$/,
    /^Apple/,
    /^YouTube/,
    /^TIDAL/,
    /^Deezer/,
  ]);
  await expectAccessibleInBothThemes(page);
});

test('original and master play at equal loudness, and the result of a blind test is kept', async () => {
  const compare = page.getByRole('region', { name: t('mastering.compare.title') });
  const position = compare.getByRole('slider', { name: t('upload.position') });
  await compare.getByRole('button', { name: t('upload.play', { title: 'Paper Rain, warm' }) }).click();
  await expect(position).not.toHaveAttribute('aria-valuetext', '0:05');
  await compare.getByRole('button', { name: t('mastering.compare.original') }).click();
  await expect(compare.getByRole('switch', { name: t('mastering.compare.equal') })).toBeChecked();
  await position.fill('2');
  await expect(compare.getByRole('button', { name: t('mastering.compare.loop') })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const blind = page.getByRole('region', { name: new RegExp(t('mastering.blind.title')) });
  await blind.getByRole('button', { name: t('mastering.blind.start') }).click();
  for (let round = 1; round <= ROUNDS; round++) {
    await expect(blind.getByText(t('mastering.blind.round', { round, rounds: ROUNDS }))).toBeVisible();
    await blind.getByRole('button', { name: t('mastering.blind.is_master') }).click();
  }
  await expect(blind.getByRole('status')).toHaveText(/^\d+ of 10 right/);
  await page.reload();
  await expect(blind.getByText(/^Last time: \d+ of 10 right/)).toBeVisible();
});

test('[S2-129] the master is downloaded, and another preset needs no new upload', async () => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: t('mastering.use.download', { file: t('mastering.file.wav24') }) }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('Paper Rain, warm.wav');
  expect(fs.statSync(await file.path()).size).toBeGreaterThan(24 * 44_100 * 6);
  await page.getByRole('button', { name: t('mastering.preset.streaming.name'), exact: true }).click();
  await expect(page.getByText(/ · Streaming · /)).toBeVisible();
  await expect(heading(/LU louder, no peak over −1/)).toBeVisible({ timeout: 60_000 });
});

test('[S2-039] [S8-040] a reference of noise fails with its reason and costs nothing; the list finds every project', async () => {
  await page.goto('/tools/mastering');
  await chooseFile(t('mastering.choose.file'), mixFile);
  await expect(loop()).toBeVisible({ timeout: 60_000 });
  await chooseFile(t('mastering.reference.title'), noiseFile);
  await expect(page.getByRole('radio', { name: /White noise/ })).toBeChecked({ timeout: 60_000 });
  await startMaster();
  await expect(page.getByText(t('mastering.failure.mastering_reference_unlike_music'))).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: t('mastering.retry') })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/tools/mastering');
  const list = page.getByRole('region', { name: t('mastering.list.title') });
  await expect(list.getByRole('row')).toHaveCount(4);
  await list.getByLabel(t('mastering.list.search')).fill('warm');
  await expect(list.getByRole('row')).toHaveCount(3);
  await list.getByLabel(t('mastering.list.search')).fill('nothing like it');
  await expect(list.getByText(t('mastering.list.nothing_found', { search: 'nothing like it' }))).toBeVisible();
});
