import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { getProductName } from './product.ts';

/** What a route tells about itself. */
export type RouteHandle = {
  /** Name of the page in the browser's title; not translated. */
  readonly title: string;
};

/** Around every page: its title and its scroll position. */
export function Root() {
  const titles = useMatches().flatMap(({ handle }) => (handle ? [(handle as RouteHandle).title] : []));
  return (
    <>
      <title>{[...titles.slice(-1), getProductName()].join(' | ')}</title>
      <ScrollRestoration />
      <Outlet />
    </>
  );
}
