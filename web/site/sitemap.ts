import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { listHelpPaths } from '../help/help-answers.ts';
import {
  BLOG_PATH,
  CATALOG_PATH,
  FREE_PATH,
  HELP_PATH,
  LEGAL_PATHS,
  MONEY_PATH,
  PLAYLISTS_PATH,
  UPGRADE_PATH,
  WATCH_PATH,
} from './app-paths.ts';
import { POSTS } from './blog/posts.ts';
import { escapeXml } from './escape-xml.ts';

/** A part of the sitemap: the list of all parts, the pages of the site, or pages of releases or artists. */
export type SitemapPart =
  | { readonly kind: 'index'; readonly release_parts: number; readonly artist_parts: number }
  | { readonly kind: 'pages' }
  | { readonly kind: 'releases' | 'artists'; readonly keys: readonly PublicKey[] };

/** The key of a public page, and the day of its last change. */
type PublicKey = { readonly key: string; readonly changed_on: CalendarDate };

type Entry = { readonly path: string; readonly languages: readonly Language[]; readonly changed_on?: CalendarDate };

const PAGES = [
  '/',
  MONEY_PATH,
  FREE_PATH,
  UPGRADE_PATH,
  CATALOG_PATH,
  PLAYLISTS_PATH,
  WATCH_PATH,
  HELP_PATH,
  ...listHelpPaths(),
  BLOG_PATH,
  ...Object.values(LEGAL_PATHS),
];
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Builds a part of the sitemap, in which every page stands with all its languages (sitemaps.org, hreflang). */
export function buildSitemap(origin: string, part: SitemapPart): string {
  if (part.kind === 'index') return buildIndex(origin, part);
  const entries = part.kind === 'pages' ? listPages() : part.keys.map((key) => describeKey(part.kind, key));
  const urls = entries.flatMap((entry) => entry.languages.map((language) => writeUrl(origin, entry, language)));
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function buildIndex(origin: string, counts: { release_parts: number; artist_parts: number }): string {
  const number = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
  const names = ['pages', ...number('releases', counts.release_parts), ...number('artists', counts.artist_parts)];
  const parts = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`;
}

function listPages(): Entry[] {
  const posts = POSTS.filter(({ language }) => language === 'en').map(({ id, published_on }) => ({
    path: `${BLOG_PATH}/${id}`,
    languages: LANGUAGES.filter((name) => POSTS.some((post) => post.id === id && post.language === name)),
    changed_on: published_on,
  }));
  return [...PAGES.map((path) => ({ path, languages: LANGUAGES })), ...posts];
}

function describeKey(kind: 'releases' | 'artists', { key, changed_on }: PublicKey): Entry {
  return { path: `/${kind === 'releases' ? 'release' : 'artist'}/${key}`, languages: LANGUAGES, changed_on };
}

function writeUrl(origin: string, { path, languages, changed_on }: Entry, language: Language): string {
  const address = (name: Language) => escapeXml(`${origin}${path}${name === 'en' ? '' : `?lang=${name}`}`);
  const others = languages.map((name) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(name)}"/>`);
  const changed = changed_on === undefined ? '' : `<lastmod>${changed_on}</lastmod>`;
  return `<url><loc>${address(language)}</loc>${changed}${others.join('')}</url>`;
}

/** Builds robots.txt: everything that a visitor can open, and nothing that needs an account. */
export function buildRobots(origin: string): string {
  const closed = ['/account', '/backoffice', '/dashboard', '/distributions', '/royalties', '/spotify-auth', '/tools'];
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}
Disallow: /v1/
Allow: /v1/docs

Sitemap: ${origin}/sitemap.xml
`;
}
