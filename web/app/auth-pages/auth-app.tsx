import { type ComponentType, Fragment, useEffect, useState } from 'react';
import { findRedirectPath } from '../find-redirect-path.ts';
import { LoadingPage } from '../loading-page.tsx';
import { navigateTo } from '../navigation.ts';
import { buildPageTitle } from '../product.ts';
import { verifySession } from '../session/session.ts';
import { AUTH_PAGES, type AuthPage } from './auth-pages.ts';
import { useLocation } from './auth-router.tsx';
import { AuthShell } from './auth-shell.tsx';

type VisiblePage = { readonly page: AuthPage; readonly Page: ComponentType };

/** The sign-in pages: no more code than they need. */
export function AuthApp() {
  const { pathname, search } = useLocation();
  const [shown, setShown] = useState<VisiblePage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may lead to another redirect
  useEffect(() => {
    let isCurrent = true;
    const show = (next: VisiblePage | null) => isCurrent && next !== null && setShown(next);
    loadAuthPage(pathname).then(show, (error: unknown) => isCurrent && setFailure(error));
    return () => {
      isCurrent = false;
    };
  }, [pathname, search]);
  if (failure !== null) throw failure;
  if (shown === null) return <LoadingPage />;
  const Frame = shown.page.bare ? Fragment : AuthShell;
  return (
    <>
      <title>{buildPageTitle(shown.page.title)}</title>
      <Frame>
        <shown.Page />
      </Frame>
    </>
  );
}

/** Loads the page, or redirects a user who may not open it; while the server is unreachable everyone may. */
async function loadAuthPage(pathname: string): Promise<VisiblePage | null> {
  const page = Object.hasOwn(AUTH_PAGES, pathname) ? AUTH_PAGES[pathname] : undefined;
  if (page === undefined) {
    location.replace('/');
    return null;
  }
  const [session, Page] = await Promise.all([verifySession(), page.load()]);
  const redirectPath =
    session.state === 'verified' ? findRedirectPath(page.audience, session.user, new URL(location.href)) : null;
  if (redirectPath === null) return { page, Page };
  navigateTo(redirectPath, { replace: true });
  return null;
}
