import { confirmIdentity } from '@tangent/contract/account.ts';
import { createApiToken, listApiTokens, removeApiToken } from '@tangent/contract/api-token.ts';
import { security_events } from '@tangent/db/schema/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { givePlan, signUp, type TestPerson } from '../testing/test-person.ts';
import { confirmNow, makeToken, openProgram } from '../testing/test-token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const wish = { name: 'Nightly sync', scopes: ['read_releases' as const] };

async function signUpPaid(plan: 'pro' | 'advanced' = 'pro'): Promise<TestPerson> {
  const person = await signUp(app);
  await givePlan(app, person, plan);
  await confirmNow(app, person);
  return person;
}

test('[S6-032] tokens are for paid plans; others are told which plan has them', async () => {
  const person = await signUp(app);
  await confirmNow(app, person);
  const { status, error } = await person.call(createApiToken, { body: wish });
  expect([status, error]).toMatchObject([403, { name: 'premium_required', feature: 'api_access', plan: 'pro' }]);
  expect((await person.call(listApiTokens)).body).toEqual({ items: [], max: 5 });
});

test('a token is made only where the password was given a moment ago, and never by a token', async () => {
  const person = await signUpPaid();
  const { token } = await makeToken(app, person, ['read_releases', 'write_drafts']);
  app.clock.advance(10 * 60_000 + 1);
  expect((await person.call(createApiToken, { body: wish })).error.name).toBe('step_up_required');
  for (const call of [createApiToken, confirmIdentity] as const) {
    expect((await openProgram(app, token)(call, { body: wish as never })).error.name).toBe('missing_scope');
  }
});

test('a token is shown once, can be told from other texts, and is stored as nothing that opens a door', async () => {
  const person = await signUpPaid();
  const { token, ...shown } = await makeToken(app, person, ['read_releases', 'read_releases'], '  Akşam betiği ');
  expect(token).toMatch(/^tgt_[\w-]{43}[0-9a-f]{8}$/);
  expect(shown).toMatchObject({ name: 'Akşam betiği', scopes: ['read_releases'], last_used_at: null });
  const list = (await person.call(listApiTokens)).body;
  expect(list.items).toEqual([shown]);
  const { rows } = await app.pool.query('select t::text as row from api_tokens t');
  expect(JSON.stringify([rows, list])).not.toContain(token.slice(4, 47));
});

test.each([
  [
    { name: ' ', scopes: [] },
    { name: { code: 'required' }, scopes: { code: 'required' } },
  ],
  [{ ...wish, name: 'ş'.repeat(51) }, { name: { code: 'max_length', params: { max: 50 } } }],
  [{ ...wish, name: 'a\u202eb' }, { name: { code: 'invalid_characters' } }],
  [{ ...wish, scopes: ['write_everything' as never] }, { 'scopes.0': { code: 'invalid_choice' } }],
])('a token like %j is refused at its fields', async (body, errors) => {
  const person = await signUpPaid();
  const { status, error } = await person.call(createApiToken, { body });
  expect([status, error.errors]).toEqual([422, errors]);
});

test('five tokens at a time, also when many are asked for at once; ending one makes room', async () => {
  const person = await signUpPaid();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => person.call(createApiToken, { body: { ...wish, scopes: ['write_drafts'] } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 201),
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect(answers.find(({ status }) => status === 409)?.error.name).toBe('token_limit');
  const [first] = (await person.call(listApiTokens)).body.items;
  expect((await person.call(removeApiToken, { params: { id: first?.id ?? '' } })).status).toBe(204);
  expect((await person.call(createApiToken, { body: wish })).status).toBe(201);
});

test('only its owner ends a token; it opens nothing from then on', async () => {
  const [person, stranger] = [await signUpPaid(), await signUpPaid()];
  const { id, token } = await makeToken(app, person, ['read_releases']);
  expect((await stranger.call(removeApiToken, { params: { id } })).error.name).toBe('not_found');
  expect((await person.call(removeApiToken, { params: { id } })).status).toBe(204);
  expect((await openProgram(app, token)(listApiTokens)).error.name).toBe('unauthenticated');
  expect((await person.call(removeApiToken, { params: { id } })).error.name).toBe('not_found');
});

test('the owner hears of a new token by mail, and reads of its beginning and end in the log of the account', async () => {
  const person = await signUpPaid();
  const { id } = await makeToken(app, person, ['read_releases'], 'Backup');
  await person.call(removeApiToken, { params: { id } });
  const events = await app.db.select().from(security_events).where(eq(security_events.account_id, person.user._id));
  const told = events.filter(({ type }) => type.startsWith('token_')).map(({ type, details }) => [type, details]);
  expect(told).toEqual([
    ['token_made', { name: 'Backup' }],
    ['token_ended', { name: 'Backup' }],
  ]);
  const { rows } = await app.pool.query(
    `select data from pgboss.job where name = 'mail.account' and data->>'user_id' = $1 and data->>'mail' = 'token_made'`,
    [person.user._id],
  );
  expect(rows.map(({ data }) => data.params)).toEqual([{ name: 'Backup' }]);
});
