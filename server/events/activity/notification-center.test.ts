import type { Release } from '@tangent/contract/catalogue/release.ts';
import {
  countUnreadNotifications,
  listNotificationSettings,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  updateNotificationSetting,
} from '@tangent/contract/events/notification.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { NOTIFICATION_TYPES } from '@tangent/domain/events/activity/activity.ts';
import { NOTIFICATIONS } from '@tangent/domain/events/event-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendReleaseMail } from '../../distribution/release-mail/send-release-mail.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { sendPlanMail } from '../../money/plan/mail/send-plan-mail.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { notify } from './notify.ts';
import { pruneNotifications } from './prune-notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const list = async (account: TestAccount, cursor?: string) =>
  (await account.call(listNotifications, { query: cursor === undefined ? {} : { cursor } })).body;
const countUnread = async (account: TestAccount) => (await account.call(countUnreadNotifications)).body.unread;

function notifyOf({ id }: Release, type: 'approved' | 'published' | 'reopened', at = app.clock.now()): Promise<void> {
  return inTransaction(app.db, (tx) => notify(tx, { type, release_id: id, at }));
}

test('[S3-123] the notifications of an account are listed newest first, with what they are about and how many are unread', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account, { title: 'Kıyı' });
  await notifyOf(release, 'approved');
  app.clock.advance(HOUR_MS);
  await notifyOf(release, 'published');
  const { items, unread, next_cursor } = await list(account);
  expect(items.map(({ type, read, release: about }) => [type, read, about?.title])).toEqual([
    ['published', false, 'Kıyı'],
    ['approved', false, 'Kıyı'],
  ]);
  expect([unread, next_cursor, await countUnread(account)]).toEqual([2, null, 2]);
});

test('marking one or all as read touches neither later notifications nor other accounts', async () => {
  const [account, other] = [await signUp(app), await signUp(app)];
  const release = await addDraft(app, account);
  await notifyOf(await addDraft(app, other), 'approved');
  await notifyOf(release, 'reopened');
  await notifyOf(release, 'approved');
  const { items } = await list(account);
  const params = { id: items[0]?.id ?? '' };
  expect((await other.call(markNotificationRead, { params, body: {} })).status).toBe(404);
  expect((await account.call(markNotificationRead, { params, body: {} })).body).toEqual({ unread: 1 });
  const until = app.clock.now().toISOString();
  app.clock.advance(1000);
  await notifyOf(release, 'published');
  expect((await account.call(markNotificationsRead, { body: { until } })).body).toEqual({ unread: 1 });
  expect((await list(account)).items.map(({ type, read }) => [type, read])[0]).toEqual(['published', false]);
  expect(await countUnread(other)).toBe(1);
  expect((await makeCall(app, listNotifications, { query: {} })).status).toBe(401);
});

test('a long list has pages, and no more than a hundred unread ones are counted', async () => {
  const account = await signUp(app);
  const rows = Array.from({ length: NOTIFICATIONS.count_max + 5 }, (_, index) => ({
    account_id: account.user._id,
    type: 'payout_paid' as const,
    params: { amount_cents: index },
    created_at: new Date(app.clock.now().getTime() + index),
  }));
  await app.db.insert(notifications).values(rows);
  const first = await list(account);
  const second = await list(account, first.next_cursor ?? '');
  expect([first.items.length, first.unread]).toEqual([NOTIFICATIONS.per_page, NOTIFICATIONS.count_max]);
  const amounts = [...first.items, ...second.items].map(({ params }) => params.amount_cents);
  expect(amounts).toEqual(Array.from({ length: 2 * NOTIFICATIONS.per_page }, (_, index) => rows.length - 1 - index));
});

test('each type is switched off for emails and for the app on its own; emails about money are always sent', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  const change = async (body: {
    type: 'approved' | 'subscription_ending' | 'payout_paid';
    email?: boolean;
    app?: boolean;
  }) => account.call(updateNotificationSetting, { body });
  const before = (await account.call(listNotificationSettings)).body.items;
  expect(before.map(({ type }) => type)).toEqual([...NOTIFICATION_TYPES]);
  expect(before.every(({ email, app: inApp }) => email && inApp)).toBe(true);

  expect(await sendMails(account, release)).toEqual(['approved', 'published', 'cancelled']);
  await change({ type: 'approved', email: false });
  await change({ type: 'subscription_ending', email: false });
  expect(await sendMails(account, release)).toEqual(['published']);
  await notifyOf(release, 'approved');
  expect((await list(account)).items.map(({ type }) => type)).toEqual(['approved']);

  const { items } = (await change({ type: 'approved', app: false })).body;
  expect(items.find(({ type }) => type === 'approved')).toMatchObject({ email: false, app: false });
  await notifyOf(release, 'approved');
  await notifyOf(release, 'published');
  expect((await list(account)).items.map(({ type }) => type)).toEqual(['published', 'approved']);

  const refused = await change({ type: 'payout_paid', email: false });
  expect([refused.status, refused.error?.errors]).toEqual([422, { email: { code: 'invalid_choice' } }]);
  expect((await change({ type: 'payout_paid', app: false })).status).toBe(200);
});

/** Sends three emails as their jobs do, and returns those that went out. */
async function sendMails({ user: { _id: user_id } }: TestAccount, { id: release_id }: Release): Promise<string[]> {
  const sent: string[] = [];
  const contextOf = (name: string) => createMailContext(app, { send: async (_: Mail) => void sent.push(name) });
  await sendReleaseMail(contextOf('approved'), { mail: 'release_approved', release_id }, 'id');
  await sendReleaseMail(contextOf('published'), { mail: 'release_published', release_id }, 'id');
  const facts = { plan: 'pro', plan_now: 'pro', amount_cents: null, refund_until: null } as const;
  const until = app.clock.now().toISOString();
  await sendPlanMail(contextOf('cancelled'), { ...facts, mail: 'cancelled', user_id, until }, 'id');
  return sent;
}

test('notifications are deleted after 180 days, read or not', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  await notifyOf(release, 'approved', new Date(app.clock.now().getTime() - NOTIFICATIONS.kept_days * DAY_MS - 1));
  await notifyOf(release, 'published', new Date(app.clock.now().getTime() - NOTIFICATIONS.kept_days * DAY_MS + 1000));
  await pruneNotifications(app.db, app.clock.now());
  expect((await list(account)).items.map(({ type }) => type)).toEqual(['published']);
});
