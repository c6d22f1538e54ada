import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useIdentify } from './identify/use-identify.ts';
import { PageFocus } from './page-focus.tsx';
import { PlaceKeeper } from './place-keeper.tsx';
import { buildPageTitle } from './product.ts';
import { buildScrollKey } from './scroll-key.ts';

/** The data a route provides about itself. */
export type RouteHandle = {
  /** Name of the page in the browser's title; not translated. */
  readonly title: string;
};

/** Wraps every page: sets its title, its scroll position and the focus. */
export function Root() {
  const titles = useMatches().flatMap(({ handle }) => (handle ? [(handle as RouteHandle).title] : []));
  useIdentify();
  const title = buildPageTitle(titles.at(-1));
  return (
    <>
      <title>{title}</title>
      <ScrollRestoration getKey={buildScrollKey} />
      <PlaceKeeper />
      <PageFocus title={title} />
      <Outlet />
    </>
  );
}
