import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { findMessageProblems } from '../message-problems.ts';
import { listMessages, SANDBOX_ORIGIN } from '../product.ts';
import { signIn, signUp, startSession } from '../steps/account.ts';
import { advanceClock } from '../steps/clock.ts';
import { dropFiles } from '../steps/drop.ts';
import { approve, openReview, reopen } from '../steps/review.ts';
import {
  addArtwork,
  addTracks,
  agreeAndSubmit,
  chooseDate,
  chooseStores,
  createWizard,
  expectStep,
  fillBasicInfo,
  goNext,
  type ReleasePlan,
  submitButton,
} from '../steps/wizard.ts';
import { test } from '../test.ts';

test.beforeAll(makeFiles);
// Longer than the three weeks that a standard release needs, shorter than the thirty days of a session.
const DAYS_AHEAD = 23;
const day = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
const [year, month, date] = day.split('-');

const single: ReleasePlan = {
  language: 'en',
  artist: { name: 'Lena Ortiz', legal_first_name: 'Elena', legal_last_name: 'Ortiz' },
  title: 'Salt Meridian',
  type: 'single',
  sung_in: 'English',
  cover: FILES.cover,
  audio: [FILES.wav],
  track_titles: ['Salt Meridian'],
  lyrics: 'Salt on the window\nLight on the floor',
  release_date: `${month}/${date}/${year}`,
};
const ep: ReleasePlan = {
  language: 'tr',
  artist: { name: 'Işıl Kağan', legal_first_name: 'Işıl', legal_last_name: 'Kağan' },
  title: 'Ağustos Işığı',
  type: 'ep',
  sung_in: 'Türkçe',
  cover: FILES.cover,
  audio: [FILES.flac, FILES.mp3, FILES.aiff, FILES.second_wav],
  track_titles: ['Ağustos', 'Kâğıt Gemi', 'Işık', 'Denize Doğru'],
  release_date: `${date}.${month}.${year}`,
};

/** Of the twelve stores that every plan includes. */
const WITH_LYRICS = ['Apple Music', 'TIDAL'];

const wide = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'tr-TR' } as const;

test.describe.configure({ mode: 'serial' });

async function makeRelease(page: Page, plan: ReleasePlan): Promise<void> {
  // Each step is checked in both themes, on a machine that runs other journeys too.
  test.setTimeout(400_000);
  const wizard = createWizard(page, plan);
  const checkPage = () => expectAccessibleInBothThemes(page);
  await page.goto('/distributions/new');
  await expect(page).toHaveURL(/\/distributions\/new\/basic-info$/);
  await expectStep(wizard, 1);
  await fillBasicInfo(wizard);
  await checkPage();
  await goNext(wizard);
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}\/edit\/artwork$/);
  await expectStep(wizard, 2);
  await addArtwork(wizard);
  await checkPage();
  await goNext(wizard);
  await expectStep(wizard, 3);
  await addTracks(wizard);
  await checkPage();
  await goNext(wizard);
  await expectStep(wizard, 4);
  await chooseStores(wizard);
  await checkPage();
  await goNext(wizard);
  await expectStep(wizard, 5);
  await chooseDate(wizard);
  await checkPage();
  await goNext(wizard);
  await expectStep(wizard, 6);
  // Reloaded values come from the server, as on any other device.
  await page.reload();
  await expect(page.getByText(plan.title).first()).toBeVisible();
  if (plan.lyrics !== undefined) {
    const text = getTranslator(plan.language)('wizard.lyrics_forecast.plain', { stores: WITH_LYRICS.join(' and ') });
    await expect(page.getByText(text)).toBeVisible();
  }
  await checkPage();
  await agreeAndSubmit(wizard);
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(plan.title);
}

test('[S2-057] [S2-058] [S4-003] [S4-004] an artist signs up, uploads a WAV and a cover and submits the single', async ({
  browser,
}) => {
  const page = await (await browser.newContext(wide)).newPage();
  await signUp(page, { first_name: 'Elena', last_name: 'Ortiz', username: 'lena', language: 'en' });
  await expectAccessibleInBothThemes(page);
  await makeRelease(page, single);
});

test('[S1-016] [S5-028] [S6-005] an EP of four is created in Turkish, in the dark theme, on a phone, with all four kinds of file', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phone)).newPage();
  await signIn(page, 'advanced', 'Tangent-demo-1', { language: 'tr' });
  await expect(page.locator('html')).toHaveAttribute('lang', /^tr/);
  await makeRelease(page, ep);
});

test('[S4-005] [S4-007] a reviewer listens, approves the single and sends the EP back with a reason', async ({
  browser,
}) => {
  const page = await (await browser.newContext(wide)).newPage();
  await startSession(page, 'staff', 'Tangent-demo-1');
  await openReview(page, single.title);
  await expectAccessibleInBothThemes(page);
  await approve(page, single.title);
  await openReview(page, ep.title);
  await reopen(page, ep.title, 'invalid_cover', 'Lütfen kapağı keskin bir resimle değiştir.');
});

test('[S4-010] [S8-059] the artist reads the reason in their language, corrects the release and submits it again', async ({
  browser,
}) => {
  const t = getTranslator('tr');
  const page = await (await browser.newContext(phone)).newPage();
  await signIn(page, 'advanced', 'Tangent-demo-1', { language: 'tr', path: '/distributions' });
  await page.getByRole('link', { name: ep.title }).first().click();
  await expect(page.getByText(t('review.reason.invalid_cover.name'))).toBeVisible();
  await expect(page.getByText('Lütfen kapağı keskin bir resimle değiştir.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: t('release.reopening.correct') }).click();
  await page.goto(`${page.url().replace(/\/edit.*/, '')}/edit/review`);
  await agreeAndSubmit(createWizard(page, ep));
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);

  const staff = await (await browser.newContext(wide)).newPage();
  await startSession(staff, 'staff', 'Tangent-demo-1');
  await openReview(staff, ep.title);
  await approve(staff, ep.title);
});

test('every store receives a valid message and acknowledges it', async ({ browser }) => {
  const page = await (await browser.newContext(wide)).newPage();
  await signIn(page, 'lena', 'Groove-2-everywhere', { path: '/distributions' });
  await page.getByRole('link', { name: single.title }).first().click();
  const received = getTranslator('en')('store.state.acknowledged');
  await expect(page.getByText(received, { exact: true })).toHaveCount(12, { timeout: 90_000 });
  const sent = getTranslator('en')('store.lyrics.sent');
  await expect(page.getByText(sent)).toHaveCount(WITH_LYRICS.length);
  const messages = listMessages();
  expect(messages.length).toBeGreaterThanOrEqual(12);
  expect(await findMessageProblems(messages)).toEqual([]);
});

test('[S4-008] [S2-030] [S2-098] [S2-099] [S2-102] [S4-015] on the release date it goes live, and its page shows when and where', async ({
  browser,
}) => {
  const t = getTranslator('en');
  const page = await (await browser.newContext(wide)).newPage();
  await signIn(page, 'lena', 'Groove-2-everywhere', { path: '/distributions' });
  await page.getByRole('link', { name: single.title }).first().click();
  await advanceClock(`${DAYS_AHEAD}d`);
  const live = t('release.headline.live_other', { title: single.title, count: 12 });
  await expect(page.getByRole('heading', { level: 1, name: live })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(t('status.published'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t('store.lyrics.live'))).toHaveCount(WITH_LYRICS.length);
  // The overview shows what the artist entered, the timeline shows the events.
  for (const label of ['release.field.primary_genre', 'release.field.record_label', 'release.field.upc']) {
    await expect(page.getByText(t(label), { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText(t('release.step.submission')).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const readMails = async () => (await fetch(`${SANDBOX_ORIGIN}/mail`)).text();
  for (const [language, plan] of [
    ['en', single],
    ['tr', ep],
  ] as const) {
    const subject = getTranslator(language)('mail.release_published.subject', { title: plan.title });
    await expect.poll(readMails, { timeout: 60_000 }).toContain(subject);
  }
});

test('a second single is submitted in eight presses, with everything else repeated from the first', async ({
  browser,
}) => {
  const t = getTranslator('en');
  const page = await (await browser.newContext(wide)).newPage();
  await signIn(page, 'lena', 'Groove-2-everywhere', { path: '/distributions' });
  await expect(page.getByText(t('drop.release_hint'))).toBeVisible();
  let presses = 1;
  await dropFiles(page.getByRole('main'), [FILES.cover, FILES.second_wav]);
  await expect(page).toHaveURL(/\/edit\/tracks$/);
  const choose = async (question: string, answer: string) => {
    presses += 1;
    const choices = page.getByRole('group', { name: t(`sheet.${question}.title`), exact: true });
    const choice = choices.getByRole('button', { name: answer }).first();
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  };
  await choose('writers', `Elena Ortiz ${t('sheet.writers.alone')}`);
  await choose('singer', single.artist.name);
  await choose('ai', t('sheet.ai.none'));
  await choose('date', t('sheet.date.safe'));
  await expectAccessibleInBothThemes(page);
  // Repeated from the first single, as the lines say.
  await expect(page.getByText(t('sheet.source.last', { title: single.title })).first()).toBeVisible();
  const press = async (button: Locator) => {
    presses += 1;
    await button.click();
  };
  await press(page.getByRole('link', { name: t('wizard.steps.review'), exact: true }));
  await expectStep(createWizard(page, single), 6);
  await expect(page.getByText(t('error.incomplete'))).toHaveCount(0, { timeout: 60_000 });
  await press(page.getByRole('button', { name: t('wizard.agreements.all') }));
  await press(submitButton(page, t));
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);
  expect(presses).toBe(8);
});
