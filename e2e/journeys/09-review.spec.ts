import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn, signUp, startSession } from '../steps/account.ts';
import { approve, openReview } from '../steps/review.ts';
import {
  addArtwork,
  addTracks,
  agreeAndSubmit,
  chooseDate,
  chooseStores,
  createWizard,
  fillBasicInfo,
  goNext,
  type ReleasePlan,
} from '../steps/wizard.ts';
import { test } from '../test.ts';

// Other journeys have moved the clock by weeks.
const DAYS_AHEAD = 90;
const [year, month, date] = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10).split('-');
test.beforeAll(makeFiles);
const t = getTranslator('es');
const staffText = getTranslator('en');
const DEMO_PASSWORD = 'Tangent-demo-1';
const ARTIST = { first_name: 'Carmen', last_name: 'Vidal', username: 'carmenvidal', language: 'es' } as const;
const NOTE = 'Is this the song of the same name by somebody else?';
const REPLY = 'Es una versión; adjunto la licencia del editor.';
const CORRECTED = 'Marea Baja';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const single: ReleasePlan = {
  language: 'es',
  artist: { name: 'Carmen Vidal', legal_first_name: 'Carmen', legal_last_name: 'Vidal' },
  title: 'Marea Alta',
  type: 'single',
  sung_in: 'Español',
  cover: FILES.cover,
  audio: [FILES.second_wav],
  track_titles: ['Marea Alta'],
  release_date: `${date}/${month}/${year}`,
};

const wide = { viewport: { width: 1440, height: 900 } } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

test.describe.configure({ mode: 'serial' });

test('an artist submits a single in Spanish', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage();
  await signUp(page, ARTIST);
  const wizard = createWizard(page, single);
  await page.goto('/distributions/new');
  await fillBasicInfo(wizard);
  await goNext(wizard);
  await addArtwork(wizard);
  await goNext(wizard);
  await addTracks(wizard);
  await goNext(wizard);
  await chooseStores(wizard);
  await goNext(wizard);
  await chooseDate(wizard);
  await goNext(wizard);
  await agreeAndSubmit(wizard);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(single.title);
});

test('[S4-010] a reviewer sends it back with two reasons and flags the fields', async ({ browser }) => {
  const page = await (await browser.newContext(wide)).newPage();
  await startSession(page, 'staff', DEMO_PASSWORD);
  await openReview(page, single.title);
  const field = (name: string) => staffText('review.flag', { field: name });
  const title = staffText('release.field.title');
  await page.getByRole('button', { name: field(title), exact: true }).click();
  await page.getByRole('radio', { name: staffText('review.decision.reopen') }).check();
  for (const reason of ['cover_licence', 'invalid_featuring']) {
    const name = staffText(`review.reason.${reason}.name`);
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await page.getByLabel(staffText('review.decision.fields')).first().selectOption('tracks.0.title');
  await page.getByLabel(staffText('review.decision.note')).fill(NOTE);
  await expectAccessibleInBothThemes(page);
  await press(page, 'review.decision.reopen');
  await expect(page.getByText(staffText('review.decision.reopen_done', { title: single.title }))).toBeVisible();
});

test('[S8-048] [S8-053] [S8-060] the artist reads why in Spanish, corrects the flagged fields, proves the rest and submits again', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage();
  await signIn(page, ARTIST.username, 'Groove-2-everywhere', { language: 'es', path: '/distributions' });
  await page.getByRole('link', { name: single.title }).first().click();
  for (const reason of ['cover_licence', 'invalid_featuring']) {
    for (const part of ['name', 'explanation', 'action']) {
      await expect(page.getByText(t(`review.reason.${reason}.${part}`)).first()).toBeVisible();
    }
  }
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // The link leads to the field, where the reason is shown until the field changes.
  await page.getByRole('link', { name: t('release.field.title'), exact: true }).click();
  const title = page.locator('#field-title');
  await expect(title).toBeFocused();
  const mark = t('error.flagged', { reasons: t('review.reason.invalid_featuring.name') });
  const markAt = (field: string) => page.locator(`${field}-error`).filter({ hasText: mark });
  await expect(markAt('#field-title')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await title.fill(CORRECTED);
  await expect(markAt('#field-title')).toHaveCount(0);
  const trackTitle = t('wizard.track_issue', { number: 1, text: t('release.field.title') });
  await page.getByRole('link', { name: trackTitle }).click();
  await page.locator('#field-tracks-0-title').fill(CORRECTED);
  await expect(markAt('#field-tracks-0-title')).toHaveCount(0);
  await expect(page.getByText(mark)).toHaveCount(0);

  const wizard = createWizard(page, single);
  await page.goto(`${page.url().replace(/\/edit.*/, '')}/edit/review`);
  await agreeAndSubmit(wizard);
  await expect(page.locator('#field-proof-answer-error')).toHaveText(t('error.missing_proof'));
  await page.getByLabel(t('review.proof.answer'), { exact: true }).fill(REPLY);
  const licence = { name: 'licencia.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await page.locator('#field-proof-documents').setInputFiles(licence);
  await expect(page.getByRole('link', { name: 'licencia.pdf' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // The text is saved, because the user may have to look for a document first.
  await page.reload();
  await expect(page.getByLabel(t('review.proof.answer'), { exact: true })).toHaveValue(REPLY);
  await agreeAndSubmit(wizard);
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);
});

test('[S4-005] [S4-007] the reviewer sees the differences and the document, and approves', async ({ browser }) => {
  const page = await (await browser.newContext(wide)).newPage();
  await startSession(page, 'staff', DEMO_PASSWORD);
  await openReview(page, CORRECTED);
  await expect(page.getByText(REPLY)).toBeVisible();
  const changes = page.locator('section', {
    has: page.getByRole('heading', { name: staffText('review.changes.title') }),
  });
  await expect(changes.locator('del').filter({ hasText: single.title })).toHaveCount(2);
  await expect(changes.locator('ins').filter({ hasText: CORRECTED })).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'licencia.pdf' }).click(),
  ]);
  expect(fs.readFileSync((await download.path()) ?? '', 'utf8')).toBe(PDF);
  await expectAccessibleInBothThemes(page);
  await approve(page, CORRECTED);
});

test('[S4-009] a rejection is proposed by one reviewer and confirmed by another', async ({ browser }) => {
  const title = 'Glass City, Vol. 2';
  const first = await (await browser.newContext(wide)).newPage();
  await signIn(first, 'staff', DEMO_PASSWORD, { path: '/backoffice/reviews' });
  await expect(first.getByRole('link', { name: title, exact: true })).toBeVisible();
  const titles = await first.locator('[data-row-link]').allTextContents();
  const link = first.getByRole('link', { name: title, exact: true });
  for (const _ of titles.slice(0, titles.indexOf(title) + 1)) await first.keyboard.press('j');
  await expect(link).toBeFocused();
  await first.keyboard.press('Enter');
  await first.getByRole('radio', { name: staffText('review.decision.reject') }).check();
  await first.getByRole('checkbox', { name: staffText('review.reason.already_processed.name'), exact: true }).check();
  await press(first, 'review.decision.reject');
  await expect(first.getByText(staffText('review.second.proposed', { title }))).toBeVisible();

  const second = await (await browser.newContext(wide)).newPage();
  await signIn(second, 'reviewer', DEMO_PASSWORD, { path: '/backoffice' });
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(second);
  await second.getByRole('link', { name: staffText('backoffice.home.queue.second_approvals') }).click();
  await second.getByRole('tab', { name: staffText('review.queue.filter.second_look') }).click();
  await second.getByRole('link', { name: title }).first().click();
  await expect(second.getByRole('heading', { name: staffText('review.second.reject_title') })).toBeVisible();
  await expectAccessibleInBothThemes(second);
  const confirm = { name: staffText('review.second.reject_confirm'), exact: true };
  await second.getByRole('button', confirm).click();
  await second.getByRole('dialog').getByRole('button', confirm).click();
  await expect(second.getByText(staffText('review.decision.reject_done', { title }))).toBeVisible();
  await expectAccessibleInBothThemes(second);
});

async function press(page: Page, key: string): Promise<void> {
  const button = { name: staffText(key), exact: true };
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', button).click();
}
