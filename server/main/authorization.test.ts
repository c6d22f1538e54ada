import { users } from '@tangent/db/schema/account.ts';
import { API_SCOPES } from '@tangent/domain/auth/api-scope.ts';
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

/** What every one of these operations answers to somebody, as far as it is not what was expected. */
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

test('every operation that is not for everybody refuses strangers, and cookies and tokens that are none', async () => {
  expect(closed.length).toBeGreaterThan(60);
  const isStranger = ({ status }: { status: number }) => status === 401;
  expect(await findSurprises(closed, {}, isStranger)).toEqual([]);
  expect(await findSurprises(closed, { cookies: buildCookies('x'.repeat(43)) }, isStranger)).toEqual([]);
  expect(await findSurprises(closed, { headers: { authorization: 'Bearer tgt_x' } }, isStranger)).toEqual([]);
});

test('[S6-003] the cookie of a sign-in that waits for its code opens nothing at all', async () => {
  const guarded = await signUpWithTwoFactor(app);
  const pending = await startSignIn(app, guarded);
  for (const name of ['__Host-pending', '__Host-session']) {
    expect(await findSurprises(closed, { cookies: { [name]: pending } }, ({ status }) => status === 401)).toEqual([]);
  }
});

test('every operation of the staff refuses everybody else, and lets the staff in', async () => {
  const staff = closed.filter(({ is_staff }) => is_staff);
  expect(staff.length).toBeGreaterThan(25);
  const userCredentials = { cookies: buildCookies(account.session) };
  expect(await findSurprises(staff, userCredentials, ({ name }) => name === 'permission_denied')).toEqual([]);
  const reviewer = await signUp(app);
  await change(reviewer, { is_staff: true });
  const credentials = { cookies: buildCookies(reviewer.session) };
  // Some acts about money ask once more who is there: they know the staff, and want to know it better.
  const isLetIn = ({ name, status }: { name: string | null; status: number }) =>
    name === 'step_up_required' || ![401, 403, 500].includes(status);
  expect(await findSurprises(staff, credentials, isLetIn)).toEqual([]);
});

// What is theirs at any time: to learn why, and to take their own things along.
const OPEN_TO_BLOCKED = /^\w+ \/v1\/(api\/user|api\/account\/exports?(\/\{id\}\/file)?)$/;

test('[S6-003] a blocked person is refused by every operation but the few that are theirs at any time', async () => {
  const blocked = await signUp(app);
  await change(blocked, { banned: true, block_reason: 'other', blocked_at: app.clock.now() });
  const credentials = { cookies: buildCookies(blocked.session) };
  const isRight = ({ name, status }: { name: string | null; status: number }, { key, method }: Operation) =>
    (name === 'account_blocked' || (method === 'HEAD' && status === 403)) !== OPEN_TO_BLOCKED.test(key);
  expect(await findSurprises(closed, credentials, isRight)).toEqual([]);
});

test('a program is let into the operations of its scopes, and refused by all others', async () => {
  const { token } = await makeToken(app, account, [...API_SCOPES]);
  const headers = { authorization: `Bearer ${token}` };
  const refused = ({ name, status }: { name: string | null; status: number }, { method }: Operation) =>
    name === 'missing_scope' || (method === 'HEAD' && status === 403);
  const [own, others] = [closed.filter(({ scope }) => scope !== null), closed.filter(({ scope }) => scope === null)];
  // Who is signed in is a question about a browser.
  const isRight = (response: { name: string | null; status: number }, operation: Operation) =>
    refused(response, operation) || (operation.path === '/v1/api/user' && response.status === 401);
  expect(await findSurprises(others, { headers }, isRight)).toEqual([]);
  expect(await findSurprises(own, { headers }, ({ status }) => ![401, 403, 500].includes(status))).toEqual([]);
});
