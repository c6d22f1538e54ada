import { randomBytes } from 'node:crypto';
import { currentUser, logout } from '@tangent/contract/auth.ts';
import * as calls from '@tangent/contract/backoffice-people.ts';
import { listReleases } from '@tangent/contract/release.ts';
import { users } from '@tangent/db/schema/account.ts';
import { api_tokens } from '@tangent/db/schema/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTokenText } from '../auth/token-text.ts';
import { hashToken } from '../platform/secret/random-token.ts';
import { makeCall } from '../testing/call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { givePlan, signUp, type TestPerson } from '../testing/test-person.ts';
import { addDraft, addStores, submit } from '../testing/test-release.ts';
import { openTusClient } from '../testing/tus-client.ts';

// Rule F57 in docs/standards/reliability.md: a blocked or closed account with a live session, a live upload and a
// program of its own.
let app: TestApp;
let origin: string;
let staff: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  origin = await app.http.listen({ port: 0 });
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

/** Somebody at work: signed in, with a program, a draft, and an upload of which half has come. */
async function atWork() {
  const person = await signUp(app);
  await givePlan(app, person, 'pro');
  const text = makeTokenText();
  await app.db.insert(api_tokens).values({
    account_id: person.user._id,
    name: 'import',
    token_hash: hashToken(text),
    scopes: ['read_releases'],
    created_at: app.clock.now(),
  });
  const asProgram = () => makeCall(app, listReleases, { headers: { authorization: `Bearer ${text}` } });
  const draft = await addDraft(app, person);
  const tus = openTusClient(origin, person.session);
  const { id: upload } = await tus.begin({ kind: 'audio', filename: 'song.wav' }, 2000);
  expect((await tus.send(upload, 0, randomBytes(1000))).status).toBe(204);
  expect((await asProgram()).status).toBe(200);
  return { person, asProgram, draft, tus, upload };
}

const BLOCK = { reason: 'fraud_suspected', note: null } as const;
const ACTS = [
  ['a freeze', 'account_blocked', (params: { id: string }) => staff.call(calls.freezePerson, { params, body: BLOCK })],
  ['a ban', 'unauthenticated', (params: { id: string }) => staff.call(calls.banPerson, { params, body: BLOCK })],
  [
    'closing the account',
    'unauthenticated',
    (params: { id: string }) => staff.call(calls.deactivatePerson, { params, body: { why: 'Asked for it' } }),
  ],
] as const;

test.each(ACTS)(
  '[S6-003] after %s the very next call of browser, upload and program is refused',
  async (_, name, act) => {
    const { person, asProgram, draft, tus, upload } = await atWork();
    expect((await act({ id: person.user._id })).status).toBe(200);
    expect((await tus.send(upload, 1000, randomBytes(1000))).error?.name).toBe(name);
    expect((await tus.begin({ kind: 'audio', filename: 'next.wav' }, 10)).error?.name).toBe(name);
    expect((await person.call(listReleases)).error.name).toBe(name);
    expect((await submit(person, draft)).error.name).toBe(name);
    expect([401, 403]).toContain((await asProgram()).status);
    expect((await person.call(currentUser)).status).toBe(name === 'account_blocked' ? 200 : 401);
    expect((await person.call(logout)).status).toBe(204);
  },
);

test('an upload that a freeze cut off goes on where it was when the freeze is over, and the program works again', async () => {
  const { person, asProgram, tus, upload } = await atWork();
  const params = { id: person.user._id };
  await staff.call(calls.freezePerson, { params, body: BLOCK });
  expect((await tus.ask(upload)).status).toBe(403);
  await staff.call(calls.unfreezePerson, { params, body: { why: 'Cleared up' } });
  expect((await tus.ask(upload)).offset).toBe(1000);
  expect((await tus.send(upload, 1000, randomBytes(1000))).status).toBe(204);
  expect((await asProgram()).status).toBe(200);
});

test('a colleague whose role is taken away reaches the back office no more with the next call', async () => {
  const colleague = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, colleague.user._id));
  expect((await colleague.call(calls.listPeople)).status).toBe(200);
  await app.db.update(users).set({ is_staff: false }).where(eq(users.id, colleague.user._id));
  expect((await colleague.call(calls.listPeople)).error.name).toBe('permission_denied');
});
