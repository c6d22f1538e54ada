import { confirmIdentity } from '@tangent/contract/identity/account.ts';
import { createApiToken, listApiTokens, removeApiToken } from '@tangent/contract/identity/api-token.ts';
import { security_events } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTokenClient, grantStepUp, makeToken } from '../../testing/fixtures/test-token.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tokenInput = { name: 'Nightly sync', scopes: ['read_releases' as const] };

async function signUpPaid(plan: 'pro' | 'advanced' = 'pro'): Promise<TestAccount> {
  const account = await signUp(app);
  await grantPlanTo(app, account, plan);
  await grantStepUp(app, account);
  return account;
}

test('[S6-032] tokens need a paid plan; other accounts learn which plan includes them', async () => {
  const account = await signUp(app);
  await grantStepUp(app, account);
  const { status, error } = await account.call(createApiToken, { body: tokenInput });
  expect([status, error]).toMatchObject([403, { name: 'premium_required', feature: 'api_access', plan: 'pro' }]);
  expect((await account.call(listApiTokens)).body).toEqual({ items: [], max: 5 });
});

test('creating a token needs a recent confirmation, and a token cannot create one', async () => {
  const account = await signUpPaid();
  const { token } = await makeToken(app, account, ['read_releases', 'write_drafts']);
  app.clock.advance(10 * 60_000 + 1);
  expect((await account.call(createApiToken, { body: tokenInput })).error.name).toBe('step_up_required');
  for (const call of [createApiToken, confirmIdentity] as const) {
    expect((await createTokenClient(app, token)(call, { body: tokenInput as never })).error.name).toBe('missing_scope');
  }
});

test('a token is shown once, can be recognised as one, and is stored only as a hash', async () => {
  const account = await signUpPaid();
  const { token, ...shown } = await makeToken(app, account, ['read_releases', 'read_releases'], '  Akşam betiği ');
  expect(token).toMatch(/^tgt_[\w-]{43}[0-9a-f]{8}$/);
  expect(shown).toMatchObject({ name: 'Akşam betiği', scopes: ['read_releases'], last_used_at: null });
  const list = (await account.call(listApiTokens)).body;
  expect(list.items).toEqual([shown]);
  const { rows } = await app.pool.query('select t::text as row from api_tokens t');
  expect(JSON.stringify([rows, list])).not.toContain(token.slice(4, 47));
});

test.each([
  [
    { name: ' ', scopes: [] },
    { name: { code: 'required' }, scopes: { code: 'required' } },
  ],
  [{ ...tokenInput, name: 'ş'.repeat(51) }, { name: { code: 'max_length', params: { max: 50 } } }],
  [
    { ...tokenInput, name: 'a\u202eb' },
    {
      name: {
        code: 'invalid_characters',
        params: { context: 'hidden', sign: 'U+202E', kind: 'direction', after: 'a' },
      },
    },
  ],
  [{ ...tokenInput, scopes: ['write_everything' as never] }, { 'scopes.0': { code: 'invalid_choice' } }],
])('a token like %j is refused at its fields', async (body, errors) => {
  const account = await signUpPaid();
  const { status, error } = await account.call(createApiToken, { body });
  expect([status, error.errors]).toEqual([422, errors]);
});

test('an account has at most five tokens, even with concurrent requests; revoking one makes room', async () => {
  const account = await signUpPaid();
  const responses = await Promise.all(
    Array.from({ length: 12 }, () =>
      account.call(createApiToken, { body: { ...tokenInput, scopes: ['write_drafts'] } }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 201),
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect(responses.find(({ status }) => status === 409)?.error.name).toBe('token_limit');
  const [first] = (await account.call(listApiTokens)).body.items;
  expect((await account.call(removeApiToken, { params: { id: first?.id ?? '' } })).status).toBe(204);
  expect((await account.call(createApiToken, { body: tokenInput })).status).toBe(201);
});

test('only its owner can revoke a token; it opens nothing from then on', async () => {
  const [account, stranger] = [await signUpPaid(), await signUpPaid()];
  const { id, token } = await makeToken(app, account, ['read_releases']);
  expect((await stranger.call(removeApiToken, { params: { id } })).error.name).toBe('not_found');
  expect((await account.call(removeApiToken, { params: { id } })).status).toBe(204);
  expect((await createTokenClient(app, token)(listApiTokens)).error.name).toBe('unauthenticated');
  expect((await account.call(removeApiToken, { params: { id } })).error.name).toBe('not_found');
});

test('the owner is notified of a new token by email, and the account’s log lists its creation and revocation', async () => {
  const account = await signUpPaid();
  const { id } = await makeToken(app, account, ['read_releases'], 'Backup');
  await account.call(removeApiToken, { params: { id } });
  const events = await app.db.select().from(security_events).where(eq(security_events.account_id, account.user._id));
  const logged = events.filter(({ type }) => type.startsWith('token_')).map(({ type, details }) => [type, details]);
  expect(logged).toEqual([
    ['token_made', { name: 'Backup' }],
    ['token_ended', { name: 'Backup' }],
  ]);
  const { rows } = await app.pool.query(
    `select data from pgboss.job where name = 'mail.account' and data->>'user_id' = $1 and data->>'mail' = 'token_made'`,
    [account.user._id],
  );
  expect(rows.map(({ data }) => data.params)).toEqual([{ name: 'Backup' }]);
});
