import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { SANDBOX_ORIGIN } from '../product.ts';
import { signIn, signUp } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('tr');
const en = getTranslator('en');
test.beforeAll(makeFiles);
const DENIZ = { first_name: 'Deniz', last_name: 'Aksoy', username: 'deniz_artist', language: 'tr' } as const;

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signUp(page, DENIZ);
});
test.afterAll(() => page.close());

// The label of an optional field is followed by a note.
const named = (label: string) => new RegExp(`^${label}( \\(|$)`);
const field = (name: string) => page.getByLabel(named(t(`artist.field.${name}`)));
const behave = (behaviour: object) =>
  page.request.post(`${SANDBOX_ORIGIN}/control/spotify/behaviour`, { data: behaviour });

test('[S2-024] [S2-025] [S3-024] [S3-025] [S3-026] [S3-027] a first artist is created from the empty list', async () => {
  await page.goto('/artists');
  await expect(page.getByText(t('artist.empty.title'))).toBeVisible();
  await page.getByRole('link', { name: t('artist.new') }).click();
  await page.getByRole('button', { name: t('artist.create') }).click();
  await expect(page.getByText(t('error.required', { field: t('artist.field.name') }))).toBeVisible();
  await field('name').fill('Deniz Aksoy');
  await field('type').selectOption({ label: t('artist.type.duo') });
  await field('main_genre').selectOption('pop');
  await field('legal_first_name').fill('Deniz');
  await field('legal_last_name').fill('Aksoy');
  await field('subgenre').selectOption('folk');
  await field('biography').fill('<script>alert(1)</script> İzmir’den.');
  await field('country').fill('türk');
  await page.getByRole('option', { name: 'Türkiye' }).click();
  await field('website').fill('javascript:alert(1)');
  await field('biography').focus();
  await expect(page.getByText(t('error.invalid_website'))).toBeVisible();
  await field('website').fill('deniz.example');
  await expectAccessibleInBothThemes(page);
});

test('[S7-025] [S3-032] the Spotify profile is searched by name, unlinked, and pasted as a link', async () => {
  await field('spotify_id').fill('isil');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const linked = page.getByRole('region', { name: t('artist.field.spotify_id') });
  await expect(linked).toContainText('128.400');
  await linked.getByRole('button', { name: t('artist.spotify.unlink') }).click();
  await field('spotify_id').fill('https://open.spotify.com/track/KCrAtflkGM53aK0iE1ld2t');
  await expect(page.getByText(t('error.spotify_not_artist'))).toBeVisible();
  await behave({ fail_status: 503 });
  await field('spotify_id').fill('luna');
  await expect(page.getByText(t('artist.spotify.failed'))).toBeVisible();
  await field('spotify_id').fill('https://open.spotify.com/intl-tr/artist/KCrAtflkGM53aK0iE1ld2t?si=1');
  await expect(linked).toContainText('KCrAtflkGM53aK0iE1ld2t');
  await behave({ fail_status: null });
});

test('the Apple Music page is searched by name and shown with its picture; without one a new page can be asked for', async () => {
  const newPage = page.getByRole('checkbox', { name: t('artist.identity.new_page.apple_music') });
  await expect(newPage).toBeVisible();
  await field('apple_music_id').fill('isil');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('region', { name: t('artist.field.apple_music_id') });
  await expect(chosen.locator('img')).toHaveJSProperty('complete', true);
  await expect(chosen).toContainText(t('artist.page_other_name', { name: 'Işıl Demir', artist: 'Deniz Aksoy' }));
  await expect(newPage).toHaveCount(0);
  await chosen.getByRole('button', { name: t('artist.spotify.unlink') }).click();
  await field('apple_music_id').fill('https://music.apple.com/tr/album/deniz/1440818839');
  await expect(page.getByText(t('error.apple_not_artist'))).toBeVisible();
  await field('apple_music_id').fill('nobody at all');
  await page.keyboard.press('Escape');
  // The error of the field appears when it is left, but not before the press that left it is over.
  await newPage.check();
  // The list of a search that a field began before it was left stays closed.
  const searched = page.waitForResponse((response) => response.url().includes('demir'));
  await field('apple_music_id').fill('demir');
  await field('apple_music_id').press('Tab');
  await searched;
  await expect(page.getByText(t('error.apple_profile'))).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field('apple_music_id')).toHaveValue('demir');
  await field('apple_music_id').fill('');
});

test('[S2-026] [S3-034] the artist is saved with a picture, listed with its followers, and edited again', async () => {
  await page.locator('input[type=file]').setInputFiles(FILES.small_cover);
  await expect(page.getByRole('button', { name: t('artist.picture.remove') })).toBeVisible();
  await page.getByRole('button', { name: t('artist.create') }).click();
  await expect(page).toHaveURL(/\/artists$/);
  const row = page.getByRole('row', { name: /Deniz Aksoy/ });
  await expect(row).toContainText('41.700');
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
  await expectAccessibleInBothThemes(page);
  await row.getByRole('link').click();
  await expect(field('website')).toHaveValue('https://deniz.example');
  await expect(field('biography')).toHaveValue('<script>alert(1)</script> İzmir’den.');
  await field('name').fill('Deniz ve Aksoy');
  await page.getByRole('link', { name: t('ui.cancel') }).click();
  const question = page.getByRole('dialog', { name: t('artist.leave.title') });
  await question.getByRole('button', { name: t('ui.cancel') }).click();
  await page.getByRole('button', { name: t('artist.save') }).click();
  await expect(page.getByRole('row', { name: /Deniz ve Aksoy/ })).toBeVisible();
});

test('[S1-012] a second artist is visibly locked on the free plan and says what unlocks it', async () => {
  await page.getByRole('link', { name: t('artist.new') }).click();
  await expect(page).toHaveURL(/\/artists\/new$/);
  await expect(page.getByRole('region', { name: t('plan.feature.artist_profiles.name') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('artist.create') })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleInBothThemes(page);
});

test('another account’s artist is shown as not found, within the app', async ({ browser }) => {
  await page.goto('/artists');
  const address = await page.getByRole('row').nth(1).getByRole('link').getAttribute('href');
  const stranger = await browser.newPage();
  await signIn(stranger, 'pro', 'Tangent-demo-1', { path: address ?? '' });
  await expect(stranger.getByText(en('error.not_found_detail'))).toBeVisible();
  await stranger.getByRole('link', { name: en('artist.to_list') }).click();
  await expect(stranger).toHaveURL(/\/artists$/);
  await stranger.close();
});

test('[S1-012] [S1-014] Advanced adds another artist, and a label while the release is edited', async ({ browser }) => {
  const owner = await browser.newPage();
  await signIn(owner, 'advanced', 'Tangent-demo-1', { path: '/artists/new' });
  await owner.getByLabel(named(en('artist.field.name'))).fill('Kuzey Işığı');
  await owner.getByLabel(named(en('artist.field.type'))).selectOption('band');
  await owner.getByLabel(named(en('artist.field.main_genre'))).selectOption('rock');
  await owner.getByLabel(named(en('artist.field.legal_first_name'))).fill('Işıl');
  await owner.getByLabel(named(en('artist.field.legal_last_name'))).fill('Demir');
  await owner.getByRole('button', { name: en('artist.create') }).click();
  await expect(owner.getByRole('row', { name: /Kuzey Işığı/ })).toBeVisible();
  await owner.goto('/distributions/new/basic-info');
  await owner.getByLabel(named(en('release.field.record_label'))).fill('Gece Plak');
  await owner.getByRole('option', { name: en('artist.label.add', { name: 'Gece Plak' }) }).click();
  await expect(owner.getByRole('button', { name: en('artist.label.remove', { name: 'Gece Plak' }) })).toBeVisible();
  await expect(owner.getByLabel(named(en('release.field.record_label')))).toHaveValue('Gece Plak');
  await expectAccessibleInBothThemes(owner);
  const label = owner.getByLabel(named(en('release.field.record_label')));
  await label.fill('Yarım Plak');
  await label.press('Tab');
  await expect(label).toHaveValue('Yarım Plak');
  await label.fill('');
  await label.press('Tab');
  await expect(label).toHaveValue('');
  await expect(owner.getByRole('button', { name: en('artist.label.remove', { name: 'Gece Plak' }) })).toHaveCount(0);
  await owner.close();
});
