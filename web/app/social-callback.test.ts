import { afterEach, expect, test, vi } from 'vitest';
import { captureCallback, consumeCallback, hasCallback, saveRedirect } from './social-callback.ts';

const replaced: string[] = [];

function arriveAt(address: string): void {
  const { pathname, search, hash } = new URL(address, 'https://tangent.example');
  vi.stubGlobal('location', { pathname, search, hash });
  captureCallback();
}

function stubBrowser(): void {
  const items = new Map<string, string>();
  replaced.length = 0;
  vi.stubGlobal('history', { state: null, replaceState: (_: null, __: string, to: string) => replaced.push(to) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('what Google sends is taken out of the address, once, and the wish where to go comes in its place', () => {
  stubBrowser();
  saveRedirect('/artists?x=1#bio');
  arriveAt('/auth/login#state=google.r&id_token=a.b.c');
  expect(replaced).toEqual(['/auth/login?redirect=%2Fartists%3Fx%3D1%23bio']);
  expect([hasCallback('apple'), hasCallback('google')]).toEqual([false, true]);
  expect(consumeCallback('google')).toEqual({ provider: 'google', token: 'a.b.c', state: 'google.r' });
  expect([consumeCallback('google'), hasCallback('google')]).toEqual([null, false]);
  arriveAt('/auth/login#error=access_denied&state=google.r');
  expect(consumeCallback('google')).toEqual({ provider: 'google', token: null, state: 'google.r' });
  expect(replaced.at(-1)).toBe('/auth/login');
});

test('what Apple sends is taken out of the address too', () => {
  stubBrowser();
  arriveAt('/auth/callback?code=c1&state=apple_signin.r');
  expect(replaced).toEqual(['/auth/callback']);
  expect(consumeCallback('google')).toBeNull();
  expect(consumeCallback('apple')).toEqual({ provider: 'apple', code: 'c1', state: 'apple_signin.r', name: null });
});

test.each([
  '/auth/login',
  '/auth/login?error=auth_failed',
  '/auth/login#main',
  '/auth/signup#id_token=a.b.c',
  '/artists?code=c1&state=apple_signin.r',
])('at %s nobody arrives and the address stays', (address) => {
  stubBrowser();
  saveRedirect('/artists');
  arriveAt(address);
  expect(replaced).toEqual([]);
  expect([hasCallback('google'), hasCallback('apple')]).toEqual([false, false]);
});
