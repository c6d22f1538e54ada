import { WEBHOOK_OFF_REASONS } from '@tangent/domain/events/webhook/message-state.ts';
import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';

/** Sends everything that is due, side by side: one job does the work of all endpoints. */
export const sendWebhooksJob = defineJob('webhook.send', z.object({}), { retry_limit: 0, is_outbound: true });

export const webhookSweep = defineSweep('webhook.due', { every_ms: 1_000 });

/** Deletes messages and attempts at the end of their log. */
export const pruneWebhooksJob = defineJob('webhook.prune', z.object({}), { cron: '29 * * * *' });

/** An endpoint was switched off; its address is read when the email is sent. */
export const webhookMailJob = defineMailJob(
  'mail.webhook',
  z.object({ endpoint_id: z.uuid(), reason: z.enum(WEBHOOK_OFF_REASONS).exclude(['by_owner']) }),
);
