/** Every address of the signed-in app, as its routes and the server know it. Other addresses are public pages or nothing. */
export const APP_PATHS = {
  login: '/auth/login',
  signup: '/auth/signup',
  forgot_password: '/auth/forgot-password',
  reset_password: '/auth/reset-password',
  /** Where Apple sends people back to. */
  auth_callback: '/auth/callback',
  dashboard: '/dashboard',
  blocked: '/account/blocked',
  account: '/account',
  account_subscription: '/account/subscription',
  account_notifications: '/account/notifications',
  account_payout: '/account/payout',
  releases: '/distributions',
  new_release: '/distributions/new',
  new_release_step: '/distributions/new/:step',
  release: '/distributions/:id',
  change_release: '/distributions/:id/change',
  edit_release: '/distributions/:id/edit',
  edit_release_step: '/distributions/:id/edit/:step',
  artists: '/artists',
  new_artist: '/artists/new',
  edit_artist: '/artists/:id/edit',
  royalties: '/royalties',
  analytics: '/analytics',
  monitoring: '/analytics/watch',
  fraud_case: '/analytics/watch/:id',
  reviews: '/backoffice/reviews',
  review: '/backoffice/reviews/:id',
  deliveries: '/backoffice/deliveries',
  delivery: '/backoffice/deliveries/:id',
  stores: '/backoffice/stores',
  changes: '/backoffice/changes',
  audit: '/backoffice/audit',
  users: '/backoffice/people',
  user: '/backoffice/people/:id',
  sales: '/backoffice/sales',
  sales_file: '/backoffice/sales/:id',
  suspense: '/backoffice/sales/suspense',
  staff_monitoring: '/backoffice/watch',
  withdrawals: '/backoffice/withdrawals',
  withdrawal: '/backoffice/withdrawals/:id',
  books: '/backoffice/books',
  /** Every component in every state; the server does not know it in production. */
  kit: '/kit',
} as const;

/** Pages that are files of their own, outside app and public site; the footers name them in this order. */
export const LEGAL_PAGES = [
  { name: 'terms', path: '/legal/terms.html' },
  { name: 'privacy', path: '/legal/privacy.html' },
  { name: 'cookies', path: '/legal/cookies.html' },
] as const;

/** The public pages, which the server renders whole. A page that joins them joins the navigation too. */
const SITE_PATHS = ['/', '/upgrade', '/pro'] as const;
export type SitePath = (typeof SITE_PATHS)[number];

/** Pages that navbar, footer and menus name as soon as they exist (S2-054, S2-084). */
export const CATALOG_PATH = '/artists-catalog';

/** Where plans are compared and bought; /pro shows the same, and this is the address it goes by. */
export const UPGRADE_PATH = '/upgrade' satisfies SitePath;

const PATTERNS = Object.values(APP_PATHS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** Whether the app shows this address; the server then answers with the app's shell. */
export function isAppPath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

export function isSitePath(path: string): path is SitePath {
  return (SITE_PATHS as readonly string[]).includes(path);
}
