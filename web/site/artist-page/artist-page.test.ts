import type { ArtistPageRelease, PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import { ARTIST_PAGE_RELEASES_SHOWN } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { renderArtist, renderFollowLink } from '../render.tsx';
import { findHtmlProblems } from '../testing/find-html-problems.ts';
import { ASSETS, PAGE_REQUEST } from '../testing/page-request.ts';
import type { FollowNotice } from './follow-panel.tsx';

const LIVE: ArtistPageRelease = {
  title: 'Devagar',
  release_type: 'single',
  track_count: 1,
  state: 'live',
  date: '2026-03-06',
  path: '/release/mare-cheia-devagar-k7x2m',
  cover_path: '/release/mare-cheia-devagar-k7x2m/cover-small.jpg?v=1',
};
const COMING: ArtistPageRelease = {
  ...LIVE,
  title: 'Night Drive',
  state: 'presave',
  date: '2026-12-12',
  path: '/release/mare-cheia-night-drive-a2b3c',
};
const ALBUM: ArtistPageRelease = {
  ...LIVE,
  title: 'Maré Alta',
  release_type: 'album',
  track_count: 20,
  path: '/release/alta',
};
const ARTIST: PublicArtistPage = {
  key: 'mare-cheia',
  name: 'Maré Cheia',
  type: 'band',
  main_genre: 'latin',
  country: 'BR',
  verified: true,
  followers: 31_700,
  spotify_id: '1'.repeat(22),
  apple_music_id: '1234567',
  website: 'https://www.marecheia.example/',
  biography: 'They record the harbour.\n\nAt night.\nOn tape.',
  since: '2025-05-04',
  tint: { hue: 278, chroma: 1 },
  label_path: '/release/mare-cheia-night-drive-a2b3c/cover.jpg?v=1',
  releases: [COMING, LIVE, ALBUM],
};

async function render(
  change: Partial<PublicArtistPage> | null = {},
  query: Record<string, string> = {},
  notice: FollowNotice | null = null,
) {
  const page = change && { ...ARTIST, ...change };
  return renderArtist({ page, notice }, { ...PAGE_REQUEST, path: '/artist/mare-cheia', query }, ASSETS);
}

/** The words of a document, as a person reads them. */
const readWords = (html: string) =>
  html
    .replace(/<(?:head|svg|script)[\s\S]*?<\/(?:head|svg|script)>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
const readData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...LIVE, title: `Song ${index}`, path: `/release/song-${index}` }));

test('the page says who the artist is, and each release leads to its own page', async () => {
  const { status, html } = await render();
  const words = readWords(html);
  expect(status).toBe(200);
  for (const text of [
    'Band, Latin, Brazil. 31.7K followers on Spotify. 3 releases, 3 grooves.',
    '|Night Drive|Single, out Sat 12 Dec|',
    '|Devagar|Single, 2026|',
    '|Maré Alta|Album, 20 tracks, 2026|',
    '|They record the harbour.|At night.|On tape.|',
    '|Also on|Spotify|, |Apple Music|',
    '|Website|marecheia.example|',
    '|On Cadence &amp; Co since|May 2025|',
  ]) {
    expect(words).toContain(text);
  }
  expect(html).toContain('aria-label="Pre-save: Night Drive"');
  expect(html).toContain('aria-label="Listen: Devagar"');
  for (const { path } of ARTIST.releases) expect(html).toContain(`<a href="${path}"`);
  expect(html).toContain('<a href="https://www.marecheia.example/" rel="nofollow noopener ugc"');
  expect(html.match(/bg-volt px-3/g)).toHaveLength(1);
  expect(html).toContain('style="--art-h:278;--art-c:1"');
});

test('search engines and shared links get a group with its albums, and one address for each language', async () => {
  const { html } = await render();
  expect(readData(html)).toMatchObject({
    '@type': 'MusicGroup',
    name: 'Maré Cheia',
    url: 'https://music.example/artist/mare-cheia',
    sameAs: [
      `https://open.spotify.com/artist/${'1'.repeat(22)}`,
      'https://music.apple.com/artist/1234567',
      ARTIST.website,
    ],
    album: [
      { name: 'Devagar', datePublished: '2026-03-06', albumReleaseType: 'https://schema.org/SingleRelease' },
      { name: 'Maré Alta', numTracks: 20, url: 'https://music.example/release/alta' },
    ],
  });
  expect(html).toContain('<link rel="canonical" href="https://music.example/artist/mare-cheia"/>');
  expect(html).toContain('hrefLang="tr" href="https://music.example/artist/mare-cheia?lang=tr"');
  expect(html).toContain('content="https://music.example/artist/mare-cheia/picture.jpg?lang=en"');
  expect(html).toContain('<meta property="og:type" content="profile"/>');
  expect(html).not.toContain('noindex');
});

const RTL = 'نور الدين';
const LONG = 'The Very Long Name of an Orchestra That Nobody Could Ever Print on the Spine of a Record, Not Even Twice';
const BARE = { followers: null, spotify_id: null, apple_music_id: null, website: null, biography: null, country: null };
const STATES: [state: string, change: Partial<PublicArtistPage>, shown: string[], missing: string[]][] = [
  ['one release', { releases: [LIVE] }, ['1 release, 1 groove.'], ['more release', '<details class="group/more']],
  ['only an upcoming one', { releases: [COMING] }, ['Pre-save', '1 release, 1 groove.'], ['"album"']],
  [
    'an upcoming one on its day',
    { releases: [{ ...COMING, state: 'opening' }] },
    ['aria-label="Out today: Night Drive"'],
    ['bg-volt px-3', 'out Sat'],
  ],
  [
    'forty releases',
    { releases: many(40) },
    ['40 releases, 40 grooves.', `${40 - ARTIST_PAGE_RELEASES_SHOWN} more releases`, '<details class="group/more'],
    [],
  ],
  ['a hundred and twenty releases', { releases: many(120) }, ['120 grooves'], ['NaN']],
  ['nothing but the name', BARE, ['Band, Latin. 3 releases'], ['Spotify', 'Website', '<p dir="auto"']],
  [
    'no cover',
    { label_path: null, releases: [{ ...LIVE, cover_path: null }], tint: { hue: 0, chroma: 0 } },
    ['--art-c:0'],
    ['<img'],
  ],
  [
    'a release whose page is off',
    { releases: [{ ...LIVE, path: null, cover_path: null }] },
    ['Devagar', '1 release'],
    ['aria-label="Listen', '"album"'],
  ],
  ['a name from right to left', { name: RTL }, [`<span dir="auto" class="wrap-anywhere">${RTL}</span>`], []],
  ['a name of a hundred characters', { name: LONG }, [LONG, 'text-title'], []],
  [
    'a name and a biography that try to leave their place',
    { name: '</script><b>', biography: '<script>alert(1)</script>' },
    ['&lt;/script&gt;&lt;b&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<script>alert'],
  ],
];

test.each(STATES)('an artist with %s', async (_, change, shown, missing) => {
  const { html } = await render(change);
  const page = html.replace(/<footer[\s\S]*<\/footer>/, '');
  for (const text of shown) expect(page).toContain(text);
  for (const text of missing) expect(page).not.toContain(text);
  expect(page.match(/<\/script>/g)?.length).toBe(page.match(/<script/g)?.length);
  expect(await findHtmlProblems(html)).toEqual([]);
});

const NOTICES: [notice: FollowNotice | null, isOpen: boolean, text: string][] = [
  [null, false, 'One email when Maré Cheia releases something new, and nothing else.'],
  [{ kind: 'requested', address: 'm…@posteo.example' }, true, 'We sent a link to m…@posteo.example.'],
  [{ kind: 'invalid', email: 'mara@posteo' }, true, 'value="mara@posteo"'],
  [{ kind: 'invalid', email: '"><script>' }, true, 'value="&quot;&gt;&lt;script&gt;"'],
  [{ kind: 'limited' }, true, 'Too many requests from your connection.'],
];

test.each(NOTICES)('the form for new music by email after %j', async (notice, isOpen, text) => {
  const { html } = await render({}, { lang: 'en' }, notice);
  expect(html).toContain(text);
  expect(html.includes('<details data-menu="true" open=""')).toBe(isOpen);
  if (notice?.kind !== 'requested') {
    expect(html).toContain('<form noValidate="" action="/artist/mare-cheia/follow?lang=en" method="post">');
  }
  expect(html.includes('aria-invalid="true" aria-describedby="email-error"')).toBe(notice?.kind === 'invalid');
  expect(await findHtmlProblems(html)).toEqual([]);
});

test('the pages behind links in emails to followers are valid, also of an artist without a page', async () => {
  for (const purpose of ['confirm', 'leave'] as const) {
    for (const state of ['ask', 'done', 'dead'] as const) {
      for (const page of [ARTIST, null]) {
        const view = { purpose, state, page, name: page?.name ?? null };
        const html = await renderFollowLink(view, {
          ...PAGE_REQUEST,
          path: `/artist/x/${purpose}`,
          query: { token: 't' },
        });
        expect(html).not.toMatch(/artist_page\.|\{\w+\}/);
        expect(html.includes('method="post"><button type="submit"')).toBe(state === 'ask');
        expect(html.includes('href="/artist/mare-cheia?lang=en"')).toBe(page !== null);
        expect(await findHtmlProblems(html), `${purpose} ${state}`).toEqual([]);
      }
    }
  }
});

test('the page is complete and valid in every language, and so is the one of nobody', async () => {
  for (const lang of LANGUAGES) {
    const { html } = await render({}, { lang });
    expect(html).not.toMatch(/artist_page\.|\{\w+\}/);
    expect(await findHtmlProblems(html), lang).toEqual([]);
    const missing = await render(null, { lang });
    expect(missing.status).toBe(404);
    expect(missing.html).toContain(`href="/artists-catalog?lang=${lang}"`);
    expect(missing.html).toContain('noindex');
    expect(await findHtmlProblems(missing.html), lang).toEqual([]);
  }
});
