import { setTimeout as wait } from 'node:timers/promises';
import { WEBHOOK_SENDING } from '@tangent/domain/events/webhook-limits.ts';
import { findOutboxHold } from '../../messaging/outbox/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { SendContext } from './context.ts';
import { type EndpointRow, leaseEndpoint, listDueEndpoints, saveRound } from './endpoint-store.ts';
import { sendWebhooksJob } from './jobs.ts';
import { missMessages } from './message-store.ts';
import { isSilent, sendRound } from './send-round.ts';

/** Starts sending when a message is due. */
export async function sweepMessages(tx: Tx, now: Date): Promise<void> {
  const due = await listDueEndpoints(tx, now, { limit: 1 });
  if (due.length > 0) await enqueue(tx, sendWebhooksJob, {}, { key: 'send' });
}

/** While slow endpoints are served, new work is looked for this often. */
const LOOK_AGAIN_MS = 250;
/** After so many rounds an endpoint lets others go first. */
const ROUNDS_MAX = 40;

/**
 * Sends all messages that are due. Endpoints are served side by side, each with a few messages at once, so that
 * one that answers slowly holds up only itself.
 */
export async function sendDueMessages(context: SendContext, signal: AbortSignal): Promise<void> {
  const running = new Map<string, Promise<void>>();
  for (;;) {
    for (const endpoint of await findWork(context, [...running.keys()], signal)) {
      const serving = serveEndpoint(context, endpoint, signal)
        .catch((err) => context.log.error({ err, endpoint_id: endpoint.id }, 'webhook endpoint not served'))
        .finally(() => running.delete(endpoint.id));
      running.set(endpoint.id, serving);
    }
    if (running.size === 0) return;
    await Promise.race([...running.values(), wait(LOOK_AGAIN_MS)]);
  }
}

async function findWork({ db, clock }: SendContext, except: readonly string[], signal: AbortSignal) {
  const limit = WEBHOOK_SENDING.endpoints - except.length;
  if (signal.aborted || limit === 0 || (await findOutboxHold(db)) !== null) return [];
  return listDueEndpoints(db, clock.now(), { limit, except });
}

async function serveEndpoint(
  context: SendContext,
  { id, account_id }: Pick<EndpointRow, 'id' | 'account_id'>,
  signal: AbortSignal,
): Promise<void> {
  let endpoint = await leaseEndpoint(context.db, account_id, id);
  if (endpoint !== null && (await isSilent(context, endpoint))) return endSilently(context, endpoint);
  for (let round = 1; endpoint !== null; round++) {
    endpoint = await sendRound(context, endpoint, { isLast: round === ROUNDS_MAX || signal.aborted });
  }
}

async function endSilently({ db }: SendContext, endpoint: EndpointRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    await missMessages(tx, endpoint);
    await saveRound(tx, endpoint, { isOver: true });
  });
}
