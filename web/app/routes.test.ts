import fs from 'node:fs';
import type { RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { APP_PATHS } from '../site/app-paths.ts';
import { type Audience, findRedirectPath } from './find-redirect-path.ts';
import type { RouteHandle } from './root.tsx';

vi.stubGlobal('localStorage', { getItem: () => null });
// Names the audience of each group of pages instead of asking the server.
vi.mock('./guard.ts', () => ({ guard: (audience: Audience) => Object.assign(() => {}, { audience }) }));
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

/** Pages that every visitor may read: the window of a restriction, what links in emails open, and the check of marks. */
const OPEN_TO_VISITORS = [
  APP_PATHS.blocked,
  APP_PATHS.reset_password,
  APP_PATHS.auth_callback,
  APP_PATHS.kit,
  APP_PATHS.made_here,
];

test('[S6-001] of all pages of the app a visitor sees only the sign-in pages and what links in emails open', () => {
  const groups = listAll(routes).filter(({ middleware }) => middleware?.[0] !== undefined);
  const guarded = groups.flatMap(({ middleware, children = [] }) =>
    listAll(children)
      .filter(({ path }) => path !== undefined)
      .map(({ path = '' }) => ({
        path,
        audience: (middleware as unknown as { audience: Audience }[])[0]?.audience ?? 'anyone',
      })),
  );
  const open = guarded
    .filter(({ path, audience }) => findRedirectPath(audience, null, new URL(path, 'https://a.example')) === null)
    .map(({ path }) => path);
  for (const path of open) expect(OPEN_TO_VISITORS).toContain(path);
  expect(guarded.length).toBeGreaterThan(35);
  const unguarded = paths.filter((path) => !guarded.some((page) => page.path === path));
  for (const path of unguarded) expect(OPEN_TO_VISITORS).toContain(path);
});

test('docs/architecture.md names the room and the folder of every screen, and every file of a public page', () => {
  const page = fs.readFileSync('docs/architecture.md', 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const screens = fs.readFileSync('web/app/screens.ts', 'utf8').matchAll(/screens\/([a-z]+)\/([a-z-]+)\//g);
  for (const [, room = '', screen] of screens) {
    if (room === 'backoffice') continue;
    expect(rows.filter((row) => row.includes(`\`${room}/\``) && row.includes(`\`${screen}\``))).not.toEqual([]);
  }
  const named = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+\/[a-z-]+-(?:page|document|buttons)\.tsx)`/g)]);
  expect(named.length).toBeGreaterThan(10);
  for (const [, file = ''] of named) expect(fs.existsSync(`web/site/${file}`), file).toBe(true);
});
