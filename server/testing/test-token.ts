import { createApiToken } from '@tangent/contract/api-token.ts';
import type { Call } from '@tangent/contract/define-call.ts';
import { sessions } from '@tangent/db/schema/account.ts';
import type { ApiScope } from '@tangent/domain/auth/api-scope.ts';
import { eq } from 'drizzle-orm';
import { makeCall } from './call.ts';
import type { TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';

/** Makes sensitive acts of a person possible now, as giving the password again does. */
export async function grantStepUp(app: TestApp, { user }: TestAccount): Promise<void> {
  await app.db.update(sessions).set({ confirmed_at: app.clock.now() }).where(eq(sessions.user_id, user._id));
}

/** Makes a token of a person on a paid plan; returns its id and its text. */
export async function makeToken(app: TestApp, account: TestAccount, scopes: ApiScope[], name = 'My script') {
  await grantStepUp(app, account);
  return (await account.call(createApiToken, { body: { name, scopes } })).body;
}

/** A program: makes calls with a token, from no browser. */
export function createTokenClient(app: TestApp, token: string) {
  return <C extends Call>(call: C, request: Parameters<typeof makeCall<C>>[2] = {}) =>
    makeCall(app, call, { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
}
