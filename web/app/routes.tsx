import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, Outlet, type RouteObject, useRouteError } from 'react-router';
import { Dashboard } from '../screens/insight/dashboard/dashboard.tsx';
import { APP_PATHS } from '../site/app-paths.ts';
import { ErrorPage } from './error-page.tsx';
import type { Audience } from './find-redirect-path.ts';
import { guard } from './guard.ts';
import { loadPart } from './load-part.ts';
import { LoadingPage } from './loading-page.tsx';
import { AppFooter } from './menu/app-footer.tsx';
import { navigateTo } from './navigation.ts';
import { withTexts } from './page-texts.ts';
import { Root, type RouteHandle } from './root.tsx';
import type { PageName, ScreenName } from './screens.ts';
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

/** Loads a screen on navigation, with all texts. */
const lazyScreen = (name: ScreenName) => async () => ({
  Component: await loadPart(withTexts<ComponentType>(async () => (await import('./screens.ts')).SCREENS[name]())),
});

/** Builds the route of one page: its title, and the name of its address and screen. */
function page(title: string, name: PageName): RouteObject {
  const handle: RouteHandle = { title };
  return { path: APP_PATHS[name], handle, lazy: lazyScreen(name) };
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

/** Pages that need no account. */
const OPEN_PAGES = [page('Made here', 'made_here')];

const BLOCKED_PAGES = [page('Account', 'blocked')];

const USER_PAGES = [
  DASHBOARD,
  page('Releases', 'releases'),
  page('New release', 'new_release'),
  page('New release', 'new_release_step'),
  page('Release', 'release'),
  page('Change release', 'change_release'),
  page('Edit release', 'edit_release'),
  page('Edit release', 'edit_release_step'),
  page('Pre-save', 'presaves'),
  page('Pre-save campaign', 'presave'),
  page('Royalties', 'royalties'),
  page('Analytics', 'analytics'),
  page('Track', 'track_analytics'),
  page('Stream watch', 'monitoring'),
  page('Stream watch', 'fraud_case'),
  page('Tools', 'tools'),
  page('Smart links', 'smart_links'),
  page('Smart link', 'smart_link'),
  page('Banners', 'banners'),
  page('Lyrics', 'lyrics'),
  page('Lyric', 'lyric'),
  page('Mastering', 'masterings'),
  page('Mastering', 'mastering'),
  page('Referral program', 'referral'),
  page('Move', 'move'),
  page('Handover', 'handover'),
  page('Claims', 'claims'),
  page('Pitch', 'pitch'),
  page('Pitches', 'pitches'),
  page('Request', 'request_form'),
  page('Artists', 'artists'),
  page('New artist', 'new_artist'),
  page('Edit artist', 'edit_artist'),
  page('Webhook', 'webhook'),
];

/** The pages of the account screen; each tab is a page. */
const ACCOUNT_PAGES = [
  page('Account', 'account'),
  page('Account', 'account_subscription'),
  page('Account', 'account_notifications'),
  page('Account', 'account_payout'),
];

const ACCOUNT_SCREEN: RouteObject = {
  lazy: lazyScreen('account_frame'),
  children: ACCOUNT_PAGES,
};

const STAFF_PAGES = [
  page('Back office', 'staff_home'),
  page('Reviews', 'reviews'),
  page('Review', 'review'),
  page('Deliveries', 'deliveries'),
  page('Delivery', 'delivery'),
  page('Stores', 'stores'),
  page('Changes', 'changes'),
  page('Playlists', 'playlists'),
  page('Referrals', 'referrals'),
  page('Claims', 'staff_claims'),
  page('Claim', 'staff_claim'),
  page('Requests', 'staff_requests'),
  page('Request', 'staff_request'),
  page('Users', 'users'),
  page('User', 'user'),
  page('Sales', 'sales'),
  page('Sales file', 'sales_file'),
  page('Unmatched lines', 'suspense'),
  page('Stream watch', 'staff_monitoring'),
  page('Fines', 'staff_fines'),
  page('Fine', 'staff_fine'),
  page('Withdrawals', 'withdrawals'),
  page('Withdrawal', 'withdrawal'),
  page('Ledger', 'ledger'),
  page('Log', 'audit'),
];

const STAFF_SCREEN: RouteObject = {
  lazy: lazyScreen('backoffice_frame'),
  children: STAFF_PAGES,
};

const KIT_PAGE = page('Kit', 'kit');

/** Every page of the app, for its router. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: LoadingPage,
    ErrorBoundary: RouteErrorPage,
    children: [
      { path: '/auth/*', loader: leaveToAuthApp },
      pagesFor('anyone', OPEN_PAGES, BareShell),
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
