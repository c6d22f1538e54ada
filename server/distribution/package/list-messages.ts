import { Readable } from 'node:stream';
import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { findFormat, type StoreFormat } from '@tangent/domain/catalogue/store/store-format.ts';
import type { MessageKind, MessageState } from '@tangent/domain/distribution/delivery/message.ts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { ZipEntry } from '../../platform/zip/stream-zip.ts';
import { safeName } from './safe-name.ts';

export type SentMessage = {
  readonly entry: ZipEntry;
  readonly store_id: string;
  readonly format: StoreFormat;
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly message_id: string;
  readonly delivered_at: Date;
  readonly acknowledged_at: Date | null;
  readonly sha256: string | null;
};

/** Lists every message about a release that was ever sent to a store, by store and time, with its exact bytes. */
export async function listMessages(db: Db, releaseId: string): Promise<SentMessage[]> {
  const rows = await db
    .select({
      id: delivery_messages.id,
      kind: delivery_messages.kind,
      state: delivery_messages.state,
      message_id: delivery_messages.message_id,
      delivered_at: delivery_messages.delivered_at,
      acknowledged_at: delivery_messages.acknowledged_at,
      sha256: delivery_messages.xml_sha256,
      profile: store_profiles.profile,
      store_id: deliveries.store_id,
      sequence: delivery_messages.sequence,
      size_bytes: sql<number>`octet_length(${delivery_messages.xml})`,
    })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .where(
      and(
        eq(deliveries.release_id, releaseId),
        isNotNull(delivery_messages.xml),
        isNotNull(delivery_messages.delivered_at),
      ),
    )
    .orderBy(asc(deliveries.store_id), asc(delivery_messages.sequence));
  return rows.map(({ id, size_bytes, delivered_at, sequence, profile, ...message }) => {
    // The query excludes messages that never reached their store.
    const modified_at = delivered_at as Date;
    const path = `messages/${safeName(message.store_id, 'store')}/${nameMessage(modified_at, sequence, message.kind)}`;
    const entry: ZipEntry = { path, size_bytes, modified_at, open: () => readMessage(db, id) };
    return { ...message, format: findFormat(profile), delivered_at: modified_at, entry };
  });
}

/** Names a message by date, then in the order of planning: '2027-03-22T10-00-00Z 01 insert.xml'. */
function nameMessage(deliveredAt: Date, sequence: number, kind: MessageKind): string {
  const at = `${deliveredAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `${at} ${String(sequence).padStart(2, '0')} ${kind}.xml`;
}

// Reads one at a time, when the archive reaches it: all messages of an album to every store would be too much at once.
async function readMessage(db: Db, id: string): Promise<Readable> {
  const [row] = await db
    .select({ xml: delivery_messages.xml })
    .from(delivery_messages)
    .where(eq(delivery_messages.id, id));
  if (!row || row.xml === null) throw new Error(`message ${id} is missing`);
  return Readable.from([Buffer.from(row.xml, 'utf8')]);
}
