import { createRelease, listReleases, submitRelease } from '@tangent/contract/catalogue/release.ts';
import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { requestTakedown } from '@tangent/contract/distribution/takedown.ts';
import { currentUser, logout } from '@tangent/contract/identity/auth.ts';
import { listAuditEvents } from '@tangent/contract/identity/backoffice-audit.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { api_tokens } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureArtist, grantPlanTo, signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createTokenClient, makeToken } from '../../../testing/fixtures/test-token.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { createTusClient } from '../../../testing/harness/tus-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ http_options: { limits_calls: true } });
});
afterAll(() => app.close());

async function signUpPaid(): Promise<TestAccount> {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  return account;
}
const getLastUse = async (id: string) => {
  const [row] = await app.db.select().from(api_tokens).where(eq(api_tokens.id, id));
  return row?.last_used_at?.getTime() ?? null;
};

test('a program reads and writes what its token allows, and nothing else', async () => {
  const account = await signUpPaid();
  const artist_id = await ensureArtist(account);
  const reader = createTokenClient(app, (await makeToken(app, account, ['read_releases'])).token);
  const writer = createTokenClient(app, (await makeToken(app, account, ['write_drafts'])).token);
  const body = { artist_id, title: 'By a program' };
  expect((await reader(createRelease, { body })).error.name).toBe('missing_scope');
  const created = await writer(createRelease, { body });
  expect(created.status).toBe(201);
  expect((await writer(listReleases)).error.name).toBe('missing_scope');
  expect((await reader(listReleases)).body.items.map(({ title }) => title)).toEqual(['By a program']);
  // Each right is a scope of its own: who writes a draft may not submit it.
  const release = { params: { id: created.body.id } };
  const agreements = { owns_rights: true, no_infringement: true, release_terms: true };
  const submission = { ...release, body: { agreements, version: created.body.version } };
  expect((await writer(submitRelease, submission)).error.name).toBe('missing_scope');
  const submitter = createTokenClient(app, (await makeToken(app, account, ['submit_releases'])).token);
  const submitted = await submitter(submitRelease, submission);
  expect([submitted.status, submitted.error.errors]).toMatchObject([422, { artwork: { code: 'required' } }]);
  const takedown = { ...release, body: { reason: null, confirmed: true } };
  expect((await submitter(requestTakedown, takedown)).error.name).toBe('missing_scope');
  const remover = createTokenClient(app, (await makeToken(app, account, ['take_down_releases'])).token);
  expect((await remover(requestTakedown, takedown)).error.name).toBe('invalid_transition');
});

test('a refusal tells the program what it lacks, as RFC 6750 defines', async () => {
  const account = await signUpPaid();
  const { token } = await makeToken(app, account, ['write_drafts']);
  const unknown = await createTokenClient(app, 'tgt_nonsense')(listReleases);
  expect([unknown.status, unknown.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
  const narrow = await createTokenClient(app, token)(listReleases);
  expect([narrow.status, narrow.headers['www-authenticate']]).toEqual([403, 'Bearer error="insufficient_scope"']);
});

test('a request with a token and a cookie counts as the program’s', async () => {
  const account = await signUpPaid();
  const { token } = await makeToken(app, account, ['read_releases']);
  const program = createTokenClient(app, token);
  const { session } = account;
  expect((await program(createRelease, { session, body: { artist_id: uuidv7() } })).error.name).toBe('missing_scope');
  expect((await program(currentUser, { session })).error.name).toBe('missing_scope');
  expect((await program(logout, { session })).status).toBe(204);
  expect((await account.call(currentUser)).status).toBe(200);
  for (const wrong of ['', 'tgt_', token.slice(0, -1), `${token.slice(0, -1)}x`, `${token} ${token}`]) {
    expect((await createTokenClient(app, wrong)(listReleases, { session })).error.name).toBe('unauthenticated');
  }
});

test('a token is suspended while the plan is unpaid or the account blocked, and ends with the account', async () => {
  const account = await signUpPaid();
  const program = createTokenClient(app, (await makeToken(app, account, ['read_releases'])).token);
  const change = (fields: object) => app.db.update(users).set(fields).where(eq(users.id, account.user._id));
  await grantPlanTo(app, account, 'free');
  expect((await program(listReleases)).error).toMatchObject({ name: 'premium_required', feature: 'api_access' });
  await grantPlanTo(app, account, 'advanced');
  expect((await program(listReleases)).status).toBe(200);
  await change({ freeze: true });
  expect((await program(listReleases)).error.name).toBe('account_blocked');
  await change({ freeze: false, deactivated_at: app.clock.now() });
  expect((await program(listReleases)).error.name).toBe('unauthenticated');
});

test('a token of a staff member has no staff powers', async () => {
  const account = await signUpPaid();
  const { token } = await makeToken(app, account, [
    'read_releases',
    'write_drafts',
    'read_analytics',
    'read_royalties',
  ]);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, account.user._id));
  expect((await createTokenClient(app, token)(listAuditEvents)).error.name).toBe('missing_scope');
  const other = await signUp(app);
  const [id] = [await ensureArtist(other)];
  expect((await createTokenClient(app, token)(listReleases, { query: { artist: id } as never })).body.items).toEqual(
    [],
  );
});

test('the last use of a token is recorded, at most once a minute', async () => {
  const account = await signUpPaid();
  const { id, token } = await makeToken(app, account, ['read_releases']);
  await createTokenClient(app, token)(listReleases);
  const first = await getLastUse(id);
  await createTokenClient(app, token)(listReleases);
  expect(await getLastUse(id)).toBe(first);
  app.clock.advance(60_000);
  await createTokenClient(app, token)(listReleases);
  expect(await getLastUse(id)).toBeGreaterThan(first ?? 0);
});

test('a program uploads files for its drafts', async () => {
  const account = await signUpPaid();
  const { token } = await makeToken(app, account, ['write_drafts']);
  const origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const client = createTusClient(origin, null, { authorization: `Bearer ${token}` });
  const createdUpload = await client.create({ kind: 'audio', filename: 'song.wav' }, 20);
  expect(createdUpload.status).toBe(201);
  expect((await client.send(createdUpload.id, 0, Buffer.from('0123456789'))).offset).toBe(10);
  expect((await client.head(createdUpload.id)).offset).toBe(10);
  expect((await client.cancel(createdUpload.id)).status).toBe(204);
});

test('a user may make three hundred calls a minute, and the next one is refused; upload chunks are not counted', async () => {
  const [account, other] = [await signUpPaid(), await signUpPaid()];
  // Start in a fresh minute, so that the last call falls into it too.
  app.clock.advance(60_000 - (app.clock.now().getTime() % 60_000));
  const statuses: number[] = [];
  for (let call = 0; call < 300; call++) statuses.push((await account.call(listReleases)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await account.call(currentUser)).status).toBe(429);
  const { status, error, headers } = await account.call(listReleases);
  expect([status, error.name, headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    String(error.retry_after_seconds),
  ]);
  expect(error.retry_after_seconds).toBeLessThanOrEqual(60);
  const piece = await app.http.inject({
    method: 'HEAD',
    url: `${TUS_PATH}/${uuidv7()}`,
    headers: { 'tus-resumable': '1.0.0' },
    cookies: { '__Host-session': account.session },
  });
  expect(piece.statusCode).toBe(404);
  expect((await other.call(listReleases)).status).toBe(200);
  app.clock.advance(60_000);
  expect((await account.call(listReleases)).status).toBe(200);
});
