import { users } from '@tangent/db/schema/account.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { REOPENING_REASONS } from '@tangent/domain/release/reopening-reasons.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Mail, openMailer } from '../gateways/mail/mailer.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { reopenRelease } from '../review/public.ts';
import { type DeliveryRig, openDeliveryRig } from '../testing/delivery-rig.ts';
import { addReviewableRelease, addStaff } from '../testing/reviewable-release.ts';
import type { MailContext } from './context.ts';
import { RELEASE_MAILS } from './release-mail.ts';
import { sendExportMail } from './send-export-mail.ts';
import { sendReleaseMail } from './send-release-mail.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

let rig: DeliveryRig;
let sent: Mail[];
let context: MailContext;
beforeAll(async () => {
  rig = await openDeliveryRig();
}, 60_000);
afterAll(() => rig.close());
beforeEach(() => {
  sent = [];
  context = {
    ...{
      db: rig.db,
      product_name: 'Tangent',
      public_url: 'https://tangent.example',
      support_email: 'help@tangent.example',
    },
    mailer: { send: async (mail) => void sent.push(mail) },
  };
});

const PLACEHOLDER = /\{\w+\}|mail\.|reason\./;

test.each(LANGUAGES)('every mail has all its words in %s, as HTML and as text', async (language) => {
  const { id, owner } = await addReviewableRelease(rig, { title: 'Kâğıt <b>gemi</b>' });
  await rig.db.update(users).set({ language }).where(eq(users.id, owner));
  const staff = await addStaff(rig.db, rig.clock.now());
  const verdict = { reasons: [...REOPENING_REASONS], note: 'Şu köşe.', track_numbers: [1] };
  await inTransaction(rig.db, (tx) => reopenRelease(tx, staff, id, verdict, rig.clock.now()));
  await sendWelcomeMail(context, owner, 'a');
  await sendExportMail(context, owner, 'b');
  for (const mail of RELEASE_MAILS) await sendReleaseMail(context, { mail, release_id: id }, mail);
  expect(sent).toHaveLength(RELEASE_MAILS.length + 2);
  for (const { subject, html, text } of sent) {
    for (const words of [subject, text]) expect(words.replaceAll(/https?:\S+/g, '')).not.toMatch(PLACEHOLDER);
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toContain('<b>gemi</b>');
    expect(text).toContain('https://tangent.example/');
  }
  const reopened = sent.find(({ message_id }) => message_id === 'release_reopened');
  expect(reopened?.text).toContain('Şu köşe.');
});

test('a person who wants no mails about releases gets none', async () => {
  const { id, owner } = await addReviewableRelease(rig);
  await rig.db.update(users).set({ email_notifications: false }).where(eq(users.id, owner));
  await sendReleaseMail(context, { mail: 'release_published', release_id: id }, 'x');
  expect(sent).toEqual([]);
});

test('a title or a name with a line break begins no other header', async () => {
  const mailer = openMailer({
    url: `smtp://127.0.0.1:${rig.sandbox.sandbox.smtp_port}`,
    from: 'Tangent <hello@tangent.example>',
  });
  await mailer.send({
    to: { name: 'Ada\r\nBcc: spy@evil.example', address: 'ada@music.example' },
    ...{ subject: 'Out now\r\nBcc: spy@evil.example', html: '<p>Olá</p>', text: 'Olá', message_id: 'one' },
  });
  const mails = await rig.sandbox.get<{ id: string; to: string[]; subject: string }[]>('/mail');
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: ['ada@music.example'], subject: 'Out now Bcc: spy@evil.example' },
  ]);
  const { headers } = await rig.sandbox.get<{ headers: { key: string }[] }>(`/mail/${mails[0]?.id}`);
  expect(headers.map(({ key }) => key.toLowerCase())).not.toContain('bcc');
});
