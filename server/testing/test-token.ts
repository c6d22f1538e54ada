import { createApiToken } from '@tangent/contract/api-token.ts';
import type { Call } from '@tangent/contract/define-call.ts';
import { sessions } from '@tangent/db/schema/account.ts';
import type { ApiScope } from '@tangent/domain/auth/api-scope.ts';
import { eq } from 'drizzle-orm';
import { makeCall } from './call.ts';
import type { TestApp } from './test-app.ts';
import type { TestPerson } from './test-person.ts';

/** Makes sensitive acts of a person possible now, as giving the password again does. */
export async function confirmNow(app: TestApp, { user }: TestPerson): Promise<void> {
  await app.db.update(sessions).set({ confirmed_at: app.clock.now() }).where(eq(sessions.user_id, user._id));
}

/** Makes a token of a person on a paid plan; returns its id and its text. */
export async function makeToken(app: TestApp, person: TestPerson, scopes: ApiScope[], name = 'My script') {
  await confirmNow(app, person);
  return (await person.call(createApiToken, { body: { name, scopes } })).body;
}

/** A program: makes calls with a token, from no browser. */
export function openProgram(app: TestApp, token: string) {
  return <C extends Call>(call: C, request: Parameters<typeof makeCall<C>>[2] = {}) =>
    makeCall(app, call, { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
}
