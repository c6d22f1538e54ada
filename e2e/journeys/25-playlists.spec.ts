import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { ORIGIN } from '../product.ts';
import { startSession } from '../steps/account.ts';
import { findMail } from '../steps/mail.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const PASSWORD = 'Tangent-demo-1';
/** A playlist of the demo that takes any song. */
const PLAYLIST = 'Bosphorus Sunset';
const CURATOR_EMAIL = 'bosphorus-sunset@curators.example';
const TEXT = 'Written on the coast road in one night, with the windows down and one guitar.';

test('[S2-033] [S2-034] [S3-113] [S5-050] [S5-052] [S8-041] [S8-042] an artist pitches a song, and its curator answers without an account', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ baseURL: ORIGIN })).newPage();
  // The demo adds its playlists while the product is in use already.
  await expect(async () => {
    await visitor.goto('/playlists?lang=en&q=bosphorus');
    await expect(visitor.getByText(PLAYLIST)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expectAccessibleInBothThemes(visitor);
  await visitor.getByRole('link', { name: t('playlist.pitch_to', { playlist: PLAYLIST }) }).click();
  await expect(visitor).toHaveURL(/\/auth\/login/);

  await startSession(page, 'pro', PASSWORD);
  await page.goto('/playlists?lang=en&q=bosphorus');
  await page.route('**/v1/api/pitch-songs', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.getByRole('link', { name: t('playlist.pitch_to', { playlist: PLAYLIST }) }).click();
  await expect(page.getByText(t('playlist.submit.songs_failed'))).toBeVisible();
  await page.unroute('**/v1/api/pitch-songs');
  await page.reload();
  const send = page.getByRole('button', { name: t('playlist.submit.send') });
  await send.click();
  await expect(page.getByText(t('error.pitch_song_required'))).toBeVisible();
  await page.getByLabel(t('playlist.submit.song')).selectOption({ index: 1 });
  await page.getByLabel(t('playlist.submit.text')).fill(TEXT.slice(0, 49));
  await expect(page.getByText('Your pitch should be at least 50 characters long')).toBeVisible();
  await page.getByLabel(t('playlist.submit.text')).fill(TEXT);
  await expect(page.getByText(t('playlist.submit.fits_spotify', { left: 500 - TEXT.length }))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.route('**/pitches', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await send.click();
  await expect(page.getByRole('alert').getByText(t('playlist.submit.failed'))).toBeVisible();
  await page.unroute('**/pitches');
  await send.click();
  await expect(page).toHaveURL(/\/tools\/pitches$/);
  await expect(page.getByText(t('playlist.state.submitted'))).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const mail = await findMail(CURATOR_EMAIL, PLAYLIST);
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(TEXT);
  const [link = ''] = /\/curator\/[^\s\])>]+/.exec(mail.text) ?? [];
  await visitor.goto(`${link}?lang=es`);
  await expectAccessibleInBothThemes(visitor);
  const es = getTranslator('es');
  await visitor.getByRole('radio', { name: es('playlist.curator.decline') }).check();
  await visitor.getByRole('button', { name: es('playlist.curator.send') }).click();
  await expect(visitor.getByText(es('playlist.curator.notice.incomplete'))).toBeVisible();
  await visitor.getByRole('radio', { name: es('playlist.curator.decline') }).check();
  await visitor.getByLabel(es('playlist.curator.reason')).selectOption('mood');
  await visitor.getByRole('button', { name: es('playlist.curator.send') }).click();
  await expect(visitor.getByText(es('playlist.curator.notice.answered'))).toBeVisible();
  await visitor.goto(`${link.slice(0, -3)}abc`);
  await expect(visitor.getByText(es('playlist.curator.dead'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(t('playlist.reason.mood'))).toBeVisible();
  await expect(page.getByText(t('playlist.state.declined'))).toBeVisible();
});
