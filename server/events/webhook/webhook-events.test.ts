import { updateWebhook } from '@tangent/contract/events/webhook.ts';
import { WEBHOOK_BODIES } from '@tangent/contract/events/webhook-event.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { webhook_messages } from '@tangent/db/schema/events/webhook.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveRelease } from '../../catalogue/release/public.ts';
import { moveDelivery } from '../../distribution/delivery/delivery-store.ts';
import { approve } from '../../distribution/review/approve-release.ts';
import { AUTOMATIC_REVIEW } from '../../distribution/review/decision.ts';
import { HOOKS } from '../../main/modules.ts';
import { notifyOfWithdrawal } from '../../money/payout/notify-of-withdrawal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addPayoutTraces } from '../../testing/fixtures/payout-rows.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays, submit } from '../../testing/fixtures/test-release.ts';
import { addWebhook } from '../../testing/fixtures/test-webhook.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { recordStatements } from '../activity/public.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  const { id } = await addWebhook(app, account);
  // Off, so that nothing is sent: the tests read what was written.
  await account.call(updateWebhook, { params: { id }, body: { is_on: false } });
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(app.db, work);

/** Takes the events that were written since the last time, in the order in which they happened, and checks their shapes. */
async function takeEvents(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const isOwn = eq(webhook_messages.account_id, account.user._id);
  const rows = await app.db.select().from(webhook_messages).where(isOwn).orderBy(asc(webhook_messages.id));
  await app.db.delete(webhook_messages).where(isOwn);
  return rows.map(({ type, payload }) => {
    const shape = WEBHOOK_BODIES.find((one) => one.type === type)?.body;
    return shape?.parse(JSON.parse(payload)) as { type: string; data: Record<string, unknown> };
  });
}

test('a release is announced from its submission to its end, each store on its own', async () => {
  const draft = await addDraft(app, account, {
    presave_enabled: true,
    store_ids: ['spotify', 'deezer'],
    release_date: dateInDays(app, 60),
  });
  const { id } = draft;
  expect((await submit(account, draft)).status).toBe(200);
  await app.runJobs();
  const prefixes = { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' };
  await run((tx) => approve(tx, AUTOMATIC_REVIEW, id, { prefixes, hooks: HOOKS }, app.clock.now()));
  const move = (store: string, ...states: DeliveryState[]) =>
    run(async (tx) => {
      const isIt = and(eq(deliveries.release_id, id), eq(deliveries.store_id, store));
      const [row] = await tx.select().from(deliveries).where(isIt);
      for (const to of states) {
        const reason_code = to === 'refused' ? 'cover_rejected' : null;
        expect(await moveDelivery(tx, { delivery_id: row?.id ?? '', to, at: app.clock.now(), reason_code })).toBe(true);
      }
    });
  await move('spotify', 'sent', 'acknowledged', 'live');
  await move('deezer', 'sent', 'refused');
  const at = app.clock.now();
  const step = { release_id: id, at, by: 'system', actor_id: null } as const;
  await run((tx) => moveRelease(tx, { ...step, from: 'in_process', to: 'published' }));
  await run((tx) => moveRelease(tx, { ...step, from: 'published', to: 'takedown_requested' }));
  await run((tx) => moveRelease(tx, { ...step, from: 'takedown_requested', to: 'removed' }));

  const events = await takeEvents();
  const upc = expect.stringMatching(/^\d{12,13}$/);
  expect(events.map(({ type }) => type)).toEqual([
    'release.submitted',
    'campaign.created',
    'release.approved',
    'store.delivered',
    'store.live',
    'store.rejected',
    'release.live',
    'release.takedown_requested',
    'release.taken_down',
  ]);
  expect(events.every(({ data }) => data.release_id === id)).toBe(true);
  expect(events[2]?.data).toMatchObject({ title: 'Deniz', upc, status: 'in_process' });
  expect(events[5]?.data).toMatchObject({ store_id: 'deezer', upc, state: 'refused', reason_code: 'cover_rejected' });
});

test('money is announced: a statement once a month, and every step of a withdrawal', async () => {
  const posted = [{ account_id: account.user._id, month: '2026-09' }];
  await run((tx) => recordStatements(tx, posted, app.clock.now()));
  await run((tx) => recordStatements(tx, posted, app.clock.now()));
  const id = await addPayoutTraces(app, account.user._id, 'ada');
  const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!row) throw new Error('no withdrawal');
  const step = { at: app.clock.now(), actor_id: null };
  await run((tx) => notifyOfWithdrawal(tx, row, 'requested', step));
  await run((tx) => notifyOfWithdrawal(tx, { ...row, failure: 'other' }, 'failed', step));
  const amount = { withdrawal_id: id, amount_cents: 2_000, net_cents: 2_000, method: 'payoneer' };
  expect(await takeEvents()).toMatchObject([
    { type: 'statement.posted', data: { period: '2026-09' } },
    { type: 'payout.requested', data: { ...amount, reason: null } },
    { type: 'payout.failed', data: { ...amount, reason: 'other' } },
  ]);
});
