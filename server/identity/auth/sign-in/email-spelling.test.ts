import { login, register, requestPasswordReset } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { receiveMails } from '../../../testing/fakes/test-mail.ts';
import { fillRegistration, PASSWORD, signUp, solveCaptcha } from '../../../testing/fixtures/test-account.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { blockAddress } from '../public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

async function registerAs(email: string) {
  return makeCall(app, register, { body: { ...(await fillRegistration(app)), email } });
}

async function signInAs(username: string): Promise<number> {
  const body = { username, password: PASSWORD, captcha: await solveCaptcha(app) };
  return (await makeCall(app, login, { body })).status;
}

test('both spellings of a domain are one account, which signs in with either of them', async () => {
  expect((await registerAs(' Ada@xn--mzik-0ra.Example\u200B')).body.user.email).toBe('Ada@müzik.example');
  expect((await registerAs('ada@müzik.example')).error.name).toBe('duplicated_email');
  expect((await registerAs('ADA@XN--MZIK-0RA.example')).error.name).toBe('duplicated_email');
  for (const email of ['ada@müzik.example', 'ada@xn--mzik-0ra.example', 'ADA@MÜZIK.EXAMPLE\u00A0']) {
    expect(await signInAs(email)).toBe(200);
  }
});

test.each(['Lena@xn--mzik-0ra.example', 'lena\u200B@music.example', 'ädä@music.example', 'lena..m@music.example'])(
  'an account with the address %j from before the rule signs in, resets its password and keeps its address',
  async (email) => {
    const { user } = await signUp(app);
    await app.db.update(users).set({ email }).where(eq(users.username, user.username));
    await receiveMails(app);
    expect(await signInAs(email)).toBe(200);
    const isRead = !email.includes('\u200B');
    const { status } = await makeCall(app, requestPasswordReset, { body: { email } });
    expect(status).toBe(isRead ? 200 : 422);
    expect((await receiveMails(app)).map(({ to }) => to.address)).toEqual(isRead ? [email] : []);
    const [stored] = await app.db.select().from(users).where(eq(users.username, user.username));
    expect(stored?.email).toBe(email);
    expect((await registerAs(email.replace('xn--mzik-0ra', 'müzik'))).status).toBe(email.includes('xn--') ? 409 : 422);
  },
);

test('a banned mailbox opens no other account under any spelling', async () => {
  await inTransaction(app.db, (tx) => blockAddress(tx, 'Ban.Ned+1@gmail.com', app.clock.now()));
  for (const email of ['ban.ned+1@gmail.com', 'banned@gmail.com', 'b.a.n.n.e.d+new@googlemail.com']) {
    expect((await registerAs(email)).error.name).toBe('duplicated_email');
  }
  expect((await registerAs('unbanned@gmail.com')).status).toBe(201);
});

test('a mailbox gets ten emails of new accounts a day, under all its tags and from all networks', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const body = { ...(await fillRegistration(app)), email: `bomb+${n}@music.example` };
    statuses.push((await makeCall(app, register, { body, address: `203.0.113.${n + 1}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
  expect((await registerAs('other@music.example')).status).toBe(201);
});
