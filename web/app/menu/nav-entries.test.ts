import { expect, test } from 'vitest';
import { BAR_ENTRIES, isPageAvailable, listNavEntries, NAV_GROUPS } from './nav-entries.ts';

const all = listNavEntries(Object.values(NAV_GROUPS).flat());
const findPath = (name: string) => all.find((entry) => entry.name === name)?.path;

test('[S2-142] [S2-143] [S2-144] [S2-145] [S2-146] [S2-148] [S2-149] [S2-150] entries lead to the screens of their names', () => {
  expect(Object.fromEntries(all.map(({ name, path }) => [name, path]))).toMatchObject({
    home: '/',
    releases: '/distributions',
    new_release: '/distributions/new',
    artists: '/artists',
    collaborators: '/royalties?view=splits',
    account: '/account',
    profile: '/account',
    settings: '/account',
    billing: '/account/subscription',
    notifications: '/account/notifications',
    help: '/help',
  });
});

test('every planned entry is in exactly one group of the menu', () => {
  const names = Object.values(NAV_GROUPS).flat();
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(18);
});

test('an entry appears only when its address shows a page', () => {
  for (const { name, path } of all) expect(name === 'help' || isPageAvailable(path), name).toBe(true);
  expect(isPageAvailable('/nowhere')).toBe(false);
  expect(isPageAvailable('/distributions?sort=oldest#top')).toBe(true);
});

test('[S2-069] [S2-070] [S2-071] [S2-072] the bar of signed-in users starts with the dashboard', () => {
  expect(listNavEntries(BAR_ENTRIES).map(({ name }) => name)).toEqual(['dashboard', 'releases', 'analytics', 'tools']);
  expect(findPath('dashboard')).toBe('/dashboard');
});

test('server-rendered pages leave the app, screens of the app do not', () => {
  const leaving = all.filter(({ leaves }) => leaves).map(({ name }) => name);
  expect(leaving).toEqual(['playlists', 'home', 'catalog', 'stores', 'help']);
});
