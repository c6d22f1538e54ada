/**
 * Every address of the signed-in app, for its routes and for the server. All other addresses are public pages or do not
 * exist.
 */
export const APP_PATHS = {
  login: '/auth/login',
  signup: '/auth/signup',
  forgot_password: '/auth/forgot-password',
  reset_password: '/auth/reset-password',
  /** The address to which Apple redirects users. */
  auth_callback: '/auth/callback',
  /** Open to anyone. */
  made_here: '/made-here',
  dashboard: '/dashboard',
  blocked: '/account/blocked',
  account: '/account',
  account_subscription: '/account/subscription',
  account_notifications: '/account/notifications',
  account_payout: '/account/payout',
  webhook: '/account/webhooks/:id',
  releases: '/distributions',
  new_release: '/distributions/new',
  new_release_step: '/distributions/new/:step',
  release: '/distributions/:id',
  change_release: '/distributions/:id/change',
  handover: '/distributions/:id/handover',
  edit_release: '/distributions/:id/edit',
  edit_release_step: '/distributions/:id/edit/:step',
  artists: '/artists',
  new_artist: '/artists/new',
  edit_artist: '/artists/:id/edit',
  royalties: '/royalties',
  tools: '/tools',
  smart_links: '/tools/smartlinks',
  smart_link: '/tools/smartlinks/:id',
  request_form: '/forms/:form',
  referral: '/referral-program',
  claims: '/tools/claims',
  move: '/tools/moves/:id',
  pitch: '/playlists/:id/submit',
  pitches: '/tools/pitches',
  analytics: '/analytics',
  track_analytics: '/analytics/tracks/:id',
  monitoring: '/analytics/watch',
  fraud_case: '/analytics/watch/:id',
  presaves: '/tools/presave',
  presave: '/tools/presave/:id',
  banners: '/tools/banner-generator',
  lyrics: '/tools/lyrics',
  lyric: '/tools/lyrics/:id',
  masterings: '/tools/mastering',
  mastering: '/tools/mastering/:id',
  staff_home: '/backoffice',
  reviews: '/backoffice/reviews',
  review: '/backoffice/reviews/:id',
  deliveries: '/backoffice/deliveries',
  delivery: '/backoffice/deliveries/:id',
  stores: '/backoffice/stores',
  changes: '/backoffice/changes',
  playlists: '/backoffice/playlists',
  referrals: '/backoffice/referrals',
  staff_claims: '/backoffice/claims',
  staff_claim: '/backoffice/claims/:id',
  staff_fines: '/backoffice/fines',
  staff_fine: '/backoffice/fines/:id',
  staff_requests: '/backoffice/requests',
  staff_request: '/backoffice/requests/:id',
  audit: '/backoffice/audit',
  users: '/backoffice/people',
  user: '/backoffice/people/:id',
  sales: '/backoffice/sales',
  sales_file: '/backoffice/sales/:id',
  suspense: '/backoffice/sales/suspense',
  staff_monitoring: '/backoffice/watch',
  withdrawals: '/backoffice/withdrawals',
  withdrawal: '/backoffice/withdrawals/:id',
  ledger: '/backoffice/books',
  /** Every component in every state; in production the server does not serve it. */
  kit: '/kit',
} as const;

/** The pages of law and help; the footers list them in this order. */
export const LEGAL_PATHS = {
  terms: '/legal/terms.html',
  privacy: '/legal/privacy.html',
  cookies: '/legal/cookies.html',
  contact: '/legal/contact.html',
} as const;
export type LegalPage = keyof typeof LEGAL_PATHS;

/** Lists name and address of the pages of law and help. */
export function listLegalPages(): [LegalPage, string][] {
  return Object.entries(LEGAL_PATHS) as [LegalPage, string][];
}

/** The parts of the terms that a release and an invitation lead to. */
export const RELEASE_TERMS_ADDRESS = `${LEGAL_PATHS.terms}#release-terms`;
export const REFERRAL_TERMS_ADDRESS = `${LEGAL_PATHS.terms}#referral`;

/** The public pages that are the same for everyone with the same language and plan. */
const FIXED_PATHS = ['/', '/upgrade', '/pro'] as const;
export type FixedPath = (typeof FIXED_PATHS)[number];

/** The public directory of artists (S2-054, S2-084). */
export const CATALOG_PATH = '/artists-catalog';

/** Where the money goes, and every store by name (S2-052); navigation entries for stores lead to its list (S2-147). */
export const MONEY_PATH = '/music-distribution-and-monetization';
export const STORES_ADDRESS = `${MONEY_PATH}#stores`;

/** The free plan, and what a year costs (S2-053). */
export const FREE_PATH = '/free-music-distribution';

/** The list of posts; each post is one step below it. */
export const BLOG_PATH = '/blog';

/** The answers of the help; each answer is one step below it. */
export const HELP_PATH = '/help';

/** The public list of playlists (S2-033). */
export const PLAYLISTS_PATH = '/playlists';

/** How we watch over streams, and how often our warnings were right. */
export const WATCH_PATH = '/stream-monitoring';

/** The public pages, which the server renders completely. */
const SITE_PATHS = [
  ...FIXED_PATHS,
  CATALOG_PATH,
  BLOG_PATH,
  MONEY_PATH,
  FREE_PATH,
  PLAYLISTS_PATH,
  WATCH_PATH,
  HELP_PATH,
] as const;
export type SitePath = (typeof SITE_PATHS)[number];

/** The page that compares and sells plans; /pro shows the same, and this is the canonical address. */
export const UPGRADE_PATH = '/upgrade' satisfies SitePath;

const PATTERNS = Object.values(APP_PATHS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** Whether the app shows this address; the server then responds with the app's shell. */
export function isAppPath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

export function isFixedPath(path: string): path is FixedPath {
  return (FIXED_PATHS as readonly string[]).includes(path);
}

export function isSitePath(path: string): path is SitePath {
  return (SITE_PATHS as readonly string[]).includes(path);
}

/** The pages of what plans sell, by its row in their comparison. */
const PAGES_OF_FEATURES: Readonly<Record<string, string>> = {
  presave: '/tools/presave',
  smart_links: '/tools/smartlinks',
};

/** Lists the rows of the plan comparison whose page does not exist yet: they are marked until it does. */
export function listComingFeatures(): string[] {
  return Object.keys(PAGES_OF_FEATURES).filter((row) => !isAppPath(PAGES_OF_FEATURES[row] ?? ''));
}
