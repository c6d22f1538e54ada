import { users } from '@tangent/db/schema/identity/account.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailer, type Mail } from '../../../gateways/mail/mailer.ts';
import type { MailContext } from '../../../messaging/mail/public.ts';
import { createMailContext } from '../../../testing/fakes/mail-context.ts';
import { signUp } from '../../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { PLAN_MAILS } from './plan-mail.ts';
import { sendPlanMail } from './send-plan-mail.ts';

let app: TestApp;
let world: TestSandbox;
let owner: string;
let sent: Mail[];
let context: MailContext;
beforeAll(async () => {
  [app, world] = await Promise.all([createTestApp(), createTestSandbox()]);
  owner = (await signUp(app)).user._id;
  context = createMailContext(app, { send: async (mail) => void sent.push(mail) });
});
afterAll(async () => {
  await app.close();
  await world.remove();
});
beforeEach(() => {
  sent = [];
});

const addressesIn = (text: string): string[] => text.match(/https?:[^\s)]+/g) ?? [];

const PLAN_FACTS = {
  plan: 'advanced',
  plan_now: 'advanced',
  amount_cents: 9999,
  until: '2027-11-22T23:30:00.000Z',
  refund_until: null,
} as const;
const DAY_AND_PRICE = {
  en: ['November 22, 2027', '$99.99'],
  es: ['22 de noviembre de 2027', 'USD 99.99'],
  pt: ['22 de novembro de 2027', 'US$ 99,99'],
  tr: ['22 Kasım 2027', '$99,99'],
} as const;

test.each(LANGUAGES)('every email about a plan has all its texts in %s, with its day and price', async (language) => {
  await app.db.update(users).set({ language }).where(eq(users.id, owner));
  const [day, price] = DAY_AND_PRICE[language];
  const lapsed = { ...PLAN_FACTS, plan_now: 'free', refund_until: '2026-12-06T10:00:00.000Z' } as const;
  for (const facts of [PLAN_FACTS, lapsed]) {
    for (const mail of PLAN_MAILS) await sendPlanMail(context, { ...facts, mail, user_id: owner }, mail);
  }
  expect(sent).toHaveLength(2 * PLAN_MAILS.length);
  for (const { message_id, subject, html, text } of sent) {
    for (const content of [subject, text]) expect(content).not.toMatch(/\{\w+\}|mail\.\w|plan\.\w/);
    expect(html).toContain(`lang="${language}"`);
    expect(addressesIn(text)).toEqual(['https://tangent.example/account/subscription']);
    const plain = text.replaceAll(/\s+/g, ' ');
    if (!['ended', 'refunded', 'grant_ended'].includes(message_id))
      expect([message_id, plain]).toContainEqual(expect.stringContaining(day));
    if (['started', 'upgraded', 'renewed', 'renews_soon', 'payment_failed', 'refunded'].includes(message_id)) {
      expect([message_id, plain]).toContainEqual(expect.stringContaining(price));
    }
  }
});

test('emails about charges and refunds are sent even to users with emails turned off, through a real server', async () => {
  const [user] = await app.db
    .update(users)
    .set({ email_notifications: false, language: 'en' })
    .where(eq(users.id, owner))
    .returning();
  const url = `smtp://127.0.0.1:${world.sandbox.smtp_port}`;
  const mailer = createMailer({ url, from: 'Tangent <hello@tangent.example>' });
  for (const mail of PLAN_MAILS) {
    await sendPlanMail({ ...context, mailer }, { ...PLAN_FACTS, mail, user_id: owner }, mail);
  }
  const mails = await world.get<{ id: string; to: string[]; subject: string }[]>('/mail');
  const received = mails.filter(({ to }) => to.includes(user?.email ?? ''));
  expect(received.map(({ subject }) => subject).sort()).toEqual(
    [
      'Advanced is yours',
      'You have Advanced now',
      'Advanced was renewed',
      'Advanced renews on November 22, 2027',
      'You have Advanced now',
      'We could not renew Advanced',
      'We refund $99.99',
    ].sort(),
  );
  const { text } = await world.get<{ text: string }>(`/mail/${received[0]?.id}`);
  expect(text).not.toMatch(/turn off/);
});
