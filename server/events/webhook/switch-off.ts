import type { WebhookOffReason } from '@tangent/domain/events/webhook/message-state.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { saveNotification } from '../activity/public.ts';
import { type EndpointRow, updateEndpoint } from './endpoint-store.ts';
import { webhookMailJob } from './jobs.ts';
import { missMessages } from './message-store.ts';

/** Switches an endpoint off that takes nothing any more, and notifies its owner in the app and by email. */
export async function switchOff(
  tx: Tx,
  { id, account_id, url }: EndpointRow,
  reason: Exclude<WebhookOffReason, 'by_owner'>,
  now: Date,
): Promise<void> {
  const row = await updateEndpoint(tx, account_id, id, { off_at: now, off_reason: reason });
  await missMessages(tx, row);
  const { host } = new URL(url);
  await saveNotification(tx, { account_id, type: 'webhook_off', params: { host, endpoint_id: id }, at: now });
  await enqueue(tx, webhookMailJob, { endpoint_id: id, reason });
}
