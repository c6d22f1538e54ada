import type { TFunction } from 'i18next';
import { APP_PATHS, LEGAL_PATHS, STORES_ADDRESS, UPGRADE_PATH } from '../site/app-paths.ts';

const form = (name: string) => APP_PATHS.request_form.replace(':form', name);
const setting = (part: string) => `${APP_PATHS.account}#${part}`;
const money = (view: string) => `${APP_PATHS.royalties}?view=${view}`;

/** The places that answers lead to; the names are those of the places themselves. */
const PATHS = {
  new_release: APP_PATHS.new_release,
  releases: APP_PATHS.releases,
  artists: APP_PATHS.artists,
  royalties: APP_PATHS.royalties,
  collaborators: money('splits'),
  stores: STORES_ADDRESS,
  withdraw: `${APP_PATHS.royalties}#withdraw`,
  statements: money('statements'),
  lines: money('entries'),
  months: money('months'),
  payout_method: APP_PATHS.account_payout,
  password: setting('password'),
  two_factor: setting('two-factor'),
  devices: setting('devices'),
  api_tokens: setting('tokens'),
  archive: setting('archive'),
  plan: APP_PATHS.account_subscription,
  invoices: `${APP_PATHS.account_subscription}#payments`,
  emails: APP_PATHS.account_notifications,
  upgrade: UPGRADE_PATH,
  stream_watch: APP_PATHS.monitoring,
  contact: LEGAL_PATHS.contact,
  presave: APP_PATHS.presaves,
  smart_links: APP_PATHS.smart_links,
  banner: APP_PATHS.banners,
  playlists: '/playlists',
  mastering: APP_PATHS.masterings,
  cover_art: `${APP_PATHS.tools}?open=cover-art`,
  lyrics: APP_PATHS.lyrics,
  referral: APP_PATHS.referral,
  claims: APP_PATHS.claims,
  'whitelist-youtube': form('whitelist-youtube'),
  'instagram-linking': form('instagram-linking'),
  'content-relocation': form('content-relocation'),
  'metadata-change': form('metadata-change'),
} as const;

export type HelpPlace = keyof typeof PATHS;

const ENTRIES = ['new_release', 'releases', 'artists', 'royalties', 'collaborators', 'stores'] as const;
const TOOLS = [
  'presave',
  'smart_links',
  'banner',
  'playlists',
  'mastering',
  'cover_art',
  'lyrics',
  'referral',
  'claims',
  'whitelist-youtube',
  'instagram-linking',
  'content-relocation',
  'metadata-change',
] as const;

const isOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** Returns address and name of a place. */
export function describePlace(place: HelpPlace, t: TFunction): { path: string; label: string } {
  const path = PATHS[place];
  if (isOf(ENTRIES, place)) return { path, label: t(`shell.entry.${place}`) };
  if (isOf(TOOLS, place)) return { path, label: t(`tools.name.${place}`) };
  if (place === 'stream_watch') return { path, label: t('watch.title') };
  if (place === 'contact') return { path, label: t('navigation.contact') };
  return { path, label: t(`palette.name.${place}`) };
}
