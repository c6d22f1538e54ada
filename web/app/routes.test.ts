import type { RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { APP_PATHS } from '../site/app-paths.ts';
import type { RouteHandle } from './root.tsx';

vi.stubGlobal('localStorage', { getItem: () => null });
const { routes } = await import('./routes.tsx');
const { AUTH_PAGES } = await import('./auth-pages/auth-pages.ts');

const listAll = (some: readonly RouteObject[]): RouteObject[] =>
  some.flatMap((route) => [route, ...listAll(route.children ?? [])]);
const pages = listAll(routes).filter(({ path }) => path !== undefined && !path.includes('*'));
const paths = pages.map(({ path }) => path);

test('every address that the server gives to the app has a page, and every page has such an address', () => {
  expect([...paths, ...Object.keys(AUTH_PAGES)].sort()).toEqual(Object.values(APP_PATHS).sort());
});

test('[S2-068] every page has a name for the title, in which only the first letter is a capital', () => {
  const titles = [
    ...pages.map(({ handle }) => (handle as RouteHandle).title),
    ...Object.values(AUTH_PAGES).map(({ title }) => title),
  ];
  for (const title of titles) expect(title).toMatch(/^[A-Z][a-z-]*( [a-z]+)*$/);
});
