import { users } from '@tangent/db/schema/identity/account.ts';
import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/reopening-reasons.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reopenRelease } from '../../distribution/review/public.ts';
import { createMailer, type Mail } from '../../gateways/mail/mailer.ts';
import { createLink } from '../../identity/account/public.ts';
import { runForRequest } from '../../platform/log/request-id.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addHandoverPlan } from '../../testing/fixtures/handover-rows.ts';
import { addReviewableRelease, addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { ACCOUNT_MAILS } from './account-mail.ts';
import type { MailContext } from './context.ts';
import { PLAN_MAILS } from './plan-mail.ts';
import { RELEASE_MAILS } from './release-mail.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sendExportMail } from './send-export-mail.ts';
import { sendPayoutMail } from './send-payout-mail.ts';
import { sendPlanMail } from './send-plan-mail.ts';
import { sendReleaseMail } from './send-release-mail.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

let harness: DeliveryHarness;
let sent: Mail[];
let context: MailContext;
beforeAll(async () => {
  harness = await createDeliveryHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  sent = [];
  context = {
    db: harness.db,
    clock: harness.clock,
    product_name: 'Tangent',
    public_url: 'https://tangent.example',
    support_email: 'help@tangent.example',
    page_emails: {},
    auth_secret: 'a secret of the tests, 32 letters or more',
    mailer: { send: async (mail) => void sent.push(mail) },
  };
});

const addressesIn = (text: string): string[] => text.match(/https?:[^\s)]+/g) ?? [];

const PLACEHOLDER = /\{\w+\}|mail\.\w|reason\.\w/;

test.each(LANGUAGES)('every email has all its texts in %s, as HTML and as plain text', async (language) => {
  const { id, owner } = await addReviewableRelease(harness, { title: 'Kâğıt <b>gemi</b>' });
  await harness.db.update(users).set({ language }).where(eq(users.id, owner));
  const staff = await addStaff(harness.db, harness.clock.now());
  const verdict = { reasons: [...REOPENING_REASONS], note: 'Şu köşe.', track_numbers: [1] };
  await inTransaction(harness.db, (tx) => reopenRelease(tx, staff, id, verdict, harness.clock.now()));
  await sendWelcomeMail(context, { user_id: owner }, 'a');
  const link = { account_id: owner, email: 'new@music.example', now: harness.clock.now() };
  const links = await inTransaction(harness.db, async (tx) => ({
    verify_email: await createLink(tx, { ...link, purpose: 'verify_email' }),
    reset_password: await createLink(tx, { ...link, purpose: 'reset_password' }),
    change_email: await createLink(tx, { ...link, purpose: 'change_email' }),
  }));
  await sendWelcomeMail(context, { user_id: owner, link_id: links.verify_email }, 'welcome');
  const params = {
    provider: 'google',
    name: 'Rádio',
    reason: 'copyright_claim',
    note: 'Şu köşe.',
    new_email: 'new@music.example',
  };
  for (const mail of ACCOUNT_MAILS) {
    const link_id = Object.entries(links).find(([purpose]) => purpose === mail)?.[1];
    await sendAccountMail(context, { mail, user_id: owner, params, ...(link_id ? { link_id } : {}) }, mail);
  }
  await sendExportMail(context, owner, 'b');
  await addHandoverPlan(harness, { account_id: owner, release_id: id, distributor: 'Nova' });
  for (const mail of RELEASE_MAILS) await sendReleaseMail(context, { mail, release_id: id }, mail);
  expect(sent).toHaveLength(RELEASE_MAILS.length + ACCOUNT_MAILS.length + 3);
  for (const { subject, html, text } of sent) {
    for (const content of [subject, text]) expect(content.replaceAll(/https?:\S+/g, '')).not.toMatch(PLACEHOLDER);
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toContain('<b>gemi</b>');
    expect(addressesIn(text).filter((address) => !address.startsWith('https://tangent.example/'))).toEqual([]);
    expect(addressesIn(text)).not.toEqual([]);
  }
  const reopened = sent.find(({ message_id }) => message_id === 'release_reopened');
  expect(reopened?.text).toContain('Şu köşe.');
});

test('security emails are sent even to users with emails turned off, and do not offer to turn them off', async () => {
  const { owner } = await addReviewableRelease(harness);
  const off = { email_notifications: false, marketing: false, language: 'en' } as const;
  await harness.db.update(users).set(off).where(eq(users.id, owner));
  for (const mail of ACCOUNT_MAILS) await sendAccountMail(context, { mail, user_id: owner, params: {} }, mail);
  expect(sent).toHaveLength(ACCOUNT_MAILS.length);
  for (const { text } of sent) expect(text).not.toMatch(/turn off/);
  const alarms = sent.filter(({ text }) => text.includes('https://tangent.example/auth/forgot-password'));
  expect(alarms.map(({ message_id }) => message_id)).toEqual(
    expect.arrayContaining(['password_changed', 'twofactor_off', 'email_change_requested', 'token_made']),
  );
});

test('emails about withdrawals are sent even to users with emails turned off', async () => {
  const { owner } = await addReviewableRelease(harness);
  await harness.db.update(users).set({ email_notifications: false }).where(eq(users.id, owner));
  const money = {
    amount_cents: 2_000,
    net_cents: 2_000,
    expected_on: '2027-11-22',
    cancel_reason: null,
    failure: null,
  };
  const payoutMethod = { method: 'stripe', destination: '' } as const;
  await sendPayoutMail(context, { ...money, ...payoutMethod, mail: 'paid', user_id: owner }, 'paid');
  expect(sent).toMatchObject([{ message_id: 'paid', subject: expect.stringMatching(/20[.,]00/) }]);
});

test('a link is sent to the address that requested it, in the language of that page, and not at all once it is void', async () => {
  const { owner } = await addReviewableRelease(harness);
  const link = {
    account_id: owner,
    purpose: 'change_email',
    email: 'new@music.example',
    now: harness.clock.now(),
  } as const;
  const [old_id, link_id] = await inTransaction(harness.db, async (tx) => [
    await createLink(tx, link),
    await createLink(tx, link),
  ]);
  const mail = { mail: 'change_email', user_id: owner, to: 'new@music.example', params: {}, language: 'tr' } as const;
  await sendAccountMail(context, { ...mail, link_id: old_id }, 'old');
  await sendAccountMail(context, { ...mail, link_id }, 'new');
  expect(sent.map(({ to, message_id }) => [to.address, message_id])).toEqual([['new@music.example', 'new']]);
  expect(sent[0]?.html).toContain('lang="tr"');
  expect(addressesIn(sent[0]?.text ?? '')[0]).toContain(`/v1/auth/change-email/${link_id}.`);
});

test('a user with emails turned off gets none about releases', async () => {
  const { id, owner } = await addReviewableRelease(harness);
  await harness.db.update(users).set({ email_notifications: false }).where(eq(users.id, owner));
  await sendReleaseMail(context, { mail: 'release_published', release_id: id }, 'x');
  expect(sent).toEqual([]);
});

test('a title or a name with a line break starts no other header', async () => {
  const mailer = createMailer({
    url: `smtp://127.0.0.1:${harness.sandbox.sandbox.smtp_port}`,
    from: 'Tangent <hello@tangent.example>',
  });
  await mailer.send({
    to: { name: 'Ada\r\nBcc: spy@evil.example', address: 'ada@music.example' },
    subject: 'Out now\r\nBcc: spy@evil.example',
    html: '<p>Olá</p>',
    text: 'Olá',
    message_id: 'one',
  });
  const mails = await harness.sandbox.get<{ id: string; to: string[]; subject: string }[]>('/mail');
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: ['ada@music.example'], subject: 'Out now Bcc: spy@evil.example' },
  ]);
  const { headers } = await harness.sandbox.get<{ headers: { key: string }[] }>(`/mail/${mails[0]?.id}`);
  expect(headers.map(({ key }) => key.toLowerCase())).not.toContain('bcc');
});

test('an email carries the id of the request that caused it', async () => {
  const url = `smtp://127.0.0.1:${harness.sandbox.sandbox.smtp_port}`;
  const mailer = createMailer({ url, from: 'Tangent <hello@tangent.example>' });
  const to = { name: 'Ida', address: 'ida@music.example' };
  await runForRequest('0192f0c1', () =>
    mailer.send({ to, subject: 'Out now', html: '<p>Olá</p>', text: 'Olá', message_id: 'two' }),
  );
  const mails = await harness.sandbox.get<{ id: string; to: string[] }[]>('/mail');
  const mail = mails.find((one) => one.to.includes(to.address));
  const { headers } = await harness.sandbox.get<{ headers: { key: string; value: string }[] }>(`/mail/${mail?.id}`);
  expect(headers).toContainEqual({ key: 'x-request-id', value: '0192f0c1' });
});

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
  const { owner } = await addReviewableRelease(harness);
  await harness.db.update(users).set({ language }).where(eq(users.id, owner));
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
  const { owner } = await addReviewableRelease(harness);
  const [user] = await harness.db
    .update(users)
    .set({ email_notifications: false, language: 'en' })
    .where(eq(users.id, owner))
    .returning();
  const url = `smtp://127.0.0.1:${harness.sandbox.sandbox.smtp_port}`;
  const mailer = createMailer({ url, from: 'Tangent <hello@tangent.example>' });
  for (const mail of PLAN_MAILS) {
    await sendPlanMail({ ...context, mailer }, { ...PLAN_FACTS, mail, user_id: owner }, mail);
  }
  const mails = await harness.sandbox.get<{ id: string; to: string[]; subject: string }[]>('/mail');
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
  const { text } = await harness.sandbox.get<{ text: string }>(`/mail/${received[0]?.id}`);
  expect(text).not.toMatch(/turn off/);
});
