import {
  APP_PATHS,
  CATALOG_PATH,
  HELP_PATH,
  isAppPath,
  isSitePath,
  PLAYLISTS_PATH,
  STORES_ADDRESS,
} from '../../site/app-paths.ts';

/** The addresses of all navigation entries, in the order of the menus. */
const NAV_PATHS = {
  home: '/',
  dashboard: APP_PATHS.dashboard,
  releases: APP_PATHS.releases,
  new_release: APP_PATHS.new_release,
  artists: APP_PATHS.artists,
  analytics: APP_PATHS.analytics,
  playlists: PLAYLISTS_PATH,
  royalties: APP_PATHS.royalties,
  collaborators: `${APP_PATHS.royalties}?view=splits`,
  tools: APP_PATHS.tools,
  account: APP_PATHS.account,
  profile: APP_PATHS.account,
  settings: APP_PATHS.account,
  billing: APP_PATHS.account_subscription,
  notifications: APP_PATHS.account_notifications,
  catalog: CATALOG_PATH,
  stores: STORES_ADDRESS,
  help: HELP_PATH,
} as const;

export type NavName = keyof typeof NAV_PATHS;
/** `leaves` marks a page that the app's router does not show. */
export type NavEntry = { readonly name: NavName; readonly path: string; readonly leaves: boolean };

/** The groups of the small-screen menu and their entries. */
export const NAV_GROUPS = {
  menu_music: [
    'dashboard',
    'releases',
    'new_release',
    'artists',
    'analytics',
    'playlists',
    'royalties',
    'collaborators',
    'tools',
  ],
  menu_account: ['account', 'profile', 'settings', 'billing', 'notifications'],
  menu_more: ['home', 'catalog', 'stores', 'help'],
} as const satisfies Record<string, readonly NavName[]>;

/** The navbar of signed-in users (S2-069 to S2-072). */
export const BAR_ENTRIES = ['dashboard', 'releases', 'analytics', 'tools'] as const satisfies readonly NavName[];

/** Whether an address shows a screen of the app or a public page. Pages that are not built yet are not offered. */
export function isPageAvailable(path: string): boolean {
  const [plain = '/'] = path.split(/[?#]/);
  return isAppPath(plain) || isSitePath(plain);
}

/** Returns the entries that have a page, in the same order. */
export function listNavEntries(names: readonly NavName[]): NavEntry[] {
  return names.flatMap((name): NavEntry[] => {
    const path = NAV_PATHS[name];
    return isPageAvailable(path) ? [{ name, path, leaves: !isAppPath(path.split(/[?#]/)[0] ?? path) }] : [];
  });
}
