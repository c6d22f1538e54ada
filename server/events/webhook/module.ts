import { webhook_attempts, webhook_endpoints, webhook_messages } from '@tangent/db/schema/events/webhook.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { WEBHOOK_LOG_DAYS } from '@tangent/domain/events/webhook-limits.ts';
import { eq, getTableColumns, lt } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { SendContext, WebhookContext } from './context.ts';
import * as jobs from './jobs.ts';
import { registerWebhookRoutes } from './routes.ts';
import { sendDueMessages, sweepMessages } from './send-messages.ts';
import { sendWebhookMail } from './send-webhook-mail.ts';

export const webhookModule = {
  name: 'webhook',
  tables: ['webhook_attempts', 'webhook_endpoints', 'webhook_messages'],
  registerRoutes: registerWebhookRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      sendWebhooksJob: (_data, { signal }) => sendDueMessages(context, signal),
      pruneWebhooksJob: () => pruneMessages(context.db, context.clock.now()),
      webhookMailJob: (data, run) => sendWebhookMail(context, data, run.id),
    }),
  buildSweeps: ({ clock }) => bindSweeps(jobs, { webhookSweep: (tx) => sweepMessages(tx, clock.now()) }),
  personal_data: {
    webhook_endpoints: { erasing: 'removed', exporting: { part: 'webhook_endpoints' } },
    webhook_messages: { erasing: 'removed', exporting: { part: 'webhook_messages' } },
    webhook_attempts: { erasing: 'removed', exporting: { part: 'webhook_attempts' } },
  },
  eraseAccount: async (tx, id) => {
    // Attempts go with their message.
    await tx.delete(webhook_messages).where(eq(webhook_messages.account_id, id));
    await tx.delete(webhook_endpoints).where(eq(webhook_endpoints.account_id, id));
  },
  exportAccount,
} satisfies ProductModule<Actor, WebhookContext, SendContext & MailContext>;

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const {
    secret_sealed: _,
    old_secret_sealed: _old,
    leased_until: _lease,
    ...endpoint
  } = getTableColumns(webhook_endpoints);
  return {
    webhook_endpoints: await tx.select(endpoint).from(webhook_endpoints).where(eq(webhook_endpoints.account_id, id)),
    webhook_messages: await tx.select().from(webhook_messages).where(eq(webhook_messages.account_id, id)),
    webhook_attempts: await tx.select().from(webhook_attempts).where(eq(webhook_attempts.account_id, id)),
  };
}

async function pruneMessages(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS);
  await db.delete(webhook_messages).where(lt(webhook_messages.created_at, oldest));
}
