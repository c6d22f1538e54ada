import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, Outlet, type RouteObject, useRouteError } from 'react-router';
import { Dashboard } from '../screens/insight/dashboard/dashboard.tsx';
import { APP_PATHS } from '../site/app-paths.ts';
import { AppFooter } from './app-footer.tsx';
import { ErrorPage } from './error-page.tsx';
import type { Audience } from './find-redirect-path.ts';
import { guard } from './guard.ts';
import type { LateScreen } from './late-screens.ts';
import { loadPart } from './load-part.ts';
import { LoadingPage } from './loading-page.tsx';
import { navigateTo } from './navigation.ts';
import { withTexts } from './page-texts.ts';
import { Root, type RouteHandle } from './root.tsx';
import { Shell } from './shell.tsx';

/** Replaces a page of the app that failed to render. */
function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} />;
}

/** The frame of pages without a header. */
function BareShell() {
  return (
    <div className="flex min-h-svh flex-col">
      <main id="main" className="w-full flex-1 px-4 py-8 sm:px-8 sm:py-16">
        <Outlet />
      </main>
      <AppFooter />
    </div>
  );
}

const lazyRoute = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadPart(withTexts(load)) });

/** Builds the route of one page: its title, its address and the file that loads on navigation. */
function page(title: string, path: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: lazyRoute(load) };
}

/** The screen that most visits start with: it is part of the app bundle and needs only the first part of the texts. */
const DASHBOARD: RouteObject = {
  path: APP_PATHS.dashboard,
  handle: { title: 'Dashboard' } satisfies RouteHandle,
  Component: Dashboard,
};

/** Groups the pages of one audience. The loader makes the guard run on every navigation, not only on the first. */
function pagesFor(audience: Audience, children: RouteObject[], Component?: ComponentType): RouteObject {
  return {
    middleware: [guard(audience)],
    loader: () => null,
    shouldRevalidate: () => true,
    ...(Component ? { Component } : {}),
    children,
  };
}

/** Leaves server-rendered pages and unknown addresses to the server. */
function leaveToServer(): Promise<null> {
  location.replace('/');
  return new Promise(() => {});
}

/** Leaves signing in and up to their separate program. */
function leaveToAuthApp({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  navigateTo(pathname + search);
  return new Promise(() => {});
}

/** The files of some screens are listed in a file of their own, which most visits never load. */
function latePage(title: string, name: LateScreen): RouteObject {
  return page(title, APP_PATHS[name], async () => (await import('./late-screens.ts')).LATE_SCREENS[name]());
}

const wizard = async () => (await import('../screens/releases/wizard/release-wizard.tsx')).ReleaseWizard;

const BLOCKED_PAGES = [
  page('Account', APP_PATHS.blocked, async () => (await import('../screens/auth/blocked/blocked.tsx')).Blocked),
];

const USER_PAGES = [
  DASHBOARD,
  page(
    'Releases',
    APP_PATHS.releases,
    async () => (await import('../screens/releases/list/release-list.tsx')).ReleaseList,
  ),
  page('New release', APP_PATHS.new_release, wizard),
  page('New release', APP_PATHS.new_release_step, wizard),
  page(
    'Release',
    APP_PATHS.release,
    async () => (await import('../screens/releases/detail/release-detail.tsx')).ReleaseDetail,
  ),
  page(
    'Change release',
    APP_PATHS.change_release,
    async () => (await import('../screens/releases/change/release-change.tsx')).ReleaseChange,
  ),
  page('Edit release', APP_PATHS.edit_release, wizard),
  page('Edit release', APP_PATHS.edit_release_step, wizard),
  page(
    'Pre-save',
    APP_PATHS.presaves,
    async () => (await import('../screens/tools/presave/campaign-list.tsx')).CampaignList,
  ),
  page(
    'Pre-save campaign',
    APP_PATHS.presave,
    async () => (await import('../screens/tools/presave/campaign-detail.tsx')).CampaignDetail,
  ),
  page(
    'Royalties',
    APP_PATHS.royalties,
    async () => (await import('../screens/money/royalties/royalties.tsx')).Royalties,
  ),
  page(
    'Analytics',
    APP_PATHS.analytics,
    async () => (await import('../screens/insight/analytics/analytics.tsx')).Analytics,
  ),
  page(
    'Stream watch',
    APP_PATHS.monitoring,
    async () => (await import('../screens/insight/monitoring/fraud-case-list.tsx')).FraudCaseList,
  ),
  page(
    'Stream watch',
    APP_PATHS.fraud_case,
    async () => (await import('../screens/insight/monitoring/fraud-case.tsx')).FraudCase,
  ),
  page('Tools', APP_PATHS.tools, async () => (await import('../screens/tools/hub/tools.tsx')).Tools),
  page(
    'Smart links',
    APP_PATHS.smart_links,
    async () => (await import('../screens/tools/smart-links/smart-link-list.tsx')).SmartLinkList,
  ),
  page(
    'Smart link',
    APP_PATHS.smart_link,
    async () => (await import('../screens/tools/smart-link/smart-link.tsx')).SmartLink,
  ),
  page(
    'Banners',
    APP_PATHS.banners,
    async () => (await import('../screens/tools/banner/banner-generator.tsx')).BannerGenerator,
  ),
  page(
    'Lyrics',
    APP_PATHS.lyrics,
    async () => (await import('../screens/studio/lyrics/lyrics-screen.tsx')).LyricsScreen,
  ),
  page('Lyric', APP_PATHS.lyric, async () => (await import('../screens/studio/lyric/lyric-screen.tsx')).LyricScreen),
  page(
    'Mastering',
    APP_PATHS.masterings,
    async () => (await import('../screens/studio/mastering/mastering-screen.tsx')).MasteringScreen,
  ),
  page(
    'Mastering',
    APP_PATHS.mastering,
    async () => (await import('../screens/studio/master/master-screen.tsx')).MasterScreen,
  ),
  latePage('Referral program', 'referral'),
  latePage('Move', 'move'),
  latePage('Handover', 'handover'),
  latePage('Claims', 'claims'),
  page('Pitch', APP_PATHS.pitch, async () => (await import('../screens/tools/pitch/pitch-screen.tsx')).PitchScreen),
  page('Pitches', APP_PATHS.pitches, async () => (await import('../screens/tools/pitches/pitch-list.tsx')).PitchList),
  latePage('Request', 'request_form'),
  page('Artists', APP_PATHS.artists, async () => (await import('../screens/artists/list/artist-list.tsx')).ArtistList),
  page(
    'New artist',
    APP_PATHS.new_artist,
    async () => (await import('../screens/artists/new/artist-new.tsx')).ArtistNew,
  ),
  page(
    'Edit artist',
    APP_PATHS.edit_artist,
    async () => (await import('../screens/artists/edit/artist-edit.tsx')).ArtistEdit,
  ),
  latePage('Webhook', 'webhook'),
];

/** The pages of the account screen; each tab is a page. */
const ACCOUNT_PAGES = [
  page('Account', APP_PATHS.account, async () => (await import('../screens/account/personal-tab.tsx')).PersonalTab),
  page(
    'Account',
    APP_PATHS.account_subscription,
    async () => (await import('../screens/account/subscription-tab.tsx')).SubscriptionTab,
  ),
  page(
    'Account',
    APP_PATHS.account_notifications,
    async () => (await import('../screens/account/notifications-tab.tsx')).NotificationsTab,
  ),
  page(
    'Account',
    APP_PATHS.account_payout,
    async () => (await import('../screens/account/payout-tab/payout-tab.tsx')).PayoutTab,
  ),
];

const ACCOUNT_SCREEN: RouteObject = {
  lazy: lazyRoute(async () => (await import('../screens/account/account-screen.tsx')).AccountScreen),
  children: ACCOUNT_PAGES,
};

const STAFF_PAGES = [
  latePage('Reviews', 'reviews'),
  latePage('Review', 'review'),
  latePage('Deliveries', 'deliveries'),
  latePage('Delivery', 'delivery'),
  latePage('Stores', 'stores'),
  latePage('Changes', 'changes'),
  latePage('Playlists', 'playlists'),
  latePage('Referrals', 'referrals'),
  latePage('Claims', 'staff_claims'),
  latePage('Claim', 'staff_claim'),
  latePage('Requests', 'staff_requests'),
  latePage('Request', 'staff_request'),
  latePage('Users', 'users'),
  latePage('User', 'user'),
  latePage('Sales', 'sales'),
  latePage('Sales file', 'sales_file'),
  latePage('Unmatched lines', 'suspense'),
  latePage('Stream watch', 'staff_monitoring'),
  latePage('Withdrawals', 'withdrawals'),
  latePage('Withdrawal', 'withdrawal'),
  latePage('Ledger', 'books'),
  latePage('Log', 'audit'),
];

const STAFF_SCREEN: RouteObject = {
  lazy: lazyRoute(async () => (await import('./backoffice-frame.tsx')).BackofficeFrame),
  children: STAFF_PAGES,
};

const KIT_PAGE = latePage('Kit', 'kit');

/** Every page of the app, for its router. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: LoadingPage,
    ErrorBoundary: RouteErrorPage,
    children: [
      { path: '/auth/*', loader: leaveToAuthApp },
      pagesFor('blocked', BLOCKED_PAGES, BareShell),
      pagesFor('user', [{ ErrorBoundary: RouteErrorPage, children: [...USER_PAGES, ACCOUNT_SCREEN] }], Shell),
      pagesFor('staff', [{ ErrorBoundary: RouteErrorPage, children: [STAFF_SCREEN] }], Shell),
      KIT_PAGE,
      { path: '*', loader: leaveToServer },
    ],
  },
];

export function buildRouter() {
  return createBrowserRouter(routes);
}
