import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { ORIGIN } from '../product.ts';
import { signIn, startSession } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const PASSWORD = 'Tangent-demo-1';

/**
 * Creates a draft with music of the demo. Drafts of the demo itself expire when other journeys move the clock by years.
 */
async function createDraft(page: Page, title: string): Promise<string> {
  const read = async (path: string) => (await page.request.get(`/v1/api/${path}`)).json();
  const { items } = (await read('releases')) as { items: { id: string; status: string }[] };
  const live = items.find(({ status }) => status === 'published');
  const { artist_id, tracks } = await read(`releases/${live?.id}`);
  const track = { id: randomUUID(), title, language: 'en', audio_upload_id: tracks[0].audio.id };
  const data = { artist_id, title, language: 'en', tracks: [track] };
  const response = await page.request.post('/v1/api/releases', { data, headers: { origin: ORIGIN } });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

const listLines = (page: Page) =>
  page
    .getByRole('region', { name: t('lyrics.text') })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

test('[S1-002] [S2-045] [S2-046] [S2-130] an artist has a lyric written, locks lines, and puts it into a track', async ({
  page,
}) => {
  await startSession(page, 'pro', PASSWORD);
  const draft = await createDraft(page, 'Window Songs');
  await page.goto('/tools');
  await page.getByRole('link', { name: t('tools.name.lyrics'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('lyrics.list.title') })).toBeVisible();
  await page.getByRole('button', { name: t('lyrics.generate') }).click();
  await expect(page.getByText(t('error.required', { field: t('lyrics.field.title') }))).toBeVisible();
  await page.getByLabel(t('lyrics.field.title'), { exact: true }).fill('Sal en la ventana');
  await page.getByLabel(t('lyrics.field.genre')).selectOption('jazz');
  await page.getByLabel(t('lyrics.field.mood')).selectOption('sad');
  await page.getByRole('combobox', { name: t('lyrics.field.language') }).selectOption('es');
  await page.getByLabel(t('lyrics.field.dedicated_to')).fill('Nerea');
  const words = page.getByRole('combobox', { name: t('lyrics.field.custom_words') });
  for (const word of ['farol', 'marea']) {
    await words.fill(word);
    await words.press('Enter');
  }
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: t('lyrics.generate') }).click();
  await expect(page).toHaveURL(/\/tools\/lyrics\/[0-9a-f-]{36}$/);

  await expect.poll(async () => (await listLines(page)).join('\n')).toContain('Sal en la ventana');
  const before = await listLines(page);
  for (const word of ['farol', 'marea', 'nerea']) expect(before.join('\n').toLowerCase()).toContain(word);
  // Spanish, in the form of jazz: two verses of four lines, a chorus of four and a bridge of two.
  expect(before.join('\n')).toMatch(/[áéíóúñ]/);
  expect(before).toHaveLength(14);
  const brief = page.getByRole('region', { name: t('lyrics.brief') });
  expect(await brief.getByRole('definition').allTextContents()).toEqual([
    t('genre.jazz'),
    t('lyrics.mood.sad'),
    'farol, marea',
    'Nerea',
  ]);
  await expectAccessibleInBothThemes(page);
  // A line of the artist's own, far too long: the report finds it.
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  const first = page.getByRole('textbox', { name: t('lyrics.line', { name: 'Verse 1, 1' }) });
  await first.fill('Nunca he podido olvidar los ecos del puerto de aquel año tan largo');
  await Promise.all([saved(), first.blur()]);
  const report = page.getByRole('region', { name: t('lyrics.craft.title') });
  await expect(report.getByText(t('lyrics.craft.worn', { number: 1, words: 'ecos' }))).toBeVisible();
  const lock = page.getByRole('button', { name: t('lyrics.lock', { name: 'Verse 1, 2' }) });
  await Promise.all([saved(), lock.click()]);
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: t('lyrics.rewrite', { count: before.length - 1 }) }).click();
  await expect.poll(async () => (await listLines(page))[0]).not.toContain('ecos');
  const after = await listLines(page);
  expect(after[1]).toBe(before[1]);
  expect(after.slice(2).filter((line) => before.includes(line))).toEqual([]);

  const use = page.getByRole('region', { name: t('lyrics.use.title') });
  await use.getByLabel(t('lyrics.use.release')).selectOption(draft);
  await use.getByRole('button', { name: t('lyrics.use.action') }).click();
  await use.getByRole('link', { name: t('lyrics.use.open') }).click();
  await expect(page).toHaveURL(/\/edit\/tracks/);
  const stored = page.getByRole('textbox', { name: t('release.field.lyrics'), exact: true });
  await expect.poll(() => stored.inputValue()).toContain(after[1]);
  await page
    .getByRole('switch', { name: t('release.field.lyrics_synchronized') })
    .first()
    .click();
  await expect(page.getByText(after[1] ?? '').first()).toBeVisible();
});

test('a text of the artist’s own is checked without a release', async ({ page }) => {
  await signIn(page, 'free', PASSWORD, { path: '/tools/lyrics' });
  await page.getByRole('tab', { name: t('lyrics.tab.own') }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel(t('lyrics.field.title'), { exact: true }).fill('Mine');
  await panel
    .getByLabel(t('lyrics.field.text'), { exact: true })
    .fill('I walk the road alone tonight\nI carry\nThe load\n\nSing it on Spotify');
  await panel.getByRole('button', { name: t('lyrics.check_own') }).click();
  await expect(page.getByText(t('lyrics.writer.artist'))).toBeVisible();
  // The report shows three findings: the one that stores refuse first.
  const finding = t('lyrics.craft.banned', { number: 4, words: 'spotify' });
  await expect(page.getByText(finding)).toBeVisible();
});
