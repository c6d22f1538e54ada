import { type ComponentType, Fragment, useEffect, useState } from 'react';
import { findDetour } from '../detour.ts';
import { LoadingPage } from '../loading-page.tsx';
import { goToPlace } from '../place.ts';
import { buildPageTitle } from '../product.ts';
import { verifySession } from '../session.ts';
import { DOOR_PAGES, type DoorPage } from './door-pages.ts';
import { useLocation } from './door-router.tsx';
import { DoorShell } from './door-shell.tsx';

type Shown = { readonly page: DoorPage; readonly Page: ComponentType };

/** Signing in, signing up and what belongs to them: no more code than that takes. */
export function Doors() {
  const { pathname, search } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may lead another way
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Shown | null) => isCurrent && next !== null && setShown(next);
    openDoor(pathname).then(show, (error: unknown) => isCurrent && setTrouble(error));
    return () => {
      isCurrent = false;
    };
  }, [pathname, search]);
  if (trouble !== null) throw trouble;
  if (shown === null) return <LoadingPage />;
  const Frame = shown.page.bare ? Fragment : DoorShell;
  return (
    <>
      <title>{buildPageTitle(shown.page.title)}</title>
      <Frame>
        <shown.Page />
      </Frame>
    </>
  );
}

/** Whoever has no business here is led on; while the server cannot be reached everybody has. */
async function openDoor(pathname: string): Promise<Shown | null> {
  const page = Object.hasOwn(DOOR_PAGES, pathname) ? DOOR_PAGES[pathname] : undefined;
  if (page === undefined) {
    location.replace('/');
    return null;
  }
  const [session, Page] = await Promise.all([verifySession(), page.load()]);
  const detour = session.state === 'verified' ? findDetour(page.audience, session.user, new URL(location.href)) : null;
  if (detour === null) return { page, Page };
  goToPlace(detour, { replace: true });
  return null;
}
