import { webhook_endpoints } from '@tangent/db/schema/events/webhook.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_LOG_DAYS } from '@tangent/domain/events/webhook-limits.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import { isEmailOff } from '../activity/public.ts';
import type { webhookMailJob } from './jobs.ts';

/** Sends the email that an endpoint was switched off, unless the user has turned such emails off. */
export async function sendWebhookMail(
  context: MailContext,
  { endpoint_id, reason }: z.output<typeof webhookMailJob.schema>,
  messageId: string,
): Promise<void> {
  const [row] = await context.db
    .select({ url: webhook_endpoints.url, user: users })
    .from(webhook_endpoints)
    .innerJoin(users, eq(users.id, webhook_endpoints.account_id))
    .where(eq(webhook_endpoints.id, endpoint_id));
  if (!row || row.user.deactivated_at !== null || !row.user.email_notifications) return;
  if (await isEmailOff(context.db, row.user.id, 'webhook_off')) return;
  const { t } = await loadTexts(row.user.language);
  const { host } = new URL(row.url);
  const values = { name: row.user.first_name, host, failing_days: WEBHOOK_FAILING_DAYS, days: WEBHOOK_LOG_DAYS };
  await sendEmail(context, row.user, messageId, {
    subject: t('mail.webhook_off.subject', values),
    heading: t('mail.webhook_off.heading', values),
    paragraphs: [t(`mail.webhook_off.${reason}`, values), t('mail.webhook_off.next', values)],
    points: [],
    action: { label: t('mail.webhook_off.action'), path: `/account/webhooks/${endpoint_id}` },
  });
}
