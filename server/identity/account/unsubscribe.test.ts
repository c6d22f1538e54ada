import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseMailJob } from '../../events/activity/public.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { buildUnsubscribePath } from '../../messaging/mail/unsubscribe-token.ts';
import { planMailJob } from '../../money/plan/jobs.ts';
import { exportMailJob } from '../../people/account-export/jobs.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { AUTH_SECRET, ORIGIN } from '../../testing/harness/test-http.ts';
import { enqueueAccountMail } from './enqueue-mail.ts';
import { registerUnsubscribeRoutes } from './unsubscribe-routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) =>
        registerUnsubscribeRoutes(http, context, async (_request, reply, view) => reply.send(view)),
    },
  });
});
afterAll(() => app.close());

const PLAN = { plan: 'pro', plan_now: 'free', amount_cents: null, until: null, refund_until: null } as const;

async function sendOneOfEach(account: TestAccount): Promise<Mail[]> {
  const user_id = account.user._id;
  const { id } = await addDraft(app, account);
  await receiveMails(app);
  await inTransaction(app.db, async (tx) => {
    await enqueue(tx, releaseMailJob, { mail: 'release_submitted', release_id: id });
    await enqueue(tx, planMailJob, { ...PLAN, mail: 'ended', user_id });
    await enqueue(tx, planMailJob, { ...PLAN, mail: 'payment_failed', user_id });
    await enqueueAccountMail(tx, 'password_changed', user_id);
    await enqueue(tx, exportMailJob, { user_id });
  });
  return receiveMails(app);
}

const isOn = async ({ user }: TestAccount) =>
  (await app.db.select().from(users).where(eq(users.id, user._id)))[0]?.email_notifications;

test('only emails that can be turned off say so in a header; a POST without a session turns them all off', async () => {
  const account = await signUp(app);
  const mails = await sendOneOfEach(account);
  const offers = mails.filter(({ unsubscribe_address }) => unsubscribe_address !== undefined);
  expect(mails).toHaveLength(5);
  expect(offers).toHaveLength(2);
  expect(offers.every(({ text }) => text.replaceAll(/\s+/g, ' ').includes('You can turn off emails'))).toBe(true);
  const path = (offers[0]?.unsubscribe_address ?? '').replace(ORIGIN, '');
  expect(path).toBe(buildUnsubscribePath(AUTH_SECRET, account.user._id));
  const opened = await app.http.inject({ url: path });
  expect(opened.json()).toMatchObject({ purpose: 'unsubscribe', email: account.user.email });
  expect(await isOn(account)).toBe(true);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const posted = await app.http.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
  expect([posted.statusCode, posted.json().purpose]).toEqual([200, 'unsubscribed']);
  expect(await isOn(account)).toBe(false);
  expect((await app.http.inject({ url: path })).json().purpose).toBe('unsubscribed');
  const still = await sendOneOfEach(account);
  expect(still.map(({ unsubscribe_address }) => unsubscribe_address)).toEqual(Array(3).fill(undefined));
});

test('the body of the other kind is taken, and a token that is not ours turns nothing off', async () => {
  const account = await signUp(app);
  const path = buildUnsubscribePath(AUTH_SECRET, account.user._id);
  for (const url of [`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, '/v1/mail/unsubscribe/x']) {
    expect((await app.http.inject({ method: 'POST', url })).statusCode).toBe(303);
  }
  expect(await isOn(account)).toBe(true);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const payload = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const posted = await app.http.inject({ method: 'POST', url: path, headers, payload });
  expect(posted.statusCode).toBe(200);
  // The address contains a token.
  const hidden = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  for (const { headers: found } of [posted, await app.http.inject({ url: path })]) expect(found).toMatchObject(hidden);
  expect(await isOn(account)).toBe(false);
});
