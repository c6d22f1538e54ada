import { users } from '@tangent/db/schema/account.ts';
import { computeAccountStatus } from '@tangent/domain/access/account-status.ts';
import { can } from '@tangent/domain/plan/capability.ts';
import { findNextAttempt, findOffReason } from '@tangent/domain/webhook/message-state.ts';
import { WEBHOOK_ANSWER, WEBHOOK_SENDING } from '@tangent/domain/webhook-limits.ts';
import { eq } from 'drizzle-orm';
import type { Attempt } from '../../gateways/webhook/webhook-sender.ts';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { SendContext } from './context.ts';
import { type EndpointRow, openSecrets, saveRound } from './endpoint-store.ts';
import { listDueMessages, type MessageRow, missMessages, saveAttempt } from './message-store.ts';
import { signMessage } from './sign-message.ts';
import { switchOff } from './switch-off.ts';

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
  const isSilent = endpoint.off_at !== null || !(await mayReceive(db, endpoint.account_id, clock.now()));
  if (isSilent) await missMessages(db, endpoint);
  const due = { now: clock.now(), limit: WEBHOOK_SENDING.per_endpoint };
  const messages = await listDueMessages(db, endpoint, due);
  const sent = await Promise.all(messages.map((message) => deliver(context, endpoint, message)));
  const isDelivered = sent.some(({ problem }) => problem === null);
  const now = clock.now();
  const failing_since = isDelivered || sent.length === 0 ? null : (endpoint.failing_since ?? now);
  return inTransaction(db, async (tx) => {
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

/** Whether events may leave: the account is open, and its plan includes webhooks at this moment. */
async function mayReceive(db: Db, accountId: string, now: Date): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, accountId));
  if (!user) return false;
  const status = computeAccountStatus({ ...user, is_deactivated: user.deactivated_at !== null });
  return status === 'active' && can(await getEffectivePlan(db, accountId, now), 'webhooks');
}

type Sent = Attempt & { is_last_attempt: boolean };

/**
 * Makes one attempt and saves it. A worker that dies in between leaves the message waiting: it is sent again, under the
 * same id.
 */
async function deliver(context: SendContext, endpoint: EndpointRow, message: MessageRow): Promise<Sent> {
  const { db, clock, webhook_sender, auth_secret, product_slug } = context;
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
  await inTransaction(db, (tx) => saveAttempt(tx, message, change, { ...attempt, answer, at }));
  return { ...attempt, is_last_attempt: next === null };
}

// The database takes no NUL in a text.
const shorten = (answer: string) => answer.replaceAll('\0', '').slice(0, WEBHOOK_ANSWER.kept_chars);

function findReason(sent: readonly Sent[], failingSince: Date, now: Date) {
  const reasons = sent.map(({ status, is_last_attempt }) =>
    findOffReason({ status, is_last_attempt, failing_since_ms: failingSince.getTime() }, now.getTime()),
  );
  return reasons.find((reason) => reason !== null) ?? null;
}
