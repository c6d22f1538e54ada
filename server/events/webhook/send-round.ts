import { users } from '@tangent/db/schema/identity/account.ts';
import { findNextAttempt, findOffReason, type WebhookOffReason } from '@tangent/domain/events/webhook/message-state.ts';
import { WEBHOOK_ANSWER, WEBHOOK_SENDING } from '@tangent/domain/events/webhook-limits.ts';
import { computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { eq } from 'drizzle-orm';
import { getEffectivePlan } from '../../identity/account/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { saveNotification } from '../activity/public.ts';
import type { SendContext } from './context.ts';
import { type EndpointRow, openSecrets, saveRound, updateEndpoint } from './endpoint-store.ts';
import { webhookMailJob } from './jobs.ts';
import { listDueMessages, type MessageRow, missMessages, type Sent, saveAttempts } from './message-store.ts';
import { signMessage } from './sign-message.ts';

/**
 * Sends the next few messages to an endpoint at once, which this worker holds. Returns the endpoint while there may be
 * more to send; null when the lease has ended: nothing is due, nothing got through, or it is the last round.
 */
export async function sendRound(
  context: SendContext,
  endpoint: EndpointRow,
  { isLast }: { isLast: boolean },
): Promise<EndpointRow | null> {
  const { db, clock } = context;
  const due = { now: clock.now(), limit: WEBHOOK_SENDING.per_endpoint };
  const messages = await listDueMessages(db, endpoint, due);
  const sent = await Promise.all(messages.map((message) => deliver(context, endpoint, message)));
  const isDelivered = sent.some(({ attempt }) => attempt.problem === null);
  const now = clock.now();
  const failing_since = isDelivered || sent.length === 0 ? null : (endpoint.failing_since ?? now);
  // One transaction for all of them: committing costs more than sending.
  return inTransaction(db, async (tx) => {
    await saveAttempts(tx, endpoint.account_id, sent);
    const change =
      sent.length === 0
        ? {}
        : { last_attempt_at: now, failing_since, ...(isDelivered ? { last_delivered_at: now } : {}) };
    const row = await saveRound(tx, endpoint, { ...change, isOver: isLast || !isDelivered });
    const reason = isDelivered || failing_since === null ? null : findReason(sent, failing_since, now);
    if (row !== null && row.off_at === null && reason !== null) await switchOff(tx, row, reason, now);
    return isLast || !isDelivered ? null : row;
  });
}

/**
 * Whether nothing may leave: the endpoint is off, the account is not open, or its plan does not include webhooks at this
 * moment. What waits is missed then.
 */
export async function isSilent({ db, clock }: SendContext, { off_at, account_id }: EndpointRow): Promise<boolean> {
  if (off_at !== null) return true;
  const [user] = await db.select().from(users).where(eq(users.id, account_id));
  if (!user) return true;
  const status = computeAccountStatus({ ...user, is_deactivated: user.deactivated_at !== null });
  return status !== 'active' || !can(await getEffectivePlan(db, account_id, clock.now()), 'webhooks');
}

/**
 * Makes one attempt and returns what it means for its message. A worker that dies before it saves that leaves the message
 * waiting: it is sent again, under the same id.
 */
async function deliver(context: SendContext, endpoint: EndpointRow, message: MessageRow): Promise<Sent> {
  const { clock, webhook_sender, auth_secret, product_slug } = context;
  const at = clock.now();
  const { id, payload: body } = message;
  const headers = {
    'content-type': 'application/json',
    'user-agent': `${product_slug}-webhooks/1`,
    ...signMessage({ id, body, secrets: openSecrets(endpoint, auth_secret, at) }, at),
  };
  const attempt = await webhook_sender.post(endpoint.url, headers, body);
  const attempts = message.attempts + 1;
  const next = attempt.problem === null ? null : findNextAttempt(attempts, clock.now().getTime());
  const failed = next === null ? ('failed' as const) : ('waiting' as const);
  const change = {
    state: attempt.problem === null ? ('delivered' as const) : failed,
    attempts,
    next_attempt_at: next === null ? null : new Date(next),
  };
  const answer = attempt.answer === null ? null : shorten(attempt.answer);
  return { message_id: id, change, attempt: { ...attempt, answer, at } };
}

// The database takes no NUL in a text.
const shorten = (answer: string) => answer.replaceAll('\0', '').slice(0, WEBHOOK_ANSWER.kept_chars);

function findReason(sent: readonly Sent[], failingSince: Date, now: Date) {
  const failing_since_ms = failingSince.getTime();
  const reasons = sent.map(({ attempt: { status }, change }) =>
    findOffReason({ status, is_last_attempt: change.state === 'failed', failing_since_ms }, now.getTime()),
  );
  return reasons.find((reason) => reason !== null) ?? null;
}

/** Switches an endpoint off that takes nothing any more, and notifies its owner in the app and by email. */
async function switchOff(
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
