import { users } from '@tangent/db/schema/identity/account.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../gateways/mail/mailer.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createLink } from './account-link.ts';
import { ACCOUNT_MAILS } from './account-mail.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

let app: TestApp;
let owner: string;
let sent: Mail[];
let context: MailContext;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await signUp(app)).user._id;
  context = createMailContext(app, { send: async (mail) => void sent.push(mail) });
});
afterAll(() => app.close());
beforeEach(() => {
  sent = [];
});

const addressesIn = (text: string): string[] => text.match(/https?:[^\s)]+/g) ?? [];

test.each(LANGUAGES)(
  'every email about an account has all its texts in %s, as HTML and as plain text',
  async (language) => {
    await app.db.update(users).set({ language, first_name: '<b>Kâğıt</b>' }).where(eq(users.id, owner));
    await sendWelcomeMail(context, { user_id: owner }, 'a');
    const link = { account_id: owner, email: 'new@music.example', now: app.clock.now() };
    const links = await inTransaction(app.db, async (tx) => ({
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
    expect(sent).toHaveLength(ACCOUNT_MAILS.length + 2);
    for (const { subject, html, text } of sent) {
      for (const content of [subject, text])
        expect(content.replaceAll(/https?:\S+/g, '')).not.toMatch(/\{\w+\}|mail\.\w|reason\.\w/);
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toContain('<b>Kâğıt</b>');
      expect(addressesIn(text).filter((address) => !address.startsWith('https://tangent.example/'))).toEqual([]);
      expect(addressesIn(text)).not.toEqual([]);
    }
  },
);

test('security emails are sent even to users with emails turned off, and do not offer to turn them off', async () => {
  const off = { email_notifications: false, marketing: false, language: 'en' } as const;
  await app.db.update(users).set(off).where(eq(users.id, owner));
  for (const mail of ACCOUNT_MAILS) await sendAccountMail(context, { mail, user_id: owner, params: {} }, mail);
  expect(sent).toHaveLength(ACCOUNT_MAILS.length);
  for (const { text } of sent) expect(text).not.toMatch(/turn off/);
  const alarms = sent.filter(({ text }) => text.includes('https://tangent.example/auth/forgot-password'));
  expect(alarms.map(({ message_id }) => message_id)).toEqual(
    expect.arrayContaining(['password_changed', 'twofactor_off', 'email_change_requested', 'token_made']),
  );
});

test('a link is sent to the address that requested it, in the language of that page, and not at all once it is void', async () => {
  const link = {
    account_id: owner,
    purpose: 'change_email',
    email: 'new@music.example',
    now: app.clock.now(),
  } as const;
  const [old_id, link_id] = await inTransaction(app.db, async (tx) => [
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
