import { release_status_changes, releases } from '@tangent/db/schema/catalogue/release.ts';
import { notification_settings } from '@tangent/db/schema/events/activity.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { playlist_pitches } from '@tangent/db/schema/promotion/playlist.ts';
import { referral_rewards } from '@tangent/db/schema/promotion/referral.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendReleaseMail } from '../distribution/release-mail/send-release-mail.ts';
import { sendWebhookMail } from '../events/webhook/send-webhook-mail.ts';
import type { Mail } from '../gateways/mail/mailer.ts';
import { sendAccountMail } from '../identity/account/send-account-mail.ts';
import type { MailContext } from '../messaging/mail/context.ts';
import { sendShareMail } from '../money/collaborator/send-share-mail.ts';
import { sendPayoutMail } from '../money/payout/send-payout-mail.ts';
import { sendPlanMail } from '../money/plan/mail/send-plan-mail.ts';
import { sendFormMail } from '../promotion/form/send-form-mail.ts';
import { sendPitchMail } from '../promotion/playlist/send-pitch-mail.ts';
import { sendReferralMail } from '../promotion/referral/send-referral-mail.ts';
import { addPitch } from '../testing/fixtures/pitch-rows.ts';
import { grantPlanTo, signUp, type TestAccount } from '../testing/fixtures/test-account.ts';
import { addDraft } from '../testing/fixtures/test-release.ts';
import { addWebhook } from '../testing/fixtures/test-webhook.ts';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
let release_id: string;
let sent: Mail[];
let context: MailContext;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  account = await signUp(app);
  release_id = (await addDraft(app, account)).id;
  await change({ language: 'en' });
  sent = [];
  context = {
    db: app.db,
    clock: app.clock,
    product_name: 'Tangent',
    public_url: 'https://tangent.example',
    support_email: 'help@tangent.example',
    auth_secret: 'a secret of the tests, 32 letters or more',
    mailer: { send: async (mail) => void sent.push(mail) },
  };
});

const change = (values: Partial<typeof users.$inferInsert>) =>
  app.db.update(users).set(values).where(eq(users.id, account.user._id));
const changeRelease = (values: Partial<typeof releases.$inferInsert>) =>
  app.db.update(releases).set(values).where(eq(releases.id, release_id));
const textOf = (id: string) => sent.find(({ message_id }) => message_id === id)?.text.replaceAll(/\s+/g, ' ') ?? '';
const listIds = () => sent.map(({ message_id }) => message_id);

test('a pitch reaches its curator in English, and the answer reaches an artist whose emails are on', async () => {
  await changeRelease({ status: 'published' });
  await change({ language: 'tr', email_notifications: false });
  const text = 'Soft drums and a slow voice.';
  const { pitch } = await addPitch(app, { account_id: account.user._id, release_id, text });
  await app.db.update(playlist_pitches).set({ comment: 'Çok güzel.' }).where(eq(playlist_pitches.id, pitch));
  for (const mail of ['pitch_received', 'pitch_accepted'] as const)
    await sendPitchMail(context, { mail, pitch_id: pitch }, mail);
  expect(sent.map(({ message_id, to }) => [message_id, to])).toEqual([
    ['pitch_received', { name: 'Marlow', address: 'marlow@curators.example' }],
  ]);
  expect(sent[0]?.html).toContain('lang="en"');
  expect(sent[0]?.unsubscribe_address).toBeUndefined();
  expect(textOf('pitch_received')).toContain(text);
  expect(textOf('pitch_received')).toMatch(/Listen and answer.+https:\/\/tangent\.example\/curator\//);

  await change({ email_notifications: true });
  await sendPitchMail(context, { mail: 'pitch_accepted', pitch_id: pitch }, 'answer');
  expect(sent[1]?.to.address).toBe(account.user.email);
  expect(sent[1]?.html).toContain('lang="tr"');
  expect(textOf('answer')).toContain('Çok güzel.');
  expect(textOf('answer')).toContain('https://tangent.example/tools/pitches');
  expect(textOf('answer')).not.toContain(text);
});

test('a type of email that was turned off is not sent, all others are', async () => {
  const account_id = account.user._id;
  await app.db.insert(notification_settings).values({ account_id, type: 'published', email: false, app: true });
  for (const mail of ['release_published', 'release_submitted'] as const)
    await sendReleaseMail(context, { mail, release_id }, mail);
  expect(listIds()).toEqual(['release_submitted']);
});

test('the newest decision about a release is the one that its email explains', async () => {
  const now = app.clock.now().getTime();
  const reopened = { release_id, from_status: 'in_review', to_status: 'reopened', by: 'staff' } as const;
  await app.db.insert(release_status_changes).values([
    { ...reopened, at: new Date(now - 2 * DAY_MS), note: 'The first look.' },
    { ...reopened, at: new Date(now), note: 'The last look.' },
    { ...reopened, at: new Date(now - DAY_MS), note: 'The second look.' },
  ]);
  await sendReleaseMail(context, { mail: 'release_reopened', release_id }, 'reopened');
  expect(textOf('reopened')).toContain('The last look.');
  expect(textOf('reopened')).not.toMatch(/The (first|second) look/);
});

test('a draft that expires has the day of the warning, a release in stores its own', async () => {
  await changeRelease({ expiry_warned_for: '2027-03-05', release_date: '2027-04-09', live_date: null });
  for (const mail of ['release_expiring', 'release_approved'] as const)
    await sendReleaseMail(context, { mail, release_id }, mail);
  expect(textOf('release_expiring')).toContain('March 5, 2027');
  expect(textOf('release_expiring')).not.toContain('April');
  expect(textOf('release_approved')).toContain('April 9, 2027');
});

test('an alarm says first what happened, which also is its preview, then how to stop it', async () => {
  const user_id = account.user._id;
  await sendAccountMail(context, { mail: 'token_made', user_id, params: { name: 'Radio robot' } }, 'alarm');
  expect(textOf('alarm')).toMatch(/“Radio robot” was created.+choose a new password now and write to help@tangent/);
  const [preview = ''] = sent[0]?.html.split('<h1') ?? [];
  expect(preview).toContain('Radio robot');
});

test('an email about money names its reason, and one about an erased account is not sent', async () => {
  const user_id = account.user._id;
  const plan = { plan: 'pro', plan_now: 'free', amount_cents: null, until: null, refund_until: null } as const;
  await sendPlanMail(context, { ...plan, mail: 'payment_failed', user_id }, 'failed');
  expect(textOf('failed')).toContain('because it is about a payment for your Tangent account');
  const money = { amount_cents: 2_000, net_cents: 2_000, expected_on: '2027-11-22', destination: '' } as const;
  const payout = { ...money, user_id, mail: 'paid', method: 'stripe', cancel_reason: null, failure: null } as const;
  await sendPayoutMail(context, payout, 'paid');
  await change({ erased_at: app.clock.now() });
  await sendPayoutMail(context, payout, 'erased');
  expect(listIds()).toEqual(['failed', 'paid']);
});

test('an email about a share reaches the account that accepted it or the invited address, in the language we know', async () => {
  const [holder, invited] = [await signUp(app), await signUp(app)];
  const speak = (user: TestAccount, language: 'pt' | 'tr') =>
    app.db.update(users).set({ language }).where(eq(users.id, user.user._id));
  await speak(holder, 'pt');
  await speak(invited, 'tr');
  const at = app.clock.now();
  const person = { owner_id: account.user._id, name: 'Bora Kaya', invited_at: at, created_at: at };
  const claimed = { ...person, email: 'old@posteo.example', state: 'claimed', account_id: holder.user._id } as const;
  const waiting = [invited.user.email, 'new@posteo.example'].map((email) => ({ ...person, email }));
  const rows = await app.db
    .insert(payees)
    .values([claimed, ...waiting])
    .returning();
  const share = { account_id: account.user._id, mail: 'share_changed', artist: 'Ada', invitation_no: null } as const;
  const change = { from: '2027-03', tracks: [], track_count: 1, recoupable_cents: 0, waiting_micros: 0 };
  const sendAll = async () => {
    for (const { id } of rows) await sendShareMail(context, { ...share, ...change, payee_id: id }, id);
    return sent.splice(0).map(({ to, html }) => [to.address, /lang="(..)"/.exec(html)?.[1]]);
  };
  const others = [
    [invited.user.email, 'tr'],
    ['new@posteo.example', 'en'],
  ];
  expect(await sendAll()).toEqual([[holder.user.email, 'pt'], ...others]);
  await app.db.update(users).set({ erased_at: at }).where(eq(users.id, holder.user._id));
  expect(await sendAll()).toEqual(others);
});

test('an answer and a credit reach the person they are for, with what to look at next', async () => {
  const [account_id, at] = [account.user._id, app.clock.now()];
  const other = (await signUp(app)).user._id;
  const answered = { form: 'whitelist-youtube', values: {}, plan: 'free', created_at: at, due_at: at } as const;
  const [request] = await app.db
    .insert(form_requests)
    .values([
      { ...answered, account_id, subject: 'Deniz FM', answer: 'The channel is free now.' },
      { ...answered, account_id: other, subject: 'Another channel', answer: 'No.' },
    ])
    .returning();
  await sendFormMail(context, { mail: 'form_answered', request_id: request?.id ?? '' }, 'form');
  const earned = { account_id, tier: 'silver', state: 'granted', way: 'credit', earned_at: at } as const;
  const [reward] = await app.db
    .insert(referral_rewards)
    .values({ ...earned, credit_cents: 1_999 })
    .returning();
  await sendReferralMail(context, { mail: 'referral_credited', reward_id: reward?.id ?? '' }, 'credit');
  expect(sent.map(({ to }) => to.address)).toEqual([account.user.email, account.user.email]);
  expect(textOf('form')).toContain('The channel is free now.');
  expect(textOf('form')).toContain(`https://tangent.example/forms/whitelist-youtube?request=${request?.id}`);
  expect(textOf('credit')).toMatch(/\$19\.99.+See your referrals.+https:\/\/tangent\.example\/referral-program/);
});

test('the email about a webhook says why it is off, and what to do next', async () => {
  await grantPlanTo(app, account, 'pro');
  const { id } = await addWebhook(app, account);
  for (const reason of ['failing', 'gone'] as const)
    await sendWebhookMail(context, { endpoint_id: id, reason }, reason);
  expect(textOf('failing')).toMatch(/took none of our messages for \d+ days.+can be sent again for \d+ days/);
  expect(textOf('gone')).toMatch(/answered 410 Gone.+can be sent again for \d+ days/);
  expect(textOf('gone')).toContain(`https://tangent.example/account/webhooks/${id}`);
});
