import { randomBytes } from 'node:crypto';
import { listReleases } from '@tangent/contract/catalogue/release.ts';
import { currentUser, logout } from '@tangent/contract/identity/auth.ts';
import * as calls from '@tangent/contract/people/backoffice-users.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { api_tokens } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTokenText } from '../../identity/auth/session/token-text.ts';
import { hashToken } from '../../platform/secret/random-token.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient } from '../../testing/harness/tus-client.ts';

// Rule F57 in docs/standards/reliability.md: a blocked or closed account with a session, an upload in progress and an
// API client.
let app: TestApp;
let origin: string;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.http.listen({ port: 0 });
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

/** Creates a signed-in account with an API client, a draft, and a half-finished upload. */
async function atWork() {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  const text = makeTokenText();
  await app.db.insert(api_tokens).values({
    account_id: account.user._id,
    name: 'import',
    token_hash: hashToken(text),
    scopes: ['read_releases'],
    created_at: app.clock.now(),
  });
  const asProgram = () => makeCall(app, listReleases, { headers: { authorization: `Bearer ${text}` } });
  const draft = await addDraft(app, account);
  const tus = createTusClient(origin, account.session);
  const { id: upload } = await tus.create({ kind: 'audio', filename: 'song.wav' }, 2000);
  expect((await tus.send(upload, 0, randomBytes(1000))).status).toBe(204);
  expect((await asProgram()).status).toBe(200);
  return { account, asProgram, draft, tus, upload };
}

const BLOCK = { reason: 'fraud_suspected', note: null } as const;
const ACTIONS = [
  ['a freeze', 'account_blocked', (params: { id: string }) => staff.call(calls.freezeUser, { params, body: BLOCK })],
  ['a ban', 'unauthenticated', (params: { id: string }) => staff.call(calls.banUser, { params, body: BLOCK })],
  [
    'closing the account',
    'unauthenticated',
    (params: { id: string }) => staff.call(calls.deactivateUser, { params, body: { note: 'Asked for it' } }),
  ],
] as const;

test.each(ACTIONS)(
  '[S6-003] after %s the very next call of the browser, the upload and the API client is refused',
  async (_, name, action) => {
    const { account, asProgram, draft, tus, upload } = await atWork();
    expect((await action({ id: account.user._id })).status).toBe(200);
    expect((await tus.send(upload, 1000, randomBytes(1000))).error?.name).toBe(name);
    expect((await tus.create({ kind: 'audio', filename: 'next.wav' }, 10)).error?.name).toBe(name);
    expect((await account.call(listReleases)).error.name).toBe(name);
    expect((await submit(account, draft)).error.name).toBe(name);
    expect([401, 403]).toContain((await asProgram()).status);
    expect((await account.call(currentUser)).status).toBe(name === 'account_blocked' ? 200 : 401);
    expect((await account.call(logout)).status).toBe(204);
  },
);

test('an upload that a freeze interrupted resumes after the freeze, and the API client works again', async () => {
  const { account, asProgram, tus, upload } = await atWork();
  const params = { id: account.user._id };
  await staff.call(calls.freezeUser, { params, body: BLOCK });
  expect((await tus.head(upload)).status).toBe(403);
  await staff.call(calls.unfreezeUser, { params, body: { note: 'Cleared up' } });
  expect((await tus.head(upload)).offset).toBe(1000);
  expect((await tus.send(upload, 1000, randomBytes(1000))).status).toBe(204);
  expect((await asProgram()).status).toBe(200);
});

test('a staff member whose role is taken away cannot reach the back office from the next call on', async () => {
  const colleague = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, colleague.user._id));
  expect((await colleague.call(calls.listUsers)).status).toBe(200);
  await app.db.update(users).set({ is_staff: false }).where(eq(users.id, colleague.user._id));
  expect((await colleague.call(calls.listUsers)).error.name).toBe('permission_denied');
});
