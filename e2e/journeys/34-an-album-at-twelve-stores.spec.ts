import { expect, type Page } from '@playwright/test';
import { findText, listElements } from '@tangent/ddex/xml/element.ts';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { type AlbumFolder, makeAlbumFolder } from '../album-files.ts';
import { getTranslator } from '../get-translator.ts';
import { SENT_AGAIN } from '../product.ts';
import { signIn, startSession } from '../steps/account.ts';
import { readNow } from '../steps/clock.ts';
import { describeMessage, readPackages, readReceived } from '../steps/received-messages.ts';
import { approve, openReview } from '../steps/review.ts';
import {
  addArtwork,
  addTracks,
  agreeAndSubmit,
  chooseArtist,
  chooseDate,
  chooseLanguage,
  chooseStores,
  createWizard,
  goNext,
  type ReleasePlan,
} from '../steps/wizard.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const PASSWORD = 'Tangent-demo-1';
const DAYS_AHEAD = 30;
const PATIENT = { timeout: 90_000 };
/** A profile of the demo; the second artist has none, only a page. */
const ARTIST = { name: 'Işıl Demir', spotify: 'spotify:artist:yZ9Zo7ZQzUv8of3P0YOh3N' };
const SECOND_ARTIST = 'Kıyı Ekspres';
const WRITER = 'Zeynep Ay';
const TITLE = 'İki Kıyı';
const [INSTANT, TIMED, CLAIM_FREE] = ['Ana Liman', 'Gece Vapuru', 'Uzun İskele'] as const;
const RENAMED = 'Ana Limanı';
const LYRICS = { plain: 'Liman uyur\nIşıklar yanar', timed: '[00:01.00] Gece vapuru\n[00:05.50] Kıyıya döner' };
const COUNTRIES = { Brazil: 'BR', Germany: 'DE', Mexico: 'MX', 'United States': 'US' } as const;

const STREAMS = 'SubscriptionModel AdvertisementSupportedModel: OnDemandStream NonInteractiveStream';
const OFFLINE = 'SubscriptionModel: ConditionalDownload';
const SALE = 'PayAsYouGoModel: PermanentDownload';
const IN_VIDEOS = 'AdvertisementSupportedModel: UserMakeAvailableLabelProvided';
const PLAYED = 'AdvertisementSupportedModel: OnDemandStream NonInteractiveStream';
const CLAIM = 'RightsClaimModel: UserMakeAvailableLabelProvided UserMakeAvailableUserProvided';
const COUNTED = 'RightsClaimModel: UserMakeAvailableUserProvided';

/** The third track, on the second disc, may not be claimed. */
const [ALL, CLAIMED, UNCLAIMED] = ['R0 R1 R2 R3', 'R1 R2', 'R0 R3'] as const;
const STREAMED = { [ALL]: [STREAMS, OFFLINE] };
/** In one country claims only count; everywhere else they earn money. */
const COUNTED_IN = { name: 'Germany', code: 'DE' };
const SHORT_VIDEO = {
  [UNCLAIMED]: [IN_VIDEOS, PLAYED],
  [CLAIMED]: [
    { terms: CLAIM, is_counted: false },
    { terms: COUNTED, is_counted: true },
    { terms: IN_VIDEOS, is_counted: true },
    PLAYED,
  ],
};

type Expected = {
  name: string;
  version: '43' | '432' | '382';
  /** The deals from the release date on, by the releases they are about. */
  deals: Record<string, (string | { terms: string; is_counted: boolean })[]>;
  timed_lyrics?: string;
  takes_pre_orders?: true;
};
const STORES: Record<string, Expected> = {
  spotify: { name: 'Spotify', version: '43', deals: STREAMED },
  'amazon-music': {
    name: 'Amazon Music',
    version: '432',
    deals: { [ALL]: [STREAMS, OFFLINE, SALE] },
    takes_pre_orders: true,
  },
  'youtube-music': {
    name: 'YouTube Music',
    version: '43',
    deals: { 'R1 R2 R3': ['SubscriptionModel AdvertisementSupportedModel: OnDemandStream'] },
  },
  tiktok: { name: 'TikTok', version: '43', deals: SHORT_VIDEO },
  'facebook-instagram': { name: 'Facebook and Instagram', version: '43', deals: SHORT_VIDEO },
  deezer: { name: 'Deezer', version: '382', deals: STREAMED },
  tidal: { name: 'TIDAL', version: '432', deals: STREAMED, timed_lyrics: 'LRC' },
  soundcloud: { name: 'SoundCloud', version: '43', deals: STREAMED },
  pandora: { name: 'Pandora', version: '382', deals: STREAMED },
};

/** Apple gets packages of its own form, YouTube's Content ID recordings alone. */
const APPLE_STORES = ['apple-music', 'itunes-store'];
const CONTENT_ID = 'youtube-content-id';

test.describe.configure({ mode: 'serial' });

let album: AlbumFolder;
let pre_order_date: string;
let release_date: string;
let second_page: string;
let upc: string;

test.beforeAll(async () => {
  album = makeAlbumFolder(
    TITLE,
    [INSTANT, TIMED, CLAIM_FREE].map((title) => ({ title, artist: ARTIST.name })),
  );
  const now = (await readNow()).getTime();
  const addDays = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  // Tomorrow is still a possible day if the album is made across midnight.
  pre_order_date = addDays(1);
  release_date = addDays(DAYS_AHEAD);
});

const toTyped = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const track = (page: Page, number: number) =>
  page
    .locator('[aria-controls^="track-"]')
    .nth(number - 1)
    .locator('xpath=ancestor::li[1]');
const openGroup = (page: Page, number: number, field: string) =>
  track(page, number)
    .locator('h3 button', { hasText: t(field) })
    .click();

async function openAlbum(page: Page): Promise<void> {
  await signIn(page, 'advanced', PASSWORD, { path: '/distributions' });
  await page.getByRole('link', { name: TITLE }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE);
}

test('an artist makes an album of two discs and two main artists, with every answer that stores want', async ({
  page,
}) => {
  const plan: ReleasePlan = {
    language: 'en',
    artist: { name: ARTIST.name, legal_first_name: '', legal_last_name: '' },
    title: TITLE,
    type: 'album',
    sung_in: 'Turkish',
    cover: album.cover,
    audio: album.files,
    track_titles: [INSTANT, TIMED, CLAIM_FREE],
    lyrics: LYRICS.plain,
    release_date: toTyped(release_date),
  };
  const wizard = createWizard(page, plan);
  await signIn(page, 'advanced', PASSWORD, { path: '/distributions/new/basic-info' });
  await fillFirstStep(page);
  await goNext(wizard);
  await addArtwork(wizard);
  await page.getByRole('radio', { name: t('release.ai_extent.none') }).check();
  await goNext(wizard);
  await addTracks(wizard);
  await answerForTracks(page);
  await goNext(wizard);
  await chooseStores(wizard);
  await page.getByRole('radio', { name: t('territory.only') }).check();
  for (const country of Object.keys(COUNTRIES)) {
    await page.getByLabel(t('territory.search')).fill(country);
    await page.getByRole('button', { name: country, exact: true }).click();
  }
  await page.getByRole('button', { name: t('claim_policy.countries.track') }).click();
  const exceptions = page.getByRole('group', { name: t('release.field.claim_exceptions') });
  await exceptions.getByRole('button', { name: COUNTED_IN.name, exact: true }).click();
  await goNext(wizard);
  await chooseDate(wizard);
  await page.getByRole('switch', { name: t('release.field.presave_enabled') }).click();
  await page.getByLabel(t('release.field.presave_date')).fill(toTyped(pre_order_date));
  await page.getByRole('checkbox', { name: INSTANT }).check();
  await goNext(wizard);
  await expect(page.getByText(t('wizard.pre_orders.instant', { done: 1, count: 3 }))).toBeVisible();
  await expect(page.getByText(t('wizard.claims.count', { done: 2, count: 3 }))).toBeVisible();
  await expect(page.getByText(t('wizard.lyrics_forecast.count', { done: 2, count: 3, timed: 1 }))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await agreeAndSubmit(wizard);
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}$/);
});

/** Chooses the profile of the demo and the page of a second main artist, who has no profile. */
async function fillFirstStep(page: Page): Promise<void> {
  await chooseArtist(page, t, ARTIST.name);
  await page.getByLabel(t('release.field.title'), { exact: true }).fill(TITLE);
  await page.getByRole('radio', { name: t('release.type.album') }).check();
  await chooseLanguage(page, t('release.field.language'), 'Turkish');
  await page.getByLabel(t('release.field.primary_genre'), { exact: true }).selectOption('electronic');
  await page.getByRole('button', { name: t('wizard.artists.title') }).click();
  await page.getByLabel(t('release.field.co_artists')).fill(SECOND_ARTIST);
  await page.keyboard.press('Enter');
  const shown = t('wizard.artists.shown', { name: `${ARTIST.name} & ${SECOND_ARTIST}` });
  await expect(page.getByText(shown).first()).toBeVisible();
  await page.getByRole('button', { name: `${SECOND_ARTIST} ${t('wizard.artists.no_pages')}` }).click();
  await page.getByLabel(t('artist.field.spotify_id')).fill('luna');
  await page.getByRole('option', { name: /^Luna/ }).first().click();
  const chosen = page.getByRole('region', { name: t('artist.field.spotify_id') });
  const link = (await chosen.getByRole('link').first().getAttribute('href')) ?? '';
  second_page = `spotify:artist:${link.split('/').at(-1)}`;
}

/** Songwriters, answers about AI, timed lyrics, a second disc, and a track that nobody may claim. */
async function answerForTracks(page: Page): Promise<void> {
  const applyToAll = (number: number) =>
    track(page, number)
      .getByRole('button', { name: t('wizard.track.apply_to_all'), exact: true })
      .first();
  await openGroup(page, 1, 'release.field.contributors');
  await track(page, 1)
    .getByRole('button', { name: t('wizard.credits.add'), exact: true })
    .first()
    .click();
  await page.keyboard.type(WRITER);
  await track(page, 1).getByLabel(t('release.field.role'), { exact: true }).selectOption('writer');
  await applyToAll(1).click();
  await openGroup(page, 3, 'release.field.ai_answers');
  await track(page, 3)
    .getByRole('button', { name: t('wizard.ai.no_ai') })
    .click();
  await applyToAll(3).click();
  await openGroup(page, 2, 'release.field.ai_answers');
  await track(page, 2).getByLabel(t('release.ai_part.instruments')).selectOption('partly');
  await openGroup(page, 2, 'release.field.lyrics');
  await track(page, 2)
    .getByRole('switch', { name: t('release.field.has_lyrics') })
    .click();
  await track(page, 2)
    .getByRole('switch', { name: t('release.field.lyrics_synchronized') })
    .click();
  await track(page, 2)
    .getByRole('textbox', { name: t('release.field.lyrics') })
    .fill(LYRICS.timed);
  await track(page, 3)
    .getByRole('checkbox', { name: t('wizard.track.starts_disc', { disc: 2 }) })
    .check();
  await track(page, 3)
    .getByRole('checkbox', { name: t('release.claim.own_sounds') })
    .uncheck();
}

test('staff approve it, and twelve stores acknowledge it', async ({ browser }) => {
  const staff = await browser.newPage();
  await startSession(staff, 'staff', PASSWORD);
  await openReview(staff, TITLE);
  await approve(staff, TITLE);
  const artist = await browser.newPage();
  await openAlbum(artist);
  await expect(artist.getByText(t('store.state.acknowledged'), { exact: true })).toHaveCount(12, PATIENT);
  await expect(artist.getByRole('heading', { level: 3, name: t('release.disc', { disc: 2 }) })).toBeVisible();
  const id = new URL(artist.url()).pathname.split('/').at(-1);
  upc = ((await (await artist.request.get(`/v1/api/releases/${id}`, SENT_AGAIN)).json()) as { upc: string }).upc;
});

/** The description of a message, for an album with this title of the first track in these countries. */
function expectMessage(store: Expected, { instant, territories }: { instant: string; territories: string }) {
  const says_ai = store.version === '432';
  const artists = [`${ARTIST.name} (MainArtist) ${ARTIST.spotify}`, `${SECOND_ARTIST} (MainArtist) ${second_page}`];
  const start = `${release_date}T00:00:00`;
  const usual = { territories, start, end: null, is_pre_order: false, instant: [] };
  const early = { ...usual, start: `${pre_order_date}T00:00:00`, end: start, is_pre_order: true, instant: ['A1'] };
  const others = territories.replace(`${COUNTED_IN.code} `, '');
  const track = (position: string, title: string, ai: string, lyrics: string | null) => ({
    position,
    title,
    artists,
    songwriters: [WRITER],
    ai: says_ai ? ai : null,
    lyrics: store.timed_lyrics === undefined ? null : lyrics,
    is_instant: store.takes_pre_orders === true && title === instant,
  });
  return {
    version: store.version,
    type: 'Album',
    title: TITLE,
    artists,
    cover_ai: says_ai ? 'None' : null,
    tracks: [
      track('1-1', instant, 'None', 'UTF8Text'),
      track('1-2', TIMED, 'Partly', store.timed_lyrics ?? null),
      track('2-1', CLAIM_FREE, 'None', null),
    ],
    deals: [
      ...(store.takes_pre_orders ? [{ ...early, releases: ALL, terms: SALE }] : []),
      ...Object.entries(store.deals).flatMap(([releases, deals]) =>
        deals.map((deal) =>
          typeof deal === 'string'
            ? { ...usual, releases, terms: deal }
            : { ...usual, releases, terms: deal.terms, territories: deal.is_counted ? COUNTED_IN.code : others },
        ),
      ),
    ],
  };
}

test('every store received what its profile wants: artists, discs, countries, lyrics, AI, pre-orders and claims', async () => {
  for (const [id, store] of Object.entries(STORES)) {
    const received = await readReceived(id, upc);
    expect(received.map(({ kind }) => kind)).toEqual(['insert']);
    const messages = received.map(({ root }) => describeMessage(root));
    expect(messages, id).toEqual([expectMessage(store, { instant: INSTANT, territories: 'BR DE MX US' })]);
  }
});

/** The packages of the album that Apple has taken for a store: their kinds and titles, and how many files came with them. */
async function describePackages(id: string): Promise<string[]> {
  const packages = await readPackages(id, upc);
  return packages.map(({ kind, state, title, files }) => `${kind} ${state} ${title}: ${files.length} files`);
}

test('Apple takes one package for both of its stores, and Content ID the recordings that it may claim', async () => {
  // Three short tracks are a single for Apple. With the cover and lyrics of two tracks six files came.
  const first = `insert Delivered ${TITLE} - Single: 6 files`;
  for (const id of APPLE_STORES) expect(await describePackages(id), id).toEqual([first]);
  const [received] = await readReceived(CONTENT_ID, upc);
  if (received === undefined) throw new Error('Content ID has no message');
  const types = listElements(received.root, 'ReleaseList', 'Release').map((one) => findText(one, 'ReleaseType'));
  expect(types).toEqual(Array(3).fill('SingleResourceRelease'));
  const claimed = listElements(received.root, 'DealList', 'ReleaseDeal', 'DealReleaseReference');
  expect(new Set(claimed.map(({ text }) => text)).size, 'the third track may not be claimed').toBe(2);
  const terms = listElements(received.root, 'DealList', 'ReleaseDeal', 'Deal', 'DealTerms').map((one) => [
    findText(one, 'RightsClaimPolicy', 'RightsClaimPolicyType'),
    ...listElements(one, 'TerritoryCode').map(({ text }) => text),
  ]);
  expect(terms).toEqual([
    ['Monetize', 'BR', 'MX', 'US'],
    ['ReportUsage', COUNTED_IN.code],
  ]);
  expect(listElements(received.root, 'ResourceList', 'Image')).toEqual([]);
});

test('a track gets another title and a country is left out: every store changes it, and keeps everything else', async ({
  browser,
}) => {
  const artist = await browser.newPage();
  await openAlbum(artist);
  await artist.getByRole('link', { name: t('change.start') }).click();
  await artist.getByRole('button', { name: t('wizard.remove_value', { field: 'Mexico' }) }).click();
  await artist.getByRole('button', { name: t('change.track', { number: 1, title: INSTANT }) }).click();
  const titles = artist.getByRole('textbox', { name: t('release.field.title'), exact: true });
  await titles.nth(1).fill(RENAMED);
  await artist.getByRole('button', { name: t('change.send') }).click();
  await expect(artist.getByText(t('change.state.proposed'), { exact: true })).toBeVisible();

  const staff = await browser.newPage();
  await signIn(staff, 'staff', PASSWORD, { path: '/backoffice/changes' });
  const change = staff.locator('section').filter({ hasText: RENAMED });
  await change.getByRole('button', { name: t('backoffice.changes.approve') }).click();
  await expect(staff.getByText(t('backoffice.changes.approved'))).toBeVisible();
  // The page would notice the decision within half a minute.
  await artist.reload();
  await expect(artist.getByText(new RegExp(`^${t('change.progress.accepted')} 12$`))).toBeVisible(PATIENT);

  for (const [id, store] of Object.entries(STORES)) {
    const received = await readReceived(id, upc);
    expect(received.map(({ kind }) => kind)).toEqual(['insert', 'update']);
    const [, update] = received.map(({ root }) => describeMessage(root));
    expect(update, id).toEqual(expectMessage(store, { instant: RENAMED, territories: 'BR DE US' }));
  }
  for (const id of APPLE_STORES) {
    const [, update] = await describePackages(id);
    expect(update, id).toMatch(/^update Delivered /);
  }
});

test('two stores remove it, each in its own way, and the other ten hear nothing', async ({ page }) => {
  await openAlbum(page);
  for (const { name } of [STORES.deezer, STORES.pandora].filter((store) => store !== undefined)) {
    await page.getByRole('button', { name: t('store.remove', { store: name }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: t('store.remove_confirm') }).check();
    await dialog.getByRole('button', { name: t('store.remove_action'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  const inStores = (state: string) => page.locator('#stores').getByText(t(`store.state.${state}`), { exact: true });
  await expect(inStores('removed')).toHaveCount(2, PATIENT);
  await expect(inStores('acknowledged')).toHaveCount(10);
  for (const id of Object.keys(STORES)) {
    const received = await readReceived(id, upc);
    const [, , takedown] = received.map(({ root }) => describeMessage(root));
    if (id === 'deezer') expect(takedown?.deals).toEqual([]);
    else if (id === 'pandora')
      expect(takedown?.deals.map(({ end }) => (end ?? '') < pre_order_date)).toEqual([true, true]);
    else expect(takedown, id).toBeUndefined();
  }
});
