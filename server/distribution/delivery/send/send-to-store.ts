import type { DeliveryContext } from '../context.ts';
import { deliverPackage } from './deliver-package.ts';
import { type ClaimedMessage, claimMessage, RENEW_EVERY_MS, renewLease, type SendQueue } from './message-lease.ts';
import { getTransporterAccess } from './open-store-session.ts';
import { getOutgoingMessage } from './outgoing-message.ts';
import { recordDelivered, recordFailure, recordInterrupted, recordOutdated } from './record-attempt.ts';
import { sendByTransporter, type TransporterRefusal } from './send-by-transporter.ts';
import type { SessionPool } from './session-pool.ts';

/** Sends all due messages to a store, one after the other, until none is left or the store fails. */
export async function sendToStore(
  context: DeliveryContext,
  sessions: SessionPool,
  { store_id, queue }: { store_id: string; queue: SendQueue },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimMessage(context.db, store_id, context.clock.now(), queue);
    if (claimed === null) return;
    await sendMessage(context, sessions, claimed, signal);
  }
}

async function sendMessage(
  context: DeliveryContext,
  sessions: SessionPool,
  claimed: ClaimedMessage,
  stop: AbortSignal,
): Promise<void> {
  const progress = { sent_bytes: 0 };
  let refusal: TransporterRefusal | null = null;
  const { signal, release } = holdLease(context, claimed, stop);
  try {
    const outgoing = await getOutgoingMessage(context, claimed.message);
    if (outgoing.is_outdated) return await recordOutdated(context, claimed);
    const { transport } = outgoing;
    if (transport.kind === 'transporter') {
      const access = getTransporterAccess(context.access);
      refusal = await sendByTransporter(context, { access, signal }, outgoing, progress);
    } else {
      const call = { store_id: claimed.store_id, transport, signal };
      await sessions.use(call, (session) => deliverPackage(context, session, outgoing, progress));
    }
  } catch (error) {
    return await (stop.aborted
      ? recordInterrupted(context, claimed, progress)
      : recordFailure(context, claimed, progress, error));
  } finally {
    release();
  }
  await recordDelivered(context, claimed, progress, refusal);
}

/** The time after the last renewal beyond which the lease may already be lost. */
const SURE_FOR_MS = 3 * RENEW_EVERY_MS;

/**
 * Renews a lease until it is released. The signal aborts when the lease is lost or the process stops: then another
 * process may be writing.
 */
function holdLease(
  context: DeliveryContext,
  claimed: ClaimedMessage,
  stop: AbortSignal,
): { signal: AbortSignal; release(): void } {
  const lost = new AbortController();
  let renewedAt = performance.now();
  const renew = async () => {
    const startedAt = performance.now();
    try {
      if (await renewLease(context.db, claimed)) renewedAt = startedAt;
      else lost.abort();
    } catch (err) {
      context.log.warn({ err }, 'delivery lease not renewed');
      if (performance.now() - renewedAt > SURE_FOR_MS) lost.abort();
    }
  };
  const renewal = setInterval(() => void renew(), RENEW_EVERY_MS);
  return { signal: AbortSignal.any([lost.signal, stop]), release: () => clearInterval(renewal) };
}
