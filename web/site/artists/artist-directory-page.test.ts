import type { ArtistDirectoryPage, DirectoryArtist } from '@tangent/contract/catalogue/artist-directory.ts';
import { readArtistDirectoryFilter } from '@tangent/domain/catalogue/artist/artist-directory.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { renderArtistDirectory } from '../render.tsx';
import { findHtmlProblems } from '../testing/find-html-problems.ts';
import { ASSETS, PAGE_REQUEST } from '../testing/page-request.ts';

const ARTIST: DirectoryArtist = {
  id: '0191d3a0-0000-7000-8000-000000000001',
  page_key: 'mare-cheia',
  name: 'Maré Cheia',
  type: 'band',
  main_genre: 'latin',
  country: 'BR',
  verified: true,
  followers: 31_700,
  spotify_id: '1'.repeat(22),
  release_count: 14,
  newest: { title: 'Devagar', key: 'mare-cheia-devagar-k7x2m', cover_path: '/release/x/cover.jpg?v=1' },
};
const STRANGER = {
  ...ARTIST,
  page_key: null,
  name: '</script>',
  verified: false,
  followers: null,
  spotify_id: null,
  newest: null,
};

function render(page: Partial<ArtistDirectoryPage> = {}, query: Record<string, string> = {}) {
  const filter = readArtistDirectoryFilter(query);
  const shown = { filter, artists: [ARTIST], next_cursor: null, is_similar: false, countries: ['BR', 'TR'], ...page };
  const request = { ...PAGE_REQUEST, path: '/artists-catalog', query };
  return renderArtistDirectory(shown, request, ASSETS);
}

test('[S2-125] a card shows the artist and leads to their page and to listening', async () => {
  const html = await render();
  for (const text of ['Maré Cheia', 'Band, Latin, Brazil', '31.7K followers, 14 releases', 'aria-label="Verified"']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="/release/mare-cheia-devagar-k7x2m"');
  expect(html).toMatch(/<h2[^>]*><a href="\/artist\/mare-cheia"[^>]*>Maré Cheia<\/a>/);
  expect(html).toContain('"url":"https://music.example/artist/mare-cheia"');
  expect(html).toContain(`href="https://open.spotify.com/artist/${'1'.repeat(22)}"`);
});

test('unknown followers are a dash, and a name cannot leave its place', async () => {
  const html = await render({ artists: [STRANGER] });
  expect(html).toContain('Followers –, 14 releases');
  expect(html).not.toContain('open.spotify.com');
  expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script/g)?.length);
  expect(html).toContain('&lt;/script&gt;');
});

test('the next page is a link that keeps the filters and the language', async () => {
  const html = await render({ next_cursor: 'abc' }, { genre: 'jazz', lang: 'tr' });
  expect(html).toContain('href="/artists-catalog?genre=jazz&amp;lang=tr&amp;after=abc"');
  expect(html).toContain('href="?lang=es&amp;genre=jazz"');
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(await render()).not.toContain('data-load-more');
  expect(await render()).not.toContain('noindex');
});

test('without a result the way back is clearing the filters; similar names are marked as such', async () => {
  const empty = await render({ artists: [] }, { q: 'zzz' });
  expect(empty).toContain('No artist found');
  expect(empty).toContain('href="/artists-catalog"');
  expect(await render({ artists: [] })).toContain('No artist has a release in stores yet');
  expect(await render({ is_similar: true }, { q: '<b>' })).toContain('No name contains “&lt;b&gt;”');
});

test('a visitor can report a wrong artist, with the search', async () => {
  expect(await render({}, { q: 'mare' })).toContain('catalog%3Fq%3Dmare');
});

test('the artist directory is complete and valid in every language', async () => {
  for (const language of LANGUAGES) {
    const html = await render({}, { lang: language });
    expect(html).toContain(`<link rel="canonical" href="https://music.example/artists-catalog`);
    expect(html).toContain('<option value="jazz">');
    expect(html).not.toContain('catalogue.');
    expect(await findHtmlProblems(html), language).toEqual([]);
  }
  for (const html of [await render({ artists: [STRANGER] }), await render({ artists: [] }, { q: '<b>' })]) {
    expect(await findHtmlProblems(html)).toEqual([]);
  }
});
