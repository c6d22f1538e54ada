import { vendorId } from '@tangent/apple/package/package-names.ts';
import { readTransporterOutput } from '@tangent/apple/transporter/read-output.ts';
import { readTransporterStatus, type TransporterStatus } from '@tangent/apple/transporter/read-status.ts';
import { deliveries, delivery_messages, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { StoreError } from '../../../../gateways/store/store-error.ts';
import { runTransporter } from '../../../../gateways/store/transporter.ts';
import type { Db } from '../../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../../platform/sql/transaction.ts';
import { listAppleOffers } from '../../build/apple/list-apple-offers.ts';
import type { DeliveryContext } from '../../context.ts';
import { getTransporterAccess } from '../../send/open-store-session.ts';
import { readStatusNews } from './apple-news.ts';
import { getAcknowledged, saveAppleNews } from './save-apple-news.ts';

/** Albums of one question: the arguments of a program have a limit. */
const ALBUMS_PER_CALL = 100;

type Awaited = { message_id: string; vendor_id: string };

/**
 * Asks Apple how far the albums of a store are that it owes an answer about, and applies what it says as acknowledgements. An
 * album that Apple does not know yet, or an answer that cannot be read, changes nothing: the next question has it.
 *
 * @throws StoreError when Transporter fails.
 */
export async function requestStatuses(context: DeliveryContext, store_id: string, signal: AbortSignal): Promise<void> {
  const awaited = await listAwaited(context.db, store_id);
  for (let at = 0; at < awaited.length; at += ALBUMS_PER_CALL) {
    const some = awaited.slice(at, at + ALBUMS_PER_CALL);
    const statuses = await requestSome(context, some, signal);
    for (const status of statuses) {
      const one = some.find(({ vendor_id }) => vendor_id === status.vendor_id);
      if (one !== undefined) await applyStatus(context, store_id, one, status);
    }
  }
}

/** Lists the newest message about every album that is on its way, waits for its date, or is shown. */
async function listAwaited(db: Db, storeId: string): Promise<Awaited[]> {
  const rows = await db
    .selectDistinctOn([deliveries.id], {
      message_id: delivery_messages.id,
      upc: sql<string>`${release_snapshots.content} ->> 'upc'`,
    })
    .from(deliveries)
    .innerJoin(delivery_messages, eq(delivery_messages.delivery_id, deliveries.id))
    .innerJoin(release_snapshots, eq(release_snapshots.id, delivery_messages.snapshot_id))
    .where(
      and(
        eq(deliveries.store_id, storeId),
        inArray(delivery_messages.state, ['delivered', 'accepted']),
        inArray(deliveries.state, ['sent', 'acknowledged', 'live', 'taking_down']),
      ),
    )
    .orderBy(deliveries.id, desc(delivery_messages.sequence));
  return rows.map(({ message_id, upc }) => ({ message_id, vendor_id: vendorId(upc) }));
}

async function requestSome(
  { access }: DeliveryContext,
  awaited: readonly Awaited[],
  signal: AbortSignal,
): Promise<TransporterStatus[]> {
  const ids = awaited.map(({ vendor_id }) => vendor_id).join(',');
  const args = ['-m', 'status', '-vendor_ids', ids, '-outputFormat', 'xml'];
  const { exit_code, text } = await runTransporter(getTransporterAccess(access), args, { signal });
  if (exit_code === 0) return readTransporterStatus(text);
  const { outcome } = readTransporterOutput({ exit_code, text, summary: null });
  throw new StoreError(outcome === 'authentication' ? 'authentication' : 'transient', text.trim().slice(-500));
}

async function applyStatus(
  { db, clock }: DeliveryContext,
  store_id: string,
  { message_id, vendor_id }: Awaited,
  status: TransporterStatus,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await getAcknowledged(tx, message_id);
    const offers = await listAppleOffers(tx, found.delivery.release_id);
    const stays = offers.some((offer) => offer.store_id !== store_id);
    const news = readStatusNews(status, { kind: found.message.kind, stays });
    if (news.meaning === null) return;
    const report = { store_id, file_name: `status ${vendor_id}`, raw: JSON.stringify(status), now: clock.now() };
    await saveAppleNews(tx, report, found, news);
  });
}
