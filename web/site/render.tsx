/// <reference types="vite/client" />
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { ArtistDirectoryPage } from '@tangent/contract/catalogue/artist-directory.ts';
import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import type { WarningRecord } from '@tangent/domain/insight/monitoring/warning-record.ts';
import { readQuery } from '@tangent/domain/people/search/read-query.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { chooseLanguage } from '../texts/choose-language.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { THEME_SCRIPT } from '../ui/theme-script.ts';
import { buildEmailLinkPage, type EmailLinkView } from './account/email-link-page.tsx';
import type { ApiDocument } from './api-reference/api-document.ts';
import { buildReferencePage } from './api-reference/reference-page.tsx';
import { BLOG_PATH, type FixedPath, FREE_PATH, HELP_PATH, isFixedPath } from './app-paths.ts';
import { type ArtistView, buildArtistPage } from './artist-page/artist-page.tsx';
import { buildMissingArtistPage } from './artist-page/missing-artist-page.tsx';
import { buildArtistDirectoryPage } from './artists/artist-directory-page.tsx';
import { buildBlogPage, readBlogView } from './blog/blog-page.tsx';
import { buildFeed, readFeedAddress } from './blog/feed.ts';
import { buildMissingPostPage } from './blog/not-found-page.tsx';
import { buildPostPage, findPost } from './blog/post-page.tsx';
import { buildFreePage } from './free/free-page.tsx';
import { buildAnswerPage, buildMissingAnswerPage } from './help/answer-page.tsx';
import { buildHelpPage } from './help/help-page.tsx';
import { buildLandingPage } from './landing/landing-page.tsx';
import { KEPT_QUERY_MARK, keepLanguage } from './language-address.ts';
import { findLegalPage } from './legal/documents.ts';
import { buildLegalPage } from './legal/legal-page.tsx';
import { buildMoneyPage } from './money/money-page.tsx';
import type { ListedStore } from './money/store-wall.tsx';
import type { Assets, PageContent, PageContext, PageRequest } from './page.ts';
import { describePicture, type PagePicture } from './page-picture.tsx';
import { buildCuratorPage, type CuratorView } from './playlists/curator-page.tsx';
import { buildPlaylistsPage, type PlaylistsView } from './playlists/playlists-page.tsx';
import { FanLinkDocument, type FanLinkView } from './release-page/fan-link-document.tsx';
import { FollowLinkDocument, type FollowLinkView } from './release-page/follow-link-document.tsx';
import { buildReleaseContext, type ReleaseContext } from './release-page/release-context.ts';
import { ReleaseDocument, type ReleaseView } from './release-page/release-document.tsx';
import { type AuthView, SpotifyAuthDocument } from './release-page/spotify-auth-document.tsx';
import { SiteDocument } from './site-document.tsx';
import { buildRobots, buildSitemap, type SitemapPart } from './sitemap.ts';
import { buildUpgradePage } from './upgrade/upgrade-page.tsx';
import { buildWatchPage } from './watch/watch-page.tsx';

type ManifestChunk = { readonly file: string; readonly css?: readonly string[] };

/**
 * Reads the built names of the site's script and style, from the list that the client build wrote beside this bundle.
 */
function readAssets(): Assets {
  const manifest = new URL('../client/.vite/manifest.json', import.meta.url);
  const chunks = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, ManifestChunk>;
  const entry = chunks['site/site.ts'];
  if (!entry) throw new Error('the client build has no entry site/site.ts');
  return { css: (entry.css ?? []).map((file) => `/${file}`), js: [`/${entry.file}`] };
}

/** Lists the language tags of an Accept-Language header, the most preferred first (RFC 9110, 12.5.4). */
function listPreferredLanguages(header: string): string[] {
  return header
    .split(',')
    .map((entry, order) => {
      const [tag = '', ...params] = entry.split(';').map((part) => part.trim());
      const weight = params.find((param) => param.startsWith('q='))?.slice(2);
      return { tag, order, quality: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}

export { isAppPath } from './app-paths.ts';

/** The scripts that stand inside every page of the site; a content security policy allows them by their hashes. */
export const INLINE_SCRIPTS: readonly string[] = [THEME_SCRIPT];

/** The public pages that are the same for everyone, by address. */
const PAGES: Readonly<Record<FixedPath, (context: PageContext) => PageContent>> = {
  '/': buildLandingPage,
  '/upgrade': buildUpgradePage,
  '/pro': buildUpgradePage,
};

let builtAssets: Assets | null = null;

/** Renders the HTML of a public page, or null when there is no such page. The page is complete without a script. */
export async function renderPage(
  request: PageRequest,
  assets?: Assets,
): Promise<{ status: number; html: string } | null> {
  if (request.path === BLOG_PATH || request.path.startsWith(`${BLOG_PATH}/`)) return renderBlog(request, assets);
  if (request.path === FREE_PATH) return renderFree(request, assets);
  if (request.path === HELP_PATH || request.path.startsWith(`${HELP_PATH}/`)) return renderHelp(request, assets);
  const build = findBuild(request.path);
  if (build === null) return null;
  const context = await loadPageContext(request, assets);
  return { status: 200, html: renderOnce(pages, context, build) };
}

function findBuild(path: string): ((context: PageContext) => PageContent) | null {
  if (isFixedPath(path)) return PAGES[path];
  const page = findLegalPage(path);
  return page && ((context) => buildLegalPage(context, page));
}

/** Renders the list of answers, those that a search finds, or one of them; 404 when there is no such answer. */
async function renderHelp(request: PageRequest, assets?: Assets): Promise<{ status: number; html: string }> {
  const context = await loadPageContext(request, assets);
  if (request.path === HELP_PATH) {
    const { text } = readQuery(request.query.q ?? '');
    return { status: 200, html: renderOnce(pages, context, (whole) => buildHelpPage(whole, text), text) };
  }
  const page = buildAnswerPage(context);
  if (page !== null) return { status: 200, html: renderOnce(pages, context, () => page) };
  return { status: 404, html: renderSite(context, buildMissingAnswerPage(context)).replaceAll(KEPT_QUERY_MARK, '') };
}

/** Renders the page of the free plan, with the visitor's own year. */
async function renderFree(request: PageRequest, assets?: Assets): Promise<{ status: number; html: string }> {
  const context = await loadPageContext(request, assets);
  return { status: 200, html: renderOnce(pages, context, buildFreePage, JSON.stringify(request.query)) };
}

/** Renders the page about royalties, with the list of stores. */
export async function renderMoney(
  { stores }: { stores: readonly ListedStore[] },
  request: PageRequest,
  assets?: Assets,
): Promise<string> {
  const context = await loadPageContext(request, assets);
  const names = stores.map(({ id, name }) => `${id} ${name}`).join();
  return renderOnce(pages, context, (whole) => buildMoneyPage(whole, stores), names);
}

/** Renders the list of posts, or a post; 404 when there is no such post. */
async function renderBlog(request: PageRequest, assets?: Assets): Promise<{ status: number; html: string }> {
  const context = await loadPageContext(request, assets);
  if (request.path === BLOG_PATH) {
    const view = readBlogView(context);
    const build = (whole: PageContext) => buildBlogPage(whole, view);
    return { status: 200, html: renderOnce(pages, context, build, JSON.stringify(view)) };
  }
  const post = findPost(request.path, context.language);
  if (post !== null) return { status: 200, html: renderOnce(pages, context, (whole) => buildPostPage(whole, post)) };
  return { status: 404, html: renderMissingPost(context) };
}

function renderMissingPost(context: PageContext): string {
  const html = renderSite(context, buildMissingPostPage(context));
  return html.replaceAll(KEPT_QUERY_MARK, readKeptQuery(context.request.query));
}

/** Describes the picture of a page for shared links; null when the address names none. */
export async function renderPicture(request: PageRequest): Promise<PagePicture | null> {
  const language = chooseLanguage({ query: request.query.lang ?? null, stored: null, preferred: [] });
  return describePicture(request.path, await loadTexts(language), language);
}

/** Builds a part of the sitemap. */
export function renderSitemap(part: SitemapPart, public_url: string): string {
  return buildSitemap(new URL(public_url).origin, part);
}

/** Builds robots.txt. */
export function renderRobots(public_url: string): string {
  return buildRobots(new URL(public_url).origin);
}

/** Builds a feed of the blog; null when the address names none. */
export async function renderFeed(request: PageRequest): Promise<{ type: string; body: string } | null> {
  const address = readFeedAddress(request.path);
  if (address === null) return null;
  const { language, form } = address;
  return buildFeed({ request, language, texts: await loadTexts(language) }, form);
}

/** Renders the HTML of the API reference, from the server's description of its calls. */
export async function renderApiReference(
  document: ApiDocument,
  request: PageRequest,
  assets?: Assets,
): Promise<string> {
  const context = await loadPageContext(request, assets);
  const known = references.get(document) ?? new Map<string, KeptPage>();
  references.set(document, known);
  return renderOnce(known, context, (whole) => buildReferencePage(whole, document));
}

/** Renders the public directory of artists. */
export async function renderArtistDirectory(
  page: ArtistDirectoryPage,
  request: PageRequest,
  assets?: Assets,
): Promise<string> {
  const context = await loadPageContext(request, assets);
  const view = JSON.stringify([page, request.query]);
  return renderOnce(pages, context, (whole) => buildArtistDirectoryPage(whole, page), view);
}

/** Renders the public page of an artist, or 'not found' with status 404. */
export async function renderArtist(
  { page, notice }: ArtistView,
  request: PageRequest,
  assets?: Assets,
): Promise<{ status: number; html: string }> {
  const context = await loadPageContext(request, assets);
  if (page === null) return { status: 404, html: renderOnce(pages, context, buildMissingArtistPage) };
  const build = (whole: PageContext) => buildArtistPage(whole, { page, notice });
  // The outcome of a form is for one visitor only.
  const html =
    notice === null ? renderOnce(pages, context, build, JSON.stringify(page)) : renderSite(context, build(context));
  return { status: 200, html: html.replaceAll(KEPT_QUERY_MARK, '') };
}

/** Renders the page behind a link in an email to a follower of an artist. */
export async function renderFollowLink(view: FollowLinkView, request: PageRequest): Promise<string> {
  const context = await loadPageContext(request, { css: [], js: [] });
  return renderMarkup(<FollowLinkDocument context={context} view={view} />);
}

/** Renders the public list of playlists (S2-033). */
export async function renderPlaylists(view: PlaylistsView, request: PageRequest, assets?: Assets): Promise<string> {
  const context = await loadPageContext(request, assets);
  const build = (whole: PageContext) => buildPlaylistsPage(whole, view);
  return renderOnce(pages, context, build, JSON.stringify([view, request.query]));
}

/** Renders the page about stream monitoring, with its record. */
export async function renderWatch(record: WarningRecord, request: PageRequest, assets?: Assets): Promise<string> {
  const context = await loadPageContext(request, assets);
  return renderOnce(pages, context, (whole) => buildWatchPage(whole, record), JSON.stringify(record));
}

/** Renders the page on which a curator answers a pitch; null for a link that is not ours. */
export async function renderCurator(
  view: CuratorView | 'gone' | null,
  request: PageRequest,
  assets?: Assets,
): Promise<string> {
  const context = await loadPageContext(request, assets);
  return renderSite(context, buildCuratorPage(context, view));
}

/** Renders the public page of a release, or 'not available' with status 404. */
export async function renderRelease(
  view: ReleaseView,
  request: PageRequest,
): Promise<{ status: number; html: string }> {
  // Its style and script are part of the document.
  const context = await loadPageContext(request, { css: [], js: [] });
  const html = renderMarkup(<ReleaseDocument context={context} view={view} />);
  return { status: view.page === null ? 404 : 200, html };
}

/** Renders the window of a round trip to Spotify (S2-056). */
export async function renderSpotifyAuth(
  view: AuthView & { release: FanRelease },
  request: PageRequest,
): Promise<string> {
  const context = await loadPageContext(request, { css: [], js: [] });
  const release = findReleaseContext(context, view.release);
  return renderMarkup(<SpotifyAuthDocument context={context} view={view} release={release} />);
}

/** Renders the page behind a link in an email to a fan. */
export async function renderFanLink(
  view: FanLinkView & { release: FanRelease },
  request: PageRequest,
): Promise<string> {
  const context = await loadPageContext(request, { css: [], js: [] });
  const release = findReleaseContext(context, view.release);
  return renderMarkup(<FanLinkDocument context={context} view={view} release={release} />);
}

/** Renders the page that asks an account owner to confirm an address. */
export async function renderEmailLink(view: EmailLinkView, request: PageRequest, assets?: Assets): Promise<string> {
  const context = await loadPageContext(request, assets);
  return renderSite(context, buildEmailLinkPage(context, view));
}

type FanRelease = { readonly page: ReleasePage; readonly today: string } | null;

function findReleaseContext(context: PageContext, release: FanRelease): ReleaseContext | null {
  return release && buildReleaseContext(context, release.page, release.today);
}

async function loadPageContext(request: PageRequest, assets?: Assets): Promise<PageContext> {
  const language = chooseLanguage({
    query: request.query.lang ?? null,
    stored: null,
    preferred: listPreferredLanguages(request.accept_language),
  });
  return { request, language, texts: await loadTexts(language), assets: assets ?? builtAssetsOnce() };
}

function builtAssetsOnce(): Assets {
  builtAssets ??= readAssets();
  return builtAssets;
}

/** A page is up to 0.1 MB long, so that all together take little of the memory of a process. */
const KEPT_PAGES = 500;

/** Rendered pages by everything they depend on, and the references of each description. */
const pages = new Map<string, KeptPage>();
const references = new WeakMap<ApiDocument, Map<string, KeptPage>>();

/** `plain` is for an address without a query, and the same string for everyone, so that it is compressed only once. */
interface KeptPage {
  marked: string;
  plain: string;
}

/**
 * Renders a page once for all requests that get the same one: that takes longer than everything else a visitor can ask
 * for. `view` names what the page shows beside its own texts. The pages asked for last are kept.
 */
function renderOnce(
  known: Map<string, KeptPage>,
  { request, ...context }: PageContext,
  build: (context: PageContext) => PageContent,
  view = '',
): string {
  const { query, accept_language, ...values } = request;
  const parts = [values, context.language, query.lang === context.language, context.assets, view];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64');
  const whole = { ...context, request };
  const page = known.get(key) ?? keepPage(renderSite(whole, build(whole)));
  known.delete(key);
  known.set(key, page);
  const [oldest] = known.keys();
  if (known.size > KEPT_PAGES && oldest !== undefined) known.delete(oldest);
  const kept = readKeptQuery(query);
  return kept === '' ? page.plain : page.marked.replaceAll(KEPT_QUERY_MARK, kept);
}

function keepPage(marked: string): KeptPage {
  return { marked, plain: marked.replaceAll(KEPT_QUERY_MARK, '') };
}

/** Longer values are no filter or code of ours, and would stand in every link to a language. */
const KEPT_VALUE_MAX_CHARS = 200;

/**
 * Returns what links to other languages keep of a query, as HTML: filters, and who recommended the product. Empty
 * without any.
 */
function readKeptQuery(query: PageRequest['query']): string {
  const kept = Object.entries(query).filter(([name, value]) => name !== 'lang' && value.length <= KEPT_VALUE_MAX_CHARS);
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `&amp;${text.replaceAll('&', '&amp;')}`;
}

/** Renders a page in the frame of the site, in the language that its address asks for or that fits the visitor. */
function renderSite(context: PageContext, content: PageContent): string {
  const html = renderMarkup(<SiteDocument context={context} content={content} />);
  return context.request.query.lang === context.language ? keepLanguage(html, context.language) : html;
}

function renderMarkup(element: React.ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(element)}`;
}
