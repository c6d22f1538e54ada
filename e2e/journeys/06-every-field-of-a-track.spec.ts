import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { FILES, makeFiles } from '../files.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn, startSession } from '../steps/account.ts';
import { chooseArtist, openLine } from '../steps/wizard.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
test.beforeAll(makeFiles);
const SPOTIFY_ID = '4Z8W4fKeB5YxbusRsdQVPb';

test.describe.configure({ mode: 'serial' });
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await startSession(page, 'pro', 'Tangent-demo-1');
});
test.afterAll(() => page.close());

test('[S3-066] [S3-065] [S3-059] a file becomes a track with its title and its measured length', async () => {
  await page.goto('/distributions/new/basic-info');
  await chooseArtist(page, t);
  await page.getByLabel(t('release.field.title'), { exact: true }).fill('Deep Water');
  await page.getByLabel(t('release.field.upc')).fill('03600029145');
  await expect(page.getByText(t('wizard.upc_next_digit', { digit: 2 }))).toBeVisible();
  await page.getByLabel(t('release.field.upc')).fill('0 36000 29145 2');
  await expect(page.getByText(t('wizard.upc_right'))).toBeVisible();
  await page.getByLabel(t('release.field.upc')).blur();
  await expect(page).toHaveURL(/\/edit\/basic-info$/);
  await expect(page.getByText(t('saving.state.saved'), { exact: true })).toBeVisible();
  await page.goto(page.url().replace('basic-info', 'tracks'));
  await page.getByLabel(t('wizard.tracks.add_files'), { exact: true }).setInputFiles(FILES.wav);
  await openTrack();
  await expect(page.getByText(t('upload.fact.true_peak')).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1:02', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel(t('release.field.title'), { exact: true })).toHaveValue('night drive');
});

test('[S3-060] [S3-067] [S3-072] version, language and explicit are set; an explicit track makes the release explicit', async () => {
  await page.getByLabel(t('release.field.version_type'), { exact: true }).selectOption('acoustic');
  await page.getByLabel(t('release.field.version_title')).fill('Night Session');
  await choose(t('release.field.language'), 'Turkish');
  await page.getByRole('checkbox', { name: t('release.field.explicit') }).check();
});

test('[S3-061] [S3-062] a pasted list of guests becomes separate names, without the artist of the track', async () => {
  await openGroup(t('wizard.track.artists'));
  await page.getByLabel(t('release.field.artist')).fill('Deniz Ay');
  await page.getByLabel(t('release.field.co_artists')).fill('Lua Sol');
  await page.keyboard.press('Enter');
  const featured = page.getByLabel(t('release.field.featured_artists'));
  await featured.focus();
  await paste(page, 'Deniz Ay feat. Ümit Kar, Şule Su & Ana Luz');
  await featured.pressSequentially('Tyler, The Creator');
  await featured.press('Enter');
  for (const name of ['Ümit Kar', 'Şule Su', 'Ana Luz', 'Tyler, The Creator']) {
    await expect(page.getByRole('button', { name: t('wizard.remove_value', { field: name }) })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: t('wizard.remove_value', { field: 'Deniz Ay' }) })).toHaveCount(0);
});

test('the pages of a credited artist without a profile are chosen beside the name', async () => {
  await page.getByRole('button', { name: `Lua Sol ${t('wizard.artists.no_pages')}` }).click();
  await page.getByLabel(t('artist.field.spotify_id')).fill('luna');
  await page.getByRole('option', { name: /^Luna/ }).first().click();
  const chosen = page.getByRole('region', { name: t('artist.field.spotify_id') });
  await expect(chosen).toContainText(t('artist.page_other_name', { name: 'Luna', artist: 'Lua Sol' }));
  await page.getByRole('button', { name: 'Lua Sol', exact: true }).click();
  await expect(page.getByRole('button', { name: `Lua Sol ${t('artist.service.spotify')}` })).toBeVisible();
});

test('[S3-073] [S3-075] shares are split evenly, can be typed with a comma, and the missing share is shown', async () => {
  await openGroup(t('release.field.contributors'));
  for (const name of ['Ada Kaya', 'Bruno Mar', 'Zeynep Ay']) {
    await page.getByRole('button', { name: t('wizard.credits.add'), exact: true }).click();
    await expect(page.getByLabel(t('release.field.name'), { exact: true }).last()).toBeFocused();
    await page.keyboard.type(name);
  }
  const roles = page.getByLabel(t('release.field.role'), { exact: true });
  for (const role of ['arranger', 'composer', 'lyricist', 'producer', 'writer']) {
    await roles.first().selectOption({ label: t(`release.role.${role}`) });
  }
  await page.getByRole('button', { name: t('wizard.credits.split_evenly') }).click();
  const shares = page.getByLabel(t('release.field.share_basis_points'), { exact: true });
  await expect(shares.nth(0)).toHaveValue('33.34');
  await shares.nth(0).fill('12,5 %');
  await expect(page.getByText(t('wizard.credits.missing', { share: '20.84%' }))).toBeVisible();
  await shares.nth(0).fill('33,34');
  await expect(page.getByText(t('wizard.credits.total', { total: '100%' }))).toBeVisible();
});

test('[S3-074] [S3-076] a performer is found among the names, an instrument among thirty-five beside nine voices and roles', async () => {
  await openGroup(t('release.field.performers'));
  await page
    .getByRole('button', { name: t('wizard.credits.add'), exact: true })
    .last()
    .click();
  await page.keyboard.type('umit');
  await page.getByRole('option', { name: 'Ümit Kar' }).click();
  const instrument = page.getByLabel(t('release.field.instrument'), { exact: true });
  await instrument.click();
  await expect(page.getByRole('option')).toHaveCount(35 + 9);
  await instrument.fill('saxo');
  await page.getByRole('option', { name: t('release.instrument.saxophone') }).click();
});

for (const language of ['es', 'en'] as const) {
  test(`one tap credits the artist as producer and mixing engineer, and another one undoes it: ${language}`, async () => {
    const say = getTranslator(language);
    // The page is still in the language of the test before.
    const saved = (one: 'en' | 'es') => page.getByText(getTranslator(one)('saving.state.saved'), { exact: true });
    await expect(saved('en').or(saved('es'))).toBeVisible();
    await page.goto(`${page.url().split('?')[0]}?lang=${language}`);
    await openTrack();
    const who = page.getByRole('group', { name: say('wizard.credits.who') });
    const made = who.getByRole('group', { name: say('release.credit_group.production') });
    const done = `${say('release.role.producer')} · ${say('release.role.mixing_engineer')}`;
    await expect(made).toContainText(say('wizard.credits.nobody'));
    await who.getByRole('button', { name: say('wizard.credits.self_here') }).click();
    await expect(made).toContainText(done);
    await expect(who.getByText(say('wizard.credits.groups', { count: 3 }))).toBeVisible();
    if (language === 'en') return;
    await page.getByRole('button', { name: say('drop.undo') }).click();
    await expect(made).toContainText(say('wizard.credits.nobody'));
  });
}

test('further roles of the same person follow in one tap each, and a role is found by a part of its name', async () => {
  await openGroup(t('release.field.production_credits'));
  // The overview above has a group of the same name.
  const rows = page
    .getByRole('group', { name: t('release.field.production_credits') })
    .last()
    .getByRole('listitem');
  await page.getByRole('button', { name: t('release.role.mastering_engineer'), exact: true }).click();
  await expect(rows).toHaveCount(3);
  const role = rows.last().getByLabel(t('release.field.role'), { exact: true });
  await expect(role).toHaveValue(t('release.role.mastering_engineer'));
  await role.fill('immers');
  await page.getByRole('option', { name: t('release.role.immersive_engineer') }).click();
  await expect(role).toHaveValue(t('release.role.immersive_engineer'));
  await expect(page.getByText(t('saving.state.saved'), { exact: true })).toBeVisible();
  await openGroup(t('release.field.production_credits'));
});

test('[S3-070] [S3-071] a link to the composer becomes the address that stores expect; a link to a song is refused', async () => {
  await openGroup(t('release.field.composer_name'));
  await page.getByLabel(new RegExp(`^${t('release.field.composer_name')} \\(`)).fill('Zeynep Ay');
  const profile = page.getByLabel(t('release.field.composer_spotify_uri'));
  await profile.fill(`https://open.spotify.com/track/${SPOTIFY_ID}`);
  await profile.blur();
  await expect(profile).toHaveAttribute('aria-invalid', 'true');
  await profile.fill(`https://open.spotify.com/intl-tr/artist/${SPOTIFY_ID}?si=abc`);
  await expect(profile).toHaveValue(`spotify:artist:${SPOTIFY_ID}`);
});

test('[S3-063] [S3-064] a track can have its own genre and code; hyphens are removed from the code', async () => {
  await openGroup(t('wizard.track.codes'));
  await page.getByLabel(t('release.field.genre')).selectOption('jazz');
  const isrc = page.getByLabel(t('release.field.isrc'));
  await isrc.fill('tr-abc-26-0000');
  await isrc.blur();
  await expect(isrc).toHaveAttribute('aria-invalid', 'true');
  await isrc.fill('tr-abc-26-00001');
  await isrc.blur();
  await expect(isrc).toHaveValue('TRABC2600001');
  await expect(isrc).not.toHaveAttribute('aria-invalid', 'true');
});

test('[S3-068] [S3-069] lyrics are timed by tapping during playback, moved with keys and read as LRC', async () => {
  await openGroup(t('release.field.lyrics'));
  await page.getByRole('switch', { name: t('release.field.has_lyrics') }).click();
  await page.getByLabel(t('release.field.lyrics'), { exact: true }).fill('Deniz mavi\n\nGece uzun\nSabah yakın');
  await page.getByRole('switch', { name: t('release.field.lyrics_synchronized') }).click();
  await page.getByRole('button', { name: t('wizard.lyrics.tap_start') }).click();
  for (const [key, timed] of [
    ['Space', 1],
    ['t', 2],
    ['t', 3],
  ] as const) {
    // Tapping is possible only during playback.
    await expect(page.getByRole('button', { name: /^(Tap when)/ })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByText(t('wizard.lyrics.timed', { timed, total: 3 }))).toBeVisible();
  }
  const last = page.getByRole('list', { name: t('wizard.lyrics.lines') }).getByRole('button', { name: 'Sabah yakın' });
  const before = await last.textContent();
  await last.click();
  await last.press('ArrowRight');
  await expect(last).not.toHaveText(before ?? '');
  await page.getByRole('tab', { name: t('wizard.lyrics.text_view') }).click();
  await expect(page.getByLabel(t('release.field.lyrics'), { exact: true })).toHaveValue(
    /^\[\d\d:\d\d\.\d\d\] Deniz mavi\n\[\d\d:\d\d\.\d\d\] Gece uzun\n\[\d\d:\d\d\.\d\d\] Sabah yakın$/,
  );
});

test('a file of lyrics from Windows and pasted karaoke text keep their words and times, and the notes say what was left out', async () => {
  const turkish = [...Buffer.from('[00:01.00][Am]'), 0xde, 0x61, 0x72, 0x6b, 0xfd];
  const file = { name: 'song.lrc', mimeType: 'text/plain', buffer: Buffer.from(turkish) };
  await page.getByLabel(t('wizard.lyrics.import'), { exact: true }).setInputFiles(file);
  await expect(page.getByText(t('wizard.lyrics.note.guessed', { language: 'Turkish' }))).toBeVisible();
  await expect(
    page.getByText(t('wizard.lyrics.note.lyrics_chords', { number: '1', line: 1, text: '[Am]' })),
  ).toBeVisible();
  const field = page.getByLabel(t('release.field.lyrics'), { exact: true });
  await expect(field).toHaveValue('[00:01.00] Şarkı');
  await field.press('End');
  await field.evaluate((textarea) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '\n[00:03.00]<00:03.20>Gece <00:03.80>uzun');
    textarea.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue('[00:01.00] Şarkı\n[00:03.00] <00:03.20>Gece <00:03.80>uzun');
});

test('a section, a singer and a translation are set on a line, and the exported file has them', async () => {
  await page.getByRole('tab', { name: t('wizard.lyrics.tap_view') }).click();
  const lines = page.getByRole('list', { name: t('wizard.lyrics.lines') });
  await lines.getByRole('button', { name: 'Şarkı' }).click();
  await lines.getByLabel(t('wizard.lyrics.part.section')).selectOption(t('wizard.lyrics.section.chorus'));
  await lines.getByLabel(t('wizard.lyrics.part.voice')).selectOption('v1');
  await lines.getByLabel(new RegExp(`^${t('wizard.lyrics.part.name')}`)).fill('Ada Kaya');
  await lines.getByLabel(/^Translation: /).fill('The song');
  await expect(lines.getByRole('button', { name: 'Ada Kaya: Şarkı' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('wizard.lyrics.export') }).click();
  await page.getByRole('menuitem', { name: t('wizard.lyrics.export_as.lrc_words') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.words\.lrc$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /\[agent:v1:person:Ada Kaya\]\n\[Chorus\]\n\[00:01\.00\] v1: Şarkı\n\[translation:e[ns]:The song\]\n\[00:03\.00\] <00:03\.20>Gece <00:03\.80>uzun\n$/,
  );
});

test('four conditions let services claim the track, and the clip is moved on the waveform by keys', async () => {
  await openGroup(t('release.field.claim_conditions'));
  await page.getByLabel(t('release.claim.exclusive_rights')).check();
  await page.getByRole('button', { name: t('wizard.claims.all_true') }).click();
  await expect(page.getByLabel(t('release.claim.music'))).toBeChecked();
  await openGroup(t('release.field.clip_start_seconds'));
  const clip = page.getByRole('slider', { name: t('release.field.clip_start_seconds') });
  await clip.press('Home');
  for (let second = 0; second < 7; second++) await clip.press('ArrowRight');
  await expect(clip).toHaveAttribute('aria-valuetext', '0:07 – 0:37');
});

test('[S6-011] every value remains after a reload, and each group shows its summary', async () => {
  await expect(page.getByText(t('saving.state.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await openTrack();
  const summaries = [
    [t('wizard.track.artists'), 'Deniz Ay, Lua Sol, Ümit Kar, Şule Su, Ana Luz, and Tyler, The Creator'],
    [t('release.field.contributors'), '3 people · 100%'],
    [t('release.field.performers'), 'Ümit Kar'],
    [t('release.field.composer_name'), 'Zeynep Ay'],
    [t('release.field.lyrics'), t('wizard.lyrics.synchronized')],
    [t('release.field.claim_conditions'), t('wizard.claims.claimed')],
    [t('release.field.clip_start_seconds'), '0:07'],
    [t('wizard.track.codes'), 'Jazz · TRABC2600001'],
  ] as const;
  for (const [name, summary] of summaries) await expect(group(name)).toContainText(summary);
  await expect(page.getByLabel(t('release.field.version_title'))).toHaveValue('Night Session');
  for (const [name] of summaries) await openGroup(name);
  await expectAccessibleInBothThemes(page);
  await page.goto(page.url().replace('/tracks', '/basic-info'));
  await expect(page.getByLabel(t('release.field.upc'))).toHaveValue('036000291452');
  const explicit = page.getByRole('checkbox', { name: t('release.field.explicit') });
  await expect(explicit).toBeChecked();
  await explicit.press('Space');
  await expect(explicit).toBeChecked();
});

test('[S6-031] a cover is created from a template with the texts of the release', async () => {
  await page.goto(page.url().replace('/basic-info', '/artwork'));
  await page.getByRole('button', { name: t('artwork.template.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: t('artwork.template.use') }).click();
  await expect(page.getByText('3000 × 3000 px', { exact: false })).toBeVisible({ timeout: 60_000 });
  await expectAccessibleInBothThemes(page);
});

test('[S6-014] [S6-015] on Free nothing is locked in the flow, and the review says once what each field of PRO is for', async ({
  browser,
}) => {
  const free = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signIn(free, 'free', 'Tangent-demo-1', { path: '/distributions/new/tracks' });
  await free.getByRole('button', { name: t('wizard.tracks.add_empty') }).click();
  await openTrack(free);
  await free.locator('h3 button', { hasText: t('release.field.lyrics') }).click();
  await free.getByRole('switch', { name: t('release.field.has_lyrics') }).click();
  await free.locator('h3 button', { hasText: t('wizard.rights.title') }).click();
  await expect(free.getByLabel(t('release.field.p_line_owner'))).toBeEditable();
  for (const name of [t('wizard.track.artists'), t('release.field.composer_name'), t('wizard.track.codes')]) {
    await expect(free.locator('h3 button', { hasText: name })).toHaveCount(0);
  }
  await expect(free.getByRole('switch', { name: t('release.field.lyrics_synchronized') })).toHaveCount(0);
  const unlock = free.getByText(t('plan.included_in', { plan: t('plan.name.pro') }));
  await expect(unlock).toHaveCount(0);
  await openLine(free, 'basic-info');
  await expect(free.getByLabel(t('release.field.primary_genre'), { exact: true })).toBeVisible();
  await expect(free.getByLabel(t('release.field.secondary_genre'), { exact: true })).toHaveCount(0);
  await expect(unlock).toHaveCount(0);
  await free
    .getByRole('link', { name: t('wizard.steps.review') })
    .last()
    .click();
  await free.getByRole('button', { name: t('wizard.review_pro.fields') }).press('Enter');
  for (const feature of ['composer', 'featured_artists', 'secondary_genre', 'synchronized_lyrics'] as const) {
    const name = free.getByRole('term').filter({ hasText: t(`plan.feature.${feature}.name`) });
    await expect(name.locator('xpath=following-sibling::dd')).toHaveText(t(`plan.feature.${feature}.text`));
  }
  await free.close();
});

async function openTrack(target = page): Promise<void> {
  // A single track opens automatically.
  await expect(target.locator('[aria-controls^="track-"]').first()).toHaveAttribute('aria-expanded', 'true');
}

function group(name: string) {
  return page.locator('h3 button').filter({ has: page.getByText(name, { exact: true }) });
}

async function openGroup(name: string): Promise<void> {
  await group(name).click();
}

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function paste(target: Page, text: string): Promise<void> {
  await target.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
