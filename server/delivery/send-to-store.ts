import { openStoreSession, type StoreSession } from '../gateways/sftp/store-session.ts';
import type { DeliveryContext } from './context.ts';
import { deliverPackage } from './deliver-package.ts';
import { type ClaimedMessage, claimMessage, RENEW_EVERY_MS, renewLease } from './message-lease.ts';
import { getOutgoing, type Outgoing } from './outgoing-message.ts';
import { recordDelivered, recordFailure } from './record-attempt.ts';

/** Brings what is due for a store to it, one message after the other, until nothing is left or the store fails. */
export async function sendToStore(context: DeliveryContext, storeId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimMessage(context.db, storeId, context.clock.now());
    if (claimed === null) return;
    await sendMessage(context, claimed, signal);
  }
}

async function sendMessage(context: DeliveryContext, claimed: ClaimedMessage, signal: AbortSignal): Promise<void> {
  const progress = { sent_bytes: 0 };
  try {
    const outgoing = await getOutgoing(context.db, claimed.message);
    await withSession(context, outgoing, claimed, signal, (session) =>
      deliverPackage(context, session, outgoing, progress),
    );
  } catch (error) {
    return recordFailure(context, claimed, progress, error);
  }
  await recordDelivered(context, claimed, progress);
}

/** Opens a line that is closed as soon as the lease is lost or the process stops: from then on another may be writing. */
async function withSession(
  context: DeliveryContext,
  { profile }: Outgoing,
  claimed: ClaimedMessage,
  signal: AbortSignal,
  work: (session: StoreSession) => Promise<void>,
): Promise<void> {
  const { transport } = profile;
  if (transport.kind !== 'sftp') throw new Error(`${transport.kind} stores are not reached yet`);
  const access = { ...context.access, url: transport.url ?? context.access.url };
  const session = await openStoreSession(access, transport.username);
  const close = () => void session.close();
  const renewal = setInterval(() => {
    renewLease(context.db, claimed).then(
      (isOurs) => {
        if (!isOurs) close();
      },
      (err) => context.log.warn({ err }, 'lease of a delivery not renewed'),
    );
  }, RENEW_EVERY_MS);
  signal.addEventListener('abort', close, { once: true });
  try {
    await work(session);
  } finally {
    clearInterval(renewal);
    signal.removeEventListener('abort', close);
    await session.close();
  }
}
