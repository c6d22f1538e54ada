import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RELEASE_MAILS } from '../../events/activity/release-mail.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { addHandoverPlan } from '../../testing/fixtures/handover-rows.ts';
import { addReviewableRelease, addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { reopenRelease } from '../review/public.ts';
import { sendReleaseMail } from './send-release-mail.ts';

let harness: DeliveryHarness;
let sent: Mail[];
let context: MailContext;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  context = createMailContext(harness, { send: async (mail) => void sent.push(mail) });
});
afterAll(() => harness.close());
beforeEach(() => {
  sent = [];
});

const addressesIn = (text: string): string[] => text.match(/https?:[^\s)]+/g) ?? [];

const PLACEHOLDER = /\{\w+\}|mail\.\w|reason\.\w/;

test.each(LANGUAGES)(
  'every email about a release has all its texts in %s, as HTML and as plain text',
  async (language) => {
    const { id, owner } = await addReviewableRelease(harness, { title: 'Kâğıt <b>gemi</b>' });
    await harness.db.update(users).set({ language }).where(eq(users.id, owner));
    const staff = await addStaff(harness.db, harness.clock.now());
    const verdict = { reasons: [...REOPENING_REASONS], note: 'Şu köşe.', track_numbers: [1] };
    await inTransaction(harness.db, (tx) => reopenRelease(tx, staff, id, verdict, harness.clock.now()));
    await addHandoverPlan(harness, { account_id: owner, release_id: id, distributor: 'Nova' });
    for (const mail of RELEASE_MAILS) await sendReleaseMail(context, { mail, release_id: id }, mail);
    expect(sent).toHaveLength(RELEASE_MAILS.length);
    for (const { subject, html, text } of sent) {
      for (const content of [subject, text]) expect(content.replaceAll(/https?:\S+/g, '')).not.toMatch(PLACEHOLDER);
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toContain('<b>gemi</b>');
      expect(addressesIn(text).filter((address) => !address.startsWith('https://tangent.example/'))).toEqual([]);
      expect(addressesIn(text)).not.toEqual([]);
    }
    const reopened = sent.find(({ message_id }) => message_id === 'release_reopened');
    expect(reopened?.text).toContain('Şu köşe.');
  },
);

test('a user with emails turned off gets none about releases', async () => {
  const { id, owner } = await addReviewableRelease(harness);
  await harness.db.update(users).set({ email_notifications: false }).where(eq(users.id, owner));
  await sendReleaseMail(context, { mail: 'release_published', release_id: id }, 'x');
  expect(sent).toEqual([]);
});

/** Adds a handover whose stores of today are AWA, which wants our delivery gone first, and two where the new one is live. */
async function addLeaving() {
  const { id, owner } = await addReviewableRelease(harness, { title: 'Maré Cheia' });
  await harness.db.insert(handovers).values({
    release_id: id,
    account_id: owner,
    distributor: 'Nova Music',
    delivers_on: '2027-03-10',
    live_marks: { spotify: '2027-03-01', deezer: '2027-03-06', pandora: '2027-03-06' },
    announced_marks: { spotify: '2027-03-05', deezer: '2027-03-06', pandora: '2027-03-06', awa: '2027-03-06' },
    created_at: harness.clock.now(),
  });
  return { id, owner };
}

test('the email about a live release shows its record, its stores and its link; others show its cover', async () => {
  const { id, owner } = await addReviewableRelease(harness, { title: 'Maré Cheia' });
  await harness.db.update(users).set({ language: 'en' }).where(eq(users.id, owner));
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, id));
  const live_at = new Date('2027-03-05T00:04:00Z');
  const delivery = { release_id: id, changed_at: live_at };
  await harness.db.insert(deliveries).values([
    { ...delivery, store_id: 'deezer', state: 'live', live_at: new Date('2027-03-05T09:31:00Z') },
    { ...delivery, store_id: 'spotify', state: 'live', live_at },
    { ...delivery, store_id: 'awa', state: 'acknowledged' },
  ]);
  const page = {
    release_id: id,
    account_id: release?.account_id ?? '',
    key: 'mare-cheia-1',
    created_at: live_at,
    updated_at: live_at,
  };
  await harness.db.insert(smart_links).values(page);
  for (const mail of ['release_published', 'release_reopened'] as const)
    await sendReleaseMail(context, { mail, release_id: id }, mail);
  const picture = (kind: string) => `src="https://tangent.example/mail/picture/${kind}-${release?.artwork_upload_id}.`;
  const [live, reopened] = sent;
  expect(live?.html).toContain(picture('head'));
  expect(reopened?.html).toContain(picture('cover'));
  for (const one of sent) {
    expect(one.html).toContain('alt="Cover of Maré Cheia"');
    expect(one.html).toContain('src="https://tangent.example/mark.png"');
    expect(one.html).toContain('prefers-color-scheme:dark');
  }
  const text = live?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toMatch(/Spotify.+12:04.AM UTC.+Deezer.+9:31.AM UTC/);
  expect(text).toContain('https://tangent.example/release/mare-cheia-1');
  expect(text).not.toContain('AWA');
});

const NEXT_STEP = {
  en: [
    'Maré Cheia: remove it from 3 stores today',
    'Deezer and Pandora',
    'about 3 days without music',
    'Open your plan',
  ],
  es: ['Maré Cheia: quítalo hoy de 3 tiendas', 'Deezer y Pandora', 'unos 3 días sin música', 'Abrir tu plan'],
  pt: ['Maré Cheia: remova hoje de 3 lojas', 'Deezer e Pandora', 'cerca de 3 dias fora do ar', 'Abrir seu plano'],
  tr: ['Maré Cheia: bugün 3 mağazadan kaldır', 'Deezer ve Pandora', 'yaklaşık 3 gün kesinti', 'Planını aç'],
} as const;

test.each(LANGUAGES)('the email about stores that can be left names them and the next step in %s', async (language) => {
  const { id, owner } = await addLeaving();
  await harness.db.update(users).set({ language }).where(eq(users.id, owner));
  await sendReleaseMail(context, { mail: 'release_handover_due', release_id: id }, 'due');
  const [subject, live, gap, action] = NEXT_STEP[language];
  const text = sent[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(sent.map((mail) => mail.subject)).toEqual([subject]);
  for (const part of ['Nova Music', 'AWA', live, gap, action]) expect(text).toContain(part);
  // Spotify was announced on an earlier day.
  expect(text).not.toContain('Spotify');
  expect(text).not.toMatch(/\{\w+\}|mail\.\w/);
  expect(text).toContain(`https://tangent.example/distributions/${id}/handover`);
});

test('the email is not sent once the plan has ended, or to users with emails turned off', async () => {
  const { id, owner } = await addLeaving();
  await harness.db.update(users).set({ email_notifications: false }).where(eq(users.id, owner));
  await sendReleaseMail(context, { mail: 'release_handover_due', release_id: id }, 'off');
  await harness.db.update(users).set({ email_notifications: true }).where(eq(users.id, owner));
  await harness.db.delete(handovers).where(eq(handovers.release_id, id));
  await sendReleaseMail(context, { mail: 'release_handover_due', release_id: id }, 'ended');
  expect(sent).toEqual([]);
});
