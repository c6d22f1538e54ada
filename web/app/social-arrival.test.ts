import { afterEach, expect, test, vi } from 'vitest';
import { hasArrival, keepWish, receiveArrival, takeArrival } from './social-arrival.ts';

const replaced: string[] = [];

function arriveAt(address: string): void {
  const { pathname, search, hash } = new URL(address, 'https://tangent.example');
  vi.stubGlobal('location', { pathname, search, hash });
  receiveArrival();
}

function openBrowser(): void {
  const kept = new Map<string, string>();
  replaced.length = 0;
  vi.stubGlobal('history', { state: null, replaceState: (_: null, __: string, to: string) => replaced.push(to) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('what Google sends is taken out of the address, once, and the wish where to go comes in its place', () => {
  openBrowser();
  keepWish('/artists?x=1#bio');
  arriveAt('/auth/login#state=google.r&id_token=a.b.c');
  expect(replaced).toEqual(['/auth/login?redirect=%2Fartists%3Fx%3D1%23bio']);
  expect([hasArrival('apple'), hasArrival('google')]).toEqual([false, true]);
  expect(takeArrival('google')).toEqual({ provider: 'google', token: 'a.b.c', state: 'google.r' });
  expect([takeArrival('google'), hasArrival('google')]).toEqual([null, false]);
  arriveAt('/auth/login#error=access_denied&state=google.r');
  expect(takeArrival('google')).toEqual({ provider: 'google', token: null, state: 'google.r' });
  expect(replaced.at(-1)).toBe('/auth/login');
});

test('what Apple sends is taken out of the address too', () => {
  openBrowser();
  arriveAt('/auth/callback?code=c1&state=apple_signin.r');
  expect(replaced).toEqual(['/auth/callback']);
  expect(takeArrival('google')).toBeNull();
  expect(takeArrival('apple')).toEqual({ provider: 'apple', code: 'c1', state: 'apple_signin.r', name: null });
});

test.each([
  '/auth/login',
  '/auth/login?error=auth_failed',
  '/auth/login#main',
  '/auth/signup#id_token=a.b.c',
  '/artists?code=c1&state=apple_signin.r',
])('at %s nobody arrives and the address stays', (address) => {
  openBrowser();
  keepWish('/artists');
  arriveAt(address);
  expect(replaced).toEqual([]);
  expect([hasArrival('google'), hasArrival('apple')]).toEqual([false, false]);
});
