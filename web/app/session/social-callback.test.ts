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

test('the data Google sends is removed from the address, once, and replaced by the page to open after signing in', () => {
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

test('the data Apple sends is removed from the address too', () => {
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
])('the address %s is no callback and stays unchanged', (address) => {
  stubBrowser();
  saveRedirect('/artists');
  arriveAt(address);
  expect(replaced).toEqual([]);
  expect([hasCallback('google'), hasCallback('apple')]).toEqual([false, false]);
});
