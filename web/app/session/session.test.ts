import type { User } from '@tangent/contract/people/user.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const items = new Map<string, string>();
const forTab = new Map<string, string>();
const createStorage = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  removeItem: (key: string) => values.delete(key),
  clear: () => values.clear(),
});
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('localStorage', createStorage(items));
vi.stubGlobal('sessionStorage', createStorage(forTab));
vi.stubGlobal('indexedDB', { deleteDatabase: () => {} });
vi.stubGlobal('fetch', fetched);
vi.spyOn(console, 'warn').mockImplementation(() => {});

const FIELDS = {
  _id: 'u1',
  name: 'Lena Ortiz',
  username: 'lena',
  email: 'lena@example.com',
  freeze: false,
  banned: false,
  subscription: { plan_name: 'tangent_pro', status: 'active', expires_at: null, provider: null },
};
const USER = { ...FIELDS, is_staff: true, today: '2026-11-20', block: null } as unknown as User;

/** Imports the module as in a page that was just loaded. */
async function loadModule() {
  vi.resetModules();
  return import('./session.ts');
}
const respond = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  items.clear();
  forTab.clear();
  fetched.mockReset();
});

test('[S4-038] local storage has the fields of the user that a screen shows before the server responds', async () => {
  respond(200, USER);
  const { verifySession } = await loadModule();
  expect(await verifySession()).toEqual({ state: 'verified', user: USER });
  expect(JSON.parse(items.get('user') ?? '')).toEqual(FIELDS);
});

test('[S4-039] the stored user is verified once, even with several callers at the same time', async () => {
  respond(200, USER);
  const { verifySession } = await loadModule();
  expect(await Promise.all([verifySession(), verifySession()])).toHaveLength(2);
  await verifySession();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/v1/api/user']);
});

test('[S4-045] a 401 at the start clears the session', async () => {
  items.set('user', JSON.stringify(FIELDS));
  respond(401, { name: 'unauthenticated', message: 'No' });
  const { verifySession } = await loadModule();
  expect(await verifySession()).toEqual({ state: 'verified', user: null });
  expect(items.has('user')).toBe(false);
});

test.each([500, 503])('a response %i signs no one out, and the next attempt may succeed', async (status) => {
  items.set('user', JSON.stringify(FIELDS));
  respond(status, { name: 'internal_error', message: 'No' });
  const { verifySession, retrySession } = await loadModule();
  expect(await verifySession()).toEqual({ state: 'unreachable', user: FIELDS });
  expect(items.has('user')).toBe(true);
  respond(200, USER);
  expect((await retrySession()).state).toBe('verified');
});

test('[S4-044] signing out clears the browser, also when the server is not reached', async () => {
  items.set('user', '{}').set('lang', 'tr').set('ref', 'x');
  forTab.set('form/u1/artist', '{}');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { closeSession } = await loadModule();
  expect(await closeSession()).toBe(false);
  expect([items.size, forTab.size]).toEqual([0, 0]);
});

test('a stored value that is no user counts as no user', async () => {
  items.set('user', '{broken');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { verifySession } = await loadModule();
  expect(await verifySession()).toEqual({ state: 'unreachable', user: null });
});
