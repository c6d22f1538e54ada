import { deliveries, delivery_messages, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { parseAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';

export type Acknowledged = { message: typeof delivery_messages.$inferSelect; delivery: typeof deliveries.$inferSelect };

type AcknowledgementName = { store_id: string; file_name: string };

/**
 * Finds the message that an acknowledgement is about: by its id, or, where the store names only the release and the
 * folder, by those, which may be in the acknowledgement or in its file name. Where a store names only the release, it
 * must be the only message that was sent there; otherwise the result is null, because guessing is not safe.
 */
export async function findAcknowledged(
  tx: Tx,
  { store_id, file_name }: AcknowledgementName,
  { acknowledged_message_id, batch_id, icpn }: Acknowledgement,
): Promise<Acknowledged | null> {
  const byStore = eq(deliveries.store_id, store_id);
  if (acknowledged_message_id !== null) {
    return findOnly(tx, and(byStore, eq(delivery_messages.message_id, acknowledged_message_id)));
  }
  const named = parseAckPath(file_name);
  const release = icpn ?? named?.icpn;
  if (release === undefined) return null;
  const byRelease = and(byStore, isIcpn(release));
  const folder = batch_id ?? named?.batch_id;
  if (folder !== undefined) return findOnly(tx, and(byRelease, eq(delivery_messages.batch_id, folder)));
  return findOnly(tx, and(byRelease, isNotNull(delivery_messages.delivered_at)));
}

/** Matches snapshots with this product code; codes are sent with and without leading zeros. */
export function isIcpn(icpn: string): SQL {
  return sql`ltrim(${release_snapshots.content} ->> 'upc', '0') = ltrim(${icpn}, '0')`;
}

async function findOnly(tx: Tx, condition: SQL | undefined): Promise<Acknowledged | null> {
  const rows = await tx
    .select({ message: delivery_messages, delivery: deliveries })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .innerJoin(release_snapshots, eq(release_snapshots.id, delivery_messages.snapshot_id))
    .where(condition)
    .limit(2);
  const [only] = rows;
  return only && rows.length === 1 ? only : null;
}
