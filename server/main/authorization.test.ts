import { users } from '@tangent/db/schema/identity/account.ts';
import { API_SCOPES } from '@tangent/domain/identity/auth/api-scope.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../testing/fixtures/test-account.ts';
import { makeToken } from '../testing/fixtures/test-token.ts';
import { signUpWithTwoFactor, startSignIn } from '../testing/fixtures/test-two-factor.ts';
import { listOperations, type Operation, tryOperation } from '../testing/harness/operations.ts';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';

let app: TestApp;
let closed: Operation[];
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  closed = (await listOperations(app)).filter(({ is_open }) => !is_open);
  account = await signUp(app);
  await grantPlanTo(app, account, 'advanced');
});
afterAll(() => app.close());

const change = (caller: TestAccount, fields: object) =>
  app.db.update(users).set(fields).where(eq(users.id, caller.user._id));

/** Calls every operation as one caller and returns the unexpected responses. */
async function findSurprises(
  operations: readonly Operation[],
  attempt: Parameters<typeof tryOperation>[2],
  isExpected: (response: { status: number; name: string | null }, operation: Operation) => boolean,
): Promise<string[]> {
  const surprises: string[] = [];
  for (const operation of operations) {
    const response = await tryOperation(app, operation, attempt);
    if (!isExpected(response, operation)) surprises.push(`${operation.key}: ${response.status} ${response.name}`);
  }
  return surprises;
}

const buildCookies = (session: string) => ({ '__Host-session': session });

test('[S6-001] every operation that is not public refuses callers without a session, and invalid cookies and tokens', async () => {
  expect(closed.length).toBeGreaterThan(60);
  const isStranger = ({ status }: { status: number }) => status === 401;
  expect(await findSurprises(closed, {}, isStranger)).toEqual([]);
  expect(await findSurprises(closed, { cookies: buildCookies('x'.repeat(43)) }, isStranger)).toEqual([]);
  expect(await findSurprises(closed, { headers: { authorization: 'Bearer tgt_x' } }, isStranger)).toEqual([]);
});

test('[S6-003] the cookie of a sign-in that waits for its code gives access to no operation', async () => {
  const guarded = await signUpWithTwoFactor(app);
  const pending = await startSignIn(app, guarded);
  for (const name of ['__Host-pending', '__Host-session']) {
    expect(await findSurprises(closed, { cookies: { [name]: pending } }, ({ status }) => status === 401)).toEqual([]);
  }
});

test('every operation of staff refuses other users and allows staff', async () => {
  const staff = closed.filter(({ is_staff }) => is_staff);
  expect(staff.length).toBeGreaterThan(25);
  const userCredentials = { cookies: buildCookies(account.session) };
  expect(await findSurprises(staff, userCredentials, ({ name }) => name === 'permission_denied')).toEqual([]);
  const reviewer = await signUp(app);
  await change(reviewer, { is_staff: true });
  const credentials = { cookies: buildCookies(reviewer.session) };
  // Some actions about money also require a recent password: they recognise staff, and refuse without it.
  const isLetIn = ({ name, status }: { name: string | null; status: number }) =>
    name === 'step_up_required' || ![401, 403, 500].includes(status);
  expect(await findSurprises(staff, credentials, isLetIn)).toEqual([]);
});

// Refusals of artists who may come back: with another plan, or with their password.
const OPEN_TO_USERS = ['premium_required', 'step_up_required'];

test('[S6-002] a signed-in artist is let in to every operation that is not for staff', async () => {
  const own = closed.filter(({ is_staff }) => !is_staff);
  const credentials = { cookies: buildCookies((await signUp(app)).session) };
  const isLetIn = ({ name, status }: { name: string | null; status: number }) =>
    OPEN_TO_USERS.includes(name ?? '') || ![401, 403, 500].includes(status);
  expect(await findSurprises(own, credentials, isLetIn)).toEqual([]);
});

// A blocked user may always see the reason, and export their data.
const OPEN_TO_BLOCKED = /^\w+ \/v1\/(api\/user|api\/account\/exports?(\/\{id\}\/file)?)$/;

test('[S6-003] a blocked user is refused by every operation except the few that are always allowed', async () => {
  const blocked = await signUp(app);
  await change(blocked, { banned: true, block_reason: 'other', blocked_at: app.clock.now() });
  const credentials = { cookies: buildCookies(blocked.session) };
  const isRight = ({ name, status }: { name: string | null; status: number }, { key, method }: Operation) =>
    (name === 'account_blocked' || (method === 'HEAD' && status === 403)) !== OPEN_TO_BLOCKED.test(key);
  expect(await findSurprises(closed, credentials, isRight)).toEqual([]);
});

test('a program may call the operations of its scopes and no others', async () => {
  const { token } = await makeToken(app, account, [...API_SCOPES]);
  const headers = { authorization: `Bearer ${token}` };
  const refused = ({ name, status }: { name: string | null; status: number }, { method }: Operation) =>
    name === 'missing_scope' || (method === 'HEAD' && status === 403);
  const [own, others] = [closed.filter(({ scope }) => scope !== null), closed.filter(({ scope }) => scope === null)];
  // The current-user operation is only for browsers.
  const isRight = (response: { name: string | null; status: number }, operation: Operation) =>
    refused(response, operation) || (operation.path === '/v1/api/user' && response.status === 401);
  expect(await findSurprises(others, { headers }, isRight)).toEqual([]);
  expect(await findSurprises(own, { headers }, ({ status }) => ![401, 403, 500].includes(status))).toEqual([]);
});
