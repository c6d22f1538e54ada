import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArtistDirectoryPage } from '@tangent/contract/catalogue/artist-directory.ts';
import type { PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import type { Pitch, Playlist, PlaylistFilter } from '@tangent/contract/promotion/playlist.ts';
import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import type { StoreCategory } from '@tangent/domain/catalogue/store/store.ts';
import type { WarningRecord } from '@tangent/domain/insight/monitoring/warning-record.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import type { SitePicture } from './draw-site-picture.ts';

/** The data from which a page of the public site is rendered. */
export interface PageRequest {
  path: string;
  query: Record<string, string>;
  /** The `Accept-Language` header, empty without one. */
  accept_language: string;
  is_signed_in: boolean;
  /** The plan of the signed-in user. */
  plan: Plan | null;
  product_name: string;
  public_url: string;
  social_links: readonly string[];
  /** The help centre. */
  help_url: string;
  /** Visitors write to this address. */
  support_email: string;
  /** Of the response, for inline scripts and styles; null on pages of the site, which have none of their own. */
  nonce: string | null;
  /** Of the start page: a release whose public page it shows as an example. */
  demo_release?: DemoRelease | null;
}

/** A release in stores that the start page leads to. */
export interface DemoRelease {
  path: string;
  title: string;
  artist: string;
}

/** The data of a request for the public page of a release. */
export interface ReleaseView {
  page: ReleasePage | null;
  today: string;
  /** The campaign of the release, while its page is the pre-save page. */
  presave: {
    is_open: boolean;
    earlier_date: string | null;
    has_spotify: boolean;
    is_test_mode: boolean;
    in_app: string | null;
    is_android: boolean;
    notice:
      | { kind: 'saved'; leave_path: string | null }
      | { kind: 'failed' | 'limited' }
      | { kind: 'requested'; address: string }
      | { kind: 'invalid'; email: string; artist_may_write: boolean }
      | null;
  } | null;
  /** The page is still to come, and only its owner sees it. */
  preview?: { states: readonly ReleasePage['state'][] };
}

/** The data of a request for the public page of an artist. */
interface ArtistView {
  page: PublicArtistPage | null;
  /** The outcome of the form that was just sent. */
  notice: { kind: 'requested'; address: string } | { kind: 'invalid'; email: string } | { kind: 'limited' } | null;
}

/** The release that a page for fans is about; null when there is nothing to show. */
type FanRelease = { page: ReleasePage; today: string } | null;

/** The playlists that the public list shows, and the filter that chose them. */
interface PlaylistsView {
  items: Playlist[];
  total: number;
  filter: PlaylistFilter;
}

/** The pitch that a curator reads and answers. */
export interface CuratorView {
  playlist: string;
  curator: string;
  song: string;
  artist: string;
  release: string;
  release_date: string | null;
  text: string;
  state: Pitch['state'];
  due_on: string;
  listening_path: string | null;
  notice: 'answered' | 'incomplete' | 'closed' | null;
}

/** The window of a round trip to Spotify. */
interface SpotifyAuthView {
  state: 'waiting' | 'saved' | 'failed';
  ticket: string | null;
  consent_url: string | null;
  leave_path: string | null;
  release: FanRelease;
}

/** The page behind a link in an email to a fan. */
interface FanLinkView {
  purpose: 'confirm' | 'leave';
  state: 'ask' | 'done' | 'dead';
  release: FanRelease;
}

/** The page behind a link in an email to a follower of an artist. */
interface FollowLinkView {
  purpose: 'confirm' | 'leave';
  state: 'ask' | 'done' | 'dead';
  name: string | null;
  page: PublicArtistPage | null;
}

/** The page that asks an account owner to confirm an address. */
interface EmailLinkView {
  purpose: 'verify_email' | 'change_email' | 'unsubscribe' | 'unsubscribed';
  email: string;
}

/** A part of the sitemap: the list of all parts, the pages of the site, or pages of releases or artists. */
type SitemapPart =
  | { kind: 'index'; release_parts: number; artist_parts: number }
  | { kind: 'pages' }
  | { kind: 'releases' | 'artists'; keys: readonly { key: string; changed_on: string }[] };

/** A store as the public list names it. */
interface ListedStore {
  id: string;
  name: string;
  category: StoreCategory;
}

interface Page {
  status: number;
  html: string;
}

/** The built web: static files, the shell of the signed-in app, and the pages of the public site. */
export interface WebBuild {
  client_folder: string;
  shell: string;
  /** The scripts that stand inside every page of the site. */
  inline_scripts: readonly string[];
  /** Null for a page that does not exist. */
  renderPage(request: PageRequest): Promise<Page | null>;
  /** The API reference, rendered from the description of the calls. */
  renderApiReference(description: object, request: PageRequest): Promise<string>;
  /** The page about royalties, with the list of stores. */
  renderMoney(view: { stores: readonly ListedStore[] }, request: PageRequest): Promise<string>;
  /** The parts of the picture of a page; null for an address that names none. */
  renderPicture(request: PageRequest): Promise<SitePicture | null>;
  renderSitemap(part: SitemapPart, public_url: string): string;
  renderRobots(public_url: string): string;
  /** A feed of the blog; null for an address that names none. */
  renderFeed(request: PageRequest): Promise<{ type: string; body: string } | null>;
  renderArtistDirectory(page: ArtistDirectoryPage, request: PageRequest): Promise<string>;
  /** The public page of an artist; status 404 when there is nothing to show. */
  renderArtist(view: ArtistView, request: PageRequest): Promise<Page>;
  /** The public page of a release; status 404 when there is nothing to show. */
  renderRelease(view: ReleaseView, request: PageRequest): Promise<Page>;
  renderSpotifyAuth(view: SpotifyAuthView, request: PageRequest): Promise<string>;
  renderFollowLink(view: FollowLinkView, request: PageRequest): Promise<string>;
  renderFanLink(view: FanLinkView, request: PageRequest): Promise<string>;
  renderEmailLink(view: EmailLinkView, request: PageRequest): Promise<string>;
  renderPlaylists(view: PlaylistsView, request: PageRequest): Promise<string>;
  renderWatch(record: WarningRecord, request: PageRequest): Promise<string>;
  /** Null for a link that is not ours. */
  renderCurator(view: CuratorView | 'gone' | null, request: PageRequest): Promise<string>;
  isAppPath(path: string): boolean;
}

type SiteModule = Omit<WebBuild, 'client_folder' | 'shell' | 'inline_scripts'> & { INLINE_SCRIPTS: readonly string[] };

export async function loadWeb(folder: string): Promise<WebBuild> {
  const client_folder = path.resolve(folder, 'client');
  const site: SiteModule = await import(pathToFileURL(path.resolve(folder, 'site/render.js')).href);
  return {
    client_folder,
    shell: fs.readFileSync(path.join(client_folder, 'index.html'), 'utf8'),
    inline_scripts: site.INLINE_SCRIPTS,
    renderPage: site.renderPage,
    renderApiReference: site.renderApiReference,
    renderMoney: site.renderMoney,
    renderSitemap: site.renderSitemap,
    renderRobots: site.renderRobots,
    renderPicture: site.renderPicture,
    renderFeed: site.renderFeed,
    renderArtistDirectory: site.renderArtistDirectory,
    renderArtist: site.renderArtist,
    renderRelease: site.renderRelease,
    renderSpotifyAuth: site.renderSpotifyAuth,
    renderFollowLink: site.renderFollowLink,
    renderFanLink: site.renderFanLink,
    renderEmailLink: site.renderEmailLink,
    renderPlaylists: site.renderPlaylists,
    renderWatch: site.renderWatch,
    renderCurator: site.renderCurator,
    isAppPath: site.isAppPath,
  };
}
