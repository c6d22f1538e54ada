import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import type { PageRequest } from '../page.ts';
import { renderFanLink, renderRelease, renderSpotifyAuth } from '../render.tsx';
import { findHtmlProblems } from '../testing/find-html-problems.ts';
import type { PresaveView } from './presave-view.ts';

const PAGE: ReleasePage = {
  key: 'lena-ortiz-night-drive-k7x2m',
  state: 'live',
  title: 'Night </script> Drive',
  version_title: 'Remix',
  artist: 'Lena Ortiz',
  release_type: 'single',
  release_date: '2026-12-04',
  explicit: false,
  track_count: 1,
  artist_key: 'lena-ortiz',
  cover_path: '/release/lena-ortiz-night-drive-k7x2m/cover.jpg?v=1',
  tint: { hue: 278, chroma: 1 },
  theme: null,
  stores: [
    {
      id: 'spotify',
      name: 'Spotify',
      action: 'listen',
      path: '/release/lena-ortiz-night-drive-k7x2m/go/spotify',
      expected_on: null,
    },
    { id: 'qobuz', name: 'Qobuz', action: 'listen', path: null, expected_on: '2026-12-11' },
  ],
};
const REQUEST: PageRequest = {
  path: '/release/lena-ortiz-night-drive-k7x2m',
  query: {},
  accept_language: '',
  is_signed_in: false,
  plan: null,
  product_name: 'Tangent',
  public_url: 'https://tangent.example/',
  social_links: [],
  help_url: 'https://help.example',
  support_email: 'help@tangent.example',
  nonce: 'n0nce',
};

const NOTICES: PresaveView['notice'][] = [
  null,
  { kind: 'saved', leave_path: '/leave' },
  { kind: 'failed' },
  { kind: 'limited' },
  { kind: 'requested', address: 'l…a@music.example' },
  { kind: 'invalid', email: '"<b>"', artist_may_write: true },
];

const render = async (page: ReleasePage | null, request: Partial<PageRequest> = {}) =>
  renderRelease({ page, today: '2026-12-08', presave: null }, { ...REQUEST, ...request });

test('[S2-055] the page of a release has no header, and is complete without a script', async () => {
  const { status, html } = await render(PAGE);
  expect(status).toBe(200);
  expect(html).not.toContain('<header');
  expect(html).not.toContain('src="http');
  expect(html).toContain('href="/release/lena-ortiz-night-drive-k7x2m/go/spotify"');
  expect(html).toMatch(/Qobuz<span[^>]*><i[^>]*><\/i>from Friday/);
  expect(html).toContain('--art-h:278');
});

test('a preview says that only its owner sees it, and nothing in it can be pressed or found', async () => {
  for (const language of LANGUAGES) {
    const { t } = await loadTexts(language);
    const view = { page: PAGE, today: '2026-12-01', presave: null, preview: { states: ['presave', 'live'] as const } };
    const { html } = await renderRelease(view, { ...REQUEST, query: { lang: language } });
    const [before = '', page = ''] = html.split('<main');
    expect(before).toContain(t('link.preview.note'));
    expect(before).toContain(`href="?state=presave&amp;lang=${language}"`);
    expect(before).toContain('<meta name="robots" content="noindex"/>');
    expect(before).not.toContain('og:');
    expect(page).toContain('Spotify');
    expect(page).toContain('event.preventDefault()');
    expect(page).not.toContain('data-saved');
    expect(await findHtmlProblems(html)).toEqual([]);
  }
});

test('search engines and shared links get the release; before the release only shared links do', async () => {
  const { html } = await render(PAGE);
  const [, json = ''] = /<script type="application\/ld\+json" nonce="n0nce">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'MusicAlbum',
    name: 'Night </script> Drive (Remix)',
    byArtist: { '@type': 'MusicGroup', name: 'Lena Ortiz' },
    albumReleaseType: 'https://schema.org/SingleRelease',
    numTracks: 1,
    datePublished: '2026-12-04',
    potentialAction: [{ target: 'https://tangent.example/release/lena-ortiz-night-drive-k7x2m/go/spotify' }],
  });
  expect(html).toContain('<meta property="og:type" content="music.album"/>');
  expect(html).toContain('content="https://tangent.example/release/lena-ortiz-night-drive-k7x2m/picture.jpg?lang=en"');
  expect(html).toContain('type="application/json+oembed"');
  expect(html).not.toContain('noindex');
  const before = (await render({ ...PAGE, state: 'presave', stores: [], release_date: '2026-12-18' })).html;
  expect(before).toContain('<meta name="robots" content="noindex"/>');
  expect(before).toContain('og:image');
  expect(before).not.toContain('ld+json');
  expect(before).toContain('Out Friday 18 December, in 10 days');
  expect(await findHtmlProblems(before)).toEqual([]);
});

test('a page that is not available answers 404 and reveals nothing', async () => {
  const { status, html } = await render(null);
  expect(status).toBe(404);
  expect(html).toContain('This release isn’t available');
  expect(html).toContain('noindex');
  expect(html).not.toContain('og:');
});

test('the page speaks four languages, and wears the theme of the artist', async () => {
  for (const language of LANGUAGES) {
    const { html } = await render(PAGE, { query: { lang: language } });
    expect(html).toContain((await loadTexts(language)).t('link.listen'));
    expect(await findHtmlProblems(html), language).toEqual([]);
  }
  expect((await render({ ...PAGE, theme: 'dark' })).html).toMatch(/<html lang="en-US" class="dark">/);
});

test('the pages of fans are valid, whatever they have to say', async () => {
  const page: ReleasePage = { ...PAGE, state: 'presave', stores: [], release_date: '2026-12-18' };
  const presave: PresaveView = {
    is_open: true,
    earlier_date: '2026-12-11',
    has_spotify: true,
    is_test_mode: true,
    in_app: 'Instagram',
    is_android: true,
    notice: null,
  };
  const release = { page, today: '2026-12-08' };
  const documents = await Promise.all([
    ...NOTICES.map(
      async (notice) => (await renderRelease({ ...release, presave: { ...presave, notice } }, REQUEST)).html,
    ),
    ...(['confirm', 'leave'] as const).flatMap((purpose) =>
      (['ask', 'done', 'dead'] as const).map((state) => renderFanLink({ purpose, state, release }, REQUEST)),
    ),
    ...(['waiting', 'saved', 'failed'] as const).map((state) => {
      const view = {
        state,
        ticket: 'a-ticket',
        consent_url: 'https://accounts.example/?a=1&b=2',
        leave_path: '/leave',
      };
      return renderSpotifyAuth({ ...view, release }, REQUEST);
    }),
  ]);
  for (const html of documents) expect(await findHtmlProblems(html)).toEqual([]);
});

test('a dead link says what was wrong with it: a confirmation can be asked for again, a withdrawal cannot', async () => {
  const render = (purpose: 'confirm' | 'leave') => renderFanLink({ purpose, state: 'dead', release: null }, REQUEST);
  expect(await render('confirm')).toContain('older than 7 days. You can ask again');
  expect(await render('leave')).toContain('Your data is deleted already');
});

const listStores = (length: number) =>
  Array.from({ length }, (_, n) => ({ ...PAGE.stores[0], id: `s${n}`, name: `Store ${n}` })) as ReleasePage['stores'];

test('a tenth store is listed instead of a control that would show it', async () => {
  const { html } = await render({ ...PAGE, stores: listStores(10) });
  expect(html).toContain('Store 9');
  expect(html).not.toContain('<details');
});

test('more than ten stores fold after the ninth, and the first that can be opened stands out', async () => {
  const { html } = await render({ ...PAGE, stores: listStores(12) });
  expect(html).toContain('3 more stores');
  expect(html.match(/<a class="[^"]*\bbg-volt\b[^"]*" href="[^"]*\/go\//g)).toHaveLength(1);
});
