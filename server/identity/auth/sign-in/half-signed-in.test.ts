import { currentUser, logout } from '@tangent/contract/identity/auth.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GuardedAccount, signUpWithTwoFactor, startSignIn } from '../../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { listOperations } from '../../../testing/harness/operations.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { ORIGIN } from '../../../testing/harness/test-http.ts';

let app: TestApp;
let account: GuardedAccount;
let pending: string;
beforeAll(async () => {
  app = await createTestApp();
  account = await signUpWithTwoFactor(app);
  pending = await startSignIn(app, account);
});
afterAll(() => app.close());

const ANY_ID = '00000000-0000-4000-8000-000000000000';

/** Returns every documented operation that is neither about signing in nor open to anyone. */
async function listPrivateOperations(): Promise<{ method: string; url: string }[]> {
  return (await listOperations(app))
    .filter(({ path, is_open }) => !path.startsWith('/v1/auth/') && !is_open)
    .map(({ method, path }) => ({ method, url: path.replaceAll(/\{\w+\}/g, ANY_ID) }));
}

async function callAll(cookies: Record<string, string>): Promise<{ opened: string[]; refused: number }> {
  const opened: string[] = [];
  let refused = 0;
  for (const { method, url } of await listPrivateOperations()) {
    const { statusCode } = await app.http.inject({
      method: method as 'GET',
      url,
      cookies,
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    });
    if (statusCode === 401) refused += 1;
    else opened.push(`${method} ${url} ${statusCode}`);
  }
  return { opened, refused };
}

test('a pending sign-in opens none of the calls, in whichever cookie its token is sent', async () => {
  for (const cookies of [
    { '__Host-pending': pending },
    { '__Host-session': pending },
    { '__Host-pending': pending, '__Host-session': pending },
  ]) {
    const { opened, refused } = await callAll(cookies);
    expect(opened).toEqual([]);
    expect(refused).toBeGreaterThan(60);
  }
});

test('the same calls accept a signed-in user', async () => {
  const { refused } = await callAll({ '__Host-session': account.session });
  expect(refused).toBe(0);
});

test('a session that has ended, or was shortened, lengthened or changed by one letter, opens none of the calls either', async () => {
  const { session } = account;
  const last = session.endsWith('A') ? 'B' : 'A';
  const forged = [session.slice(0, -1), `${session}A`, `${session.slice(0, -1)}${last}`, session.toUpperCase(), ' '];
  for (const cookie of forged) {
    expect((await makeCall(app, currentUser, { session: cookie })).error.name).toBe('unauthenticated');
  }
  expect((await account.call(currentUser)).status).toBe(200);
  await account.call(logout);
  const { opened, refused } = await callAll({ '__Host-session': session });
  expect([opened, refused > 60]).toEqual([[], true]);
});
