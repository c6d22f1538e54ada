import type { currentUser, login } from '@tangent/contract/identity/auth.ts';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { callApi, onSessionEnd } from './call-api.ts';
import { isConnected } from './connection.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('navigator', { onLine: true });
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  warn.mockClear();
  fetched.mockReset();
});

// Other files of tests share the process, and must not wait for a sign-in.
afterAll(() => onSessionEnd(async () => false));

const BODY = { username: 'lena', password: 'secret-7', captcha: 'c' };
const signIn = () => callApi<typeof login>('POST', '/v1/auth/login', { body: BODY });
const respond = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

test.each([
  [401, true],
  [403, true],
  [404, true],
  [500, true],
  [503, true],
  [409, false],
  [422, false],
  [429, false],
])('[S7-005] [S7-006] a response %i is rethrown, and a line in the console: %s', async (status, isLogged) => {
  respond(status, { name: 'some_name', message: 'Some words', errors: { password: { code: 'x' } } });
  await expect(signIn()).rejects.toMatchObject({ status, name: 'some_name', message: 'Some words' });
  expect(warn.mock.calls).toEqual(isLogged ? [[`POST /v1/auth/login ${status} some_name`]] : []);
});

test('[S7-005] [S7-006] a missing response is logged and rethrown as a network error', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(signIn()).rejects.toMatchObject({ status: 0, name: 'network' });
  expect(warn.mock.calls).toEqual([['POST /v1/auth/login 0 network']]);
});

test('the server counts as out of reach from a call without a response until the next response, whatever its status', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(signIn()).rejects.toThrow();
  expect(isConnected()).toBe(false);
  respond(503, { name: 'internal_error', message: '' });
  await expect(signIn()).rejects.toThrow();
  expect(isConnected()).toBe(true);
});

test('a call without a session is repeated after the sign-in it waits for, and fails if there is none', async () => {
  const readUser = () => callApi<typeof currentUser>('GET', '/v1/api/user', {});
  const answers = [true, false];
  onSessionEnd(async () => answers.shift() ?? false);
  respond(401, { name: 'unauthenticated', message: '' });
  respond(200, { name: 'Lena' });
  expect(await readUser()).toEqual({ name: 'Lena' });
  respond(401, { name: 'unauthenticated', message: '' });
  await expect(readUser()).rejects.toMatchObject({ name: 'unauthenticated' });
  // Signing in itself never waits for a sign-in.
  onSessionEnd(async () => true);
  respond(401, { name: 'unauthenticated', message: '' });
  await expect(signIn()).rejects.toMatchObject({ name: 'unauthenticated' });
});

test('a check that takes too long is a connection error, not a response', async () => {
  const signal = AbortSignal.timeout(1);
  fetched.mockImplementationOnce(
    (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const check = callApi<typeof currentUser>('GET', '/v1/api/user', { signal });
  await expect(check).rejects.toBeInstanceOf(ApiError);
  await expect(check).rejects.toMatchObject({ name: 'network' });
});

test('a call that the page itself aborts logs nothing', async () => {
  const control = new AbortController();
  control.abort();
  fetched.mockRejectedValueOnce(new DOMException('gone', 'AbortError'));
  const check = callApi<typeof currentUser>('GET', '/v1/api/user', { signal: control.signal });
  await expect(check).rejects.toMatchObject({ name: 'AbortError' });
  expect(warn).not.toHaveBeenCalled();
});

test('[S7-003] [S7-004] every call sends cookies and JSON, and the console never repeats the body', async () => {
  respond(401, { name: 'invalid_password', message: 'No' });
  await expect(signIn()).rejects.toThrow();
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: JSON.stringify(BODY) });
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret-7');
});
