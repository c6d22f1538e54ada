import type { NotificationType } from '@tangent/domain/events/activity/activity.ts';
import { recordPayout, saveNotification } from '../../events/activity/public.ts';
import { recordWebhookEvents } from '../../events/webhook/public.ts';
import { byOwnerOrStaff, recordAction } from '../../identity/audit/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { payoutMailJob } from './jobs.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/** Events of a withdrawal of which its owner is notified. */
export type WithdrawalNews = 'requested' | 'paid' | 'cancelled' | 'failed' | 'returned';

const NOTIFICATIONS: Partial<Record<WithdrawalNews, NotificationType>> = {
  paid: 'payout_paid',
  cancelled: 'payout_cancelled',
  failed: 'payout_failed',
  returned: 'payout_returned',
};

/** Records an event of a withdrawal and notifies its owner, in the transaction in which it happens. */
export async function notifyOfWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  news: WithdrawalNews,
  { at, actor_id, note }: { at: Date; actor_id: string | null; note?: string },
): Promise<void> {
  const { id, account_id, amount_cents, fee_cents, method, destination, expected_on, cancel_reason, failure } = row;
  const reason = cancel_reason ?? failure;
  const details = { withdrawal_id: id, amount_cents, method, ...(reason && { reason }), ...(note && { note }) };
  const by = byOwnerOrStaff(actor_id, account_id);
  await recordAction(tx, `payout.${news}`, { by, subject: { kind: 'user', id: account_id }, details, at });
  await enqueue(tx, payoutMailJob, {
    mail: news,
    user_id: account_id,
    amount_cents,
    net_cents: amount_cents - fee_cents,
    method,
    destination,
    expected_on,
    cancel_reason,
    failure,
  });
  const event = {
    withdrawal_id: id,
    amount_cents,
    net_cents: amount_cents - fee_cents,
    method,
    reason: reason ?? null,
  };
  await recordWebhookEvents(tx, [{ account_id, type: `payout.${news}`, data: event }], at);
  if (news === 'paid') await recordPayout(tx, account_id, amount_cents - fee_cents, at);
  const type = NOTIFICATIONS[news];
  if (type === undefined) return;
  const params = { amount_cents, net_cents: amount_cents - fee_cents, method };
  await saveNotification(tx, { account_id, type, params, at });
}
