import { acknowledgement_files } from '@tangent/db/schema/distribution/delivery.ts';
import { retryWaitMs } from '@tangent/domain/distribution/delivery/retry.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { RemoteFile } from '../../../gateways/store/store-session.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

/**
 * A file may be replaced within the same second with the same size; after it was read twice like this it counts as
 * unchanged.
 */
const READINGS_MIN = 2;

/**
 * Remembers which files of stores were read, to save requests to stores, whichever process reads next. Correctness does
 * not depend on it: an acknowledgement that is read again has the same bytes and counts once.
 */
export interface AcknowledgementMemory {
  /** Returns the files to read now: those that were not read, and whose next attempt is due after a failure. */
  listUnread(db: Db, storeId: string, files: readonly RemoteFile[], now: Date): Promise<RemoteFile[]>;
  /** Remembers that a file was read, in the transaction that saves what it says. */
  remember(tx: Tx, storeId: string, file: RemoteFile): Promise<void>;
  /** Remembers that a file could not be read: each attempt of this process waits longer than the one before. */
  retryLater(storeId: string, file: RemoteFile, now: Date): void;
}

export function createAcknowledgementMemory(): AcknowledgementMemory {
  // Most polls find nothing new, and need no query: a file that was read stays read.
  const known = new Set<string>();
  const failures = new Map<string, { count: number; retry_at_ms: number }>();
  return {
    listUnread: async (db, storeId, files, now) => {
      const isUnknown = (file: RemoteFile) => !known.has(fileKey(storeId, file));
      const names = files.filter(isUnknown).map(({ name }) => name);
      for (const file of await listRead(db, storeId, names)) known.add(fileKey(storeId, file));
      const isDue = (file: RemoteFile) => (failures.get(fileKey(storeId, file))?.retry_at_ms ?? 0) <= now.getTime();
      return files.filter((file) => isUnknown(file) && isDue(file));
    },
    remember: async (tx, storeId, file) => {
      failures.delete(fileKey(storeId, file));
      await saveReading(tx, storeId, file);
    },
    retryLater: (storeId, file, now) => {
      const key = fileKey(storeId, file);
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.set(key, { count, retry_at_ms: now.getTime() + retryWaitMs(count, 1) });
    },
  };
}

function fileKey(storeId: string, file: RemoteFile): string {
  return `${storeId}/${file.name}/${file.size_bytes}/${file.modified_ms}`;
}

async function listRead(db: Db, storeId: string, names: string[]): Promise<RemoteFile[]> {
  if (names.length === 0) return [];
  const { store_id, file_name: name, size_bytes, modified_ms, times_read } = acknowledgement_files;
  return db
    .select({ name, size_bytes, modified_ms })
    .from(acknowledgement_files)
    .where(and(eq(store_id, storeId), inArray(name, names), gte(times_read, READINGS_MIN)));
}

async function saveReading(tx: Tx, store_id: string, file: RemoteFile): Promise<void> {
  const { name: file_name, size_bytes, modified_ms } = file;
  const { times_read } = acknowledgement_files;
  const isSame = sql`(${acknowledgement_files.size_bytes}, ${acknowledgement_files.modified_ms})
    = (excluded.size_bytes, excluded.modified_ms)`;
  await tx
    .insert(acknowledgement_files)
    .values({ store_id, file_name, size_bytes, modified_ms, times_read: 1 })
    .onConflictDoUpdate({
      target: [acknowledgement_files.store_id, acknowledgement_files.file_name],
      set: { size_bytes, modified_ms, times_read: sql`case when ${isSame} then ${times_read} + 1 else 1 end` },
    });
}
