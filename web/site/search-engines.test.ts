import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { renderFeed, renderPage, renderPicture, renderRobots, renderSitemap } from './render.tsx';
import { findHtmlProblems } from './testing/find-html-problems.ts';
import { ASSETS, PAGE_REQUEST } from './testing/page-request.ts';

const listAddresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
/** Pages that show what the database contains: the server serves them, see serve-site.ts. */
const OF_THE_DATABASE = [
  '/artists-catalog',
  '/music-distribution-and-monetization',
  '/playlists',
  '/stream-monitoring',
];

function render(address: string) {
  const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
  return renderPage({ ...PAGE_REQUEST, path: pathname, query: Object.fromEntries(searchParams) }, ASSETS);
}

test('every address of the sitemap is a valid page with itself as canonical address', async () => {
  const addresses = listAddresses(renderSitemap({ kind: 'pages' }, PAGE_REQUEST.public_url));
  expect(addresses.length).toBeGreaterThan(40);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    if (OF_THE_DATABASE.includes(new URL(address).pathname)) continue;
    const page = await render(address);
    expect([address, page?.status]).toEqual([address, 200]);
    expect(page?.html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(page?.html).not.toContain('noindex');
    // The answers of the help differ by their texts alone.
    if (new URL(address).pathname.startsWith('/help/') && !address.includes('/help/audio-files')) continue;
    expect([address, await findHtmlProblems(page?.html ?? '')]).toEqual([address, []]);
  }
});

test('the sitemap names its parts, and releases with the day of their last change', () => {
  const index = renderSitemap({ kind: 'index', release_parts: 2, artist_parts: 1 }, PAGE_REQUEST.public_url);
  expect(listAddresses(index)).toEqual([
    'https://music.example/sitemaps/pages.xml',
    'https://music.example/sitemaps/releases-1.xml',
    'https://music.example/sitemaps/releases-2.xml',
    'https://music.example/sitemaps/artists-1.xml',
  ]);
  const keys = [{ key: 'lena-night-k7x2m', changed_on: '2026-11-20' }];
  const part = renderSitemap({ kind: 'releases', keys }, PAGE_REQUEST.public_url);
  expect(listAddresses(part)).toHaveLength(LANGUAGES.length);
  expect(part).toContain('<lastmod>2026-11-20</lastmod>');
  expect(part).toContain('hreflang="tr" href="https://music.example/release/lena-night-k7x2m?lang=tr"');
  const artists = renderSitemap(
    { kind: 'artists', keys: [{ key: 'lena', changed_on: '2026-11-20' }] },
    PAGE_REQUEST.public_url,
  );
  expect(listAddresses(artists)).toContain('https://music.example/artist/lena?lang=es');
});

test('robots may read what visitors may, and learn where the sitemap is', () => {
  const robots = renderRobots(PAGE_REQUEST.public_url);
  expect(robots).toContain('Sitemap: https://music.example/sitemap.xml');
  for (const path of ['/backoffice', '/account', '/v1/']) expect(robots).toContain(`Disallow: ${path}`);
});

test('the start page describes its owner, its offers and its questions to search engines', async () => {
  const html = (await render('https://music.example/'))?.html ?? '';
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );
  expect(data.map((entry) => entry['@type'])).toEqual(['Organization', 'Product', 'FAQPage']);
  expect(data[1].offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '49.99', '99.99']);
});

test('every page names a picture for shared links, which exists and has its title', async () => {
  const html = (await render('https://music.example/blog/splits?lang=pt'))?.html ?? '';
  expect(html).toContain('content="https://music.example/pictures/blog/splits.jpg?lang=pt"');
  const describe = (path: string, lang = 'en') => renderPicture({ ...PAGE_REQUEST, path, query: { lang } });
  expect(await describe('/pictures/blog/splits.jpg', 'pt')).toMatchObject({
    title: 'Combinem os splits antes da mixagem',
    kicker: expect.stringMatching(/, \d minutos$/),
  });
  expect(await describe('/pictures/start.jpg')).toMatchObject({ title: 'Out everywhere.' });
  for (const path of ['/pictures/x.jpg', '/pictures/../x.jpg', '/pictures/blog/none.jpg', '/pictures/.jpg', '/']) {
    expect(await describe(path)).toBeNull();
  }
});

test('every feed that a page names exists', async () => {
  const html = (await render('https://music.example/blog?lang=es'))?.html ?? '';
  const path = /type="application\/atom\+xml" href="https:\/\/music\.example([^"]*)"/.exec(html)?.[1] ?? '';
  expect(await renderFeed({ ...PAGE_REQUEST, path })).not.toBeNull();
});
