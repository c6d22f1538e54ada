import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility.ts';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn, signUp, startSession } from '../steps/account.ts';
import { dropFiles } from '../steps/drop.ts';
import { chooseArtist, chooseLanguage, submitButton } from '../steps/wizard.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const NOVA = { first_name: 'Nova', last_name: 'Reyes', username: 'novareyes', language: 'en' } as const;

type Draft = { artwork: { state: string } | null; tracks: { audio: { state: string } | null }[] };
test.beforeAll(makeFiles);

test.describe.configure({ mode: 'serial' });
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startSession(page, 'advanced', 'Tangent-demo-1');
});
test.afterAll(() => page.context().close());

const title = (target: Page) => target.getByLabel(t('release.field.title'), { exact: true }).first();
const saved = (target: Page) => target.getByText(t('saving.state.saved'), { exact: true }).first();

test('[S4-003] [S4-004] a draft saves itself, gets its address, and is the same on another device', async ({
  browser,
}) => {
  await page.goto('/distributions/new/basic-info');
  await title(page).fill('Salt Road');
  await expect(page.getByText(t('saving.state.needs_artist')).first()).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Salt Road');
  await chooseArtist(page, t);
  await expect(page).toHaveURL(/\/edit\/basic-info$/);
  await expect(saved(page)).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, 'advanced', 'Tangent-demo-1', { path: page.url() });
  await expect(title(elsewhere)).toHaveValue('Salt Road');
  await elsewhere.context().close();
});

test('[S8-037] a minute without a connection loses nothing: the page says so, keeps the text and resumes automatically', async () => {
  await page.context().setOffline(true);
  await title(page).fill('Salt Road at Night');
  await expect(page.getByText(t('saving.state.offline')).first()).toBeVisible();
  await title(page).pressSequentially(' Again');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Salt Road at Night Again');
});

test('a session that ends in the wizard asks for the password above it, and the text typed meanwhile is saved', async () => {
  await page.request.get('/v1/auth/logout');
  await title(page).fill('Salt Road by Morning');
  const dialog = page.getByRole('dialog', { name: t('error.unauthenticated') });
  await dialog.getByLabel(t('auth.field.password'), { exact: true }).fill('Tangent-demo-1');
  await dialog.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await expect(title(page)).toHaveValue('Salt Road by Morning');
});

test('two tabs merge independent changes silently and ask field by field about conflicts', async () => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(t('release.field.primary_genre'), { exact: true }).selectOption('jazz');
  await expect(saved(other)).toBeVisible();
  await expect(page.getByLabel(t('release.field.primary_genre'), { exact: true })).toHaveValue('jazz');
  // Both change the same field, and neither receives the other's change.
  await other.route('**/v1/api/releases/*', (route) => route.abort());
  await title(other).fill('Their Title');
  await title(page).fill('My Title');
  await expect(saved(page)).toBeVisible();
  await other.unroute('**/v1/api/releases/*');
  await other.evaluate(() => dispatchEvent(new Event('online')));
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText('My Title')).toBeVisible();
  await expect(dialog.getByText('Their Title')).toBeVisible();
  await dialog.getByRole('button', { name: t('saving.conflict.all_theirs') }).click();
  await dialog.getByRole('button', { name: t('saving.conflict.apply') }).click();
  await expect(title(other)).toHaveValue('My Title');
  await expect(saved(other)).toBeVisible();
  await other.close();
});

test('tracks move by keyboard, and a removed one comes back with its audio to its position', async () => {
  await page.goto(page.url().replace(/[a-z-]+$/, 'tracks'));
  await page.getByLabel(t('wizard.tracks.add_files'), { exact: true }).setInputFiles([FILES.mp3, FILES.flac]);
  const rows = page.locator('[aria-controls^="track-"]');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('1:03', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(rows.first()).toContainText('Ağustos');
  const grip = page.getByRole('button', { name: t('drop.grip', { number: 1, title: 'Ağustos' }) });
  await grip.focus();
  await grip.press('ArrowDown');
  await expect(rows.first()).toContainText('Kâğıt gemi');
  await page.getByRole('button', { name: t('wizard.tracks.remove', { title: 'Kâğıt gemi' }) }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: t('drop.undo') }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Kâğıt gemi');
  await expect(page.getByText('1:04', { exact: true })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(rows.first()).toContainText('Kâğıt gemi');
});

test('a change a store would make is shown at the field and fixed with one click, which can be undone', async () => {
  await page.goto(page.url().replace(/[a-z-]+$/, 'basic-info'));
  await chooseLanguage(page, t('release.field.language'), 'English');
  await title(page).fill('SALT ROAD AGAIN');
  await page.getByRole('button', { name: t('style.fix_label', { text: t('style.rule.T1') }) }).click();
  await expect(title(page)).toHaveValue('Salt Road Again');
  await page.getByRole('button', { name: t('style.undo') }).click();
  await expect(title(page)).toHaveValue('SALT ROAD AGAIN');
  await expect(saved(page)).toBeVisible();
  await page.goto(page.url().replace(/[a-z-]+$/, 'review'));
  const refusal = page.getByRole('region', { name: /Apple Music/ });
  await expect(refusal.getByRole('link').first()).toBeVisible();
});

test('[S8-038] [S8-039] [S8-029] banned words stop the wizard at the step and the submission, with the texts of the catalogue', async () => {
  await page.goto(page.url().replace(/[a-z-]+$/, 'basic-info'));
  await title(page).fill('0fficial V1deo');
  await page.getByRole('button', { name: t('wizard.next') }).click();
  const named = t('error.banned_words_named', { words: 'official video' });
  await expect(page.getByText(named).first()).toBeVisible();
  await page.goto(page.url().replace(/[a-z-]+$/, 'review'));
  await expect(page.getByText(t('error.incomplete'))).toBeVisible();
  await submitButton(page, t).click();
  await expect(page.getByText(t('error.fix_errors')).first()).toBeVisible();
});

test('[S2-097] a thousand files are refused politely, and an empty list says how to start', async ({ browser }) => {
  await page.goto(page.url().replace(/[a-z-]+$/, 'tracks'));
  await page.getByLabel(t('wizard.tracks.add_files'), { exact: true }).evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    for (let number = 0; number < 1000; number++) transfer.items.add(new File(['x'], `${number}.wav`));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText(t('drop.over_limit', { number: '1,000', max: 50 }))).toBeVisible();
  const fresh = await (await browser.newContext()).newPage();
  await signIn(fresh, 'apple', 'Tangent-demo-1', { path: '/distributions' });
  await expect(fresh.getByText(t('release.list.empty.title'))).toBeVisible();
  await fresh.context().close();
});

test('music dropped before there is an artist stays in view, asks for the artist first and is then sent with its cover', async ({
  browser,
}) => {
  const nova = await (await browser.newContext()).newPage();
  await signUp(nova, NOVA);
  await nova.goto('/distributions/new/artwork');
  await nova.getByLabel(t('release.field.artwork'), { exact: true }).setInputFiles(FILES.cover);
  const first = nova.getByRole('region', { name: t('drop.artist_first') });
  await expect(first.getByText('cover.png')).toBeVisible();
  await expectAccessibleInBothThemes(nova);
  await nova
    .getByRole('banner')
    .getByRole('link', { name: t('shell.entry.dashboard') })
    .click();
  const steps = nova.getByRole('region', { name: new RegExp(t('dashboard.steps.title', { date: '.+' })) });
  await expect(steps.getByText(t('drop.held_text', { count: 1 }))).toBeVisible();
  await dropFiles(nova.locator('body'), [FILES.mp3]);
  await expect(steps.getByText(t('drop.held_text', { count: 2 }))).toBeVisible();
  await expect(steps.getByText('02 Kâğıt gemi.mp3')).toBeVisible();
  await expect(steps.getByLabel(t('artist.field.legal_first_name'), { exact: true })).toHaveValue('Nova');
  await expectAccessible(nova);
  await steps.getByLabel(t('artist.field.main_genre'), { exact: true }).selectOption('pop');
  await steps.getByRole('button', { name: t('drop.use_artist') }).click();
  await expect(nova).toHaveURL(/\/distributions\/[0-9a-f-]{36}\/edit\/tracks$/);
  await expect(nova.getByLabel(t('sheet.song.field'), { exact: true })).toHaveValue('Kâğıt gemi');
  await expect(first).toHaveCount(0);
  const draftPath = `/v1/api/releases/${nova.url().split('/').at(-3)}`;
  await expect
    .poll(
      async () => {
        const draft = (await (await nova.request.get(draftPath)).json()) as Draft;
        return [draft.artwork?.state, ...draft.tracks.map(({ audio }) => audio?.state)];
      },
      { timeout: 60_000 },
    )
    .toEqual(['complete', 'complete']);
  await nova.context().close();
});
