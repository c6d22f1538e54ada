import { retryWaitMs } from '@tangent/domain/delivery/retry.ts';
import type { RemoteFile } from '../../gateways/store/store-session.ts';

/**
 * A file may be replaced within the same second with the same size; after the second equal sighting it counts as
 * unchanged.
 */
const SIGHTINGS_MIN = 2;

/**
 * Remembers the files that one process has already read, to save requests to stores. Correctness does not depend on it:
 * an acknowledgement that is read again has the same bytes and counts once.
 */
export interface AcknowledgementMemory {
  /** Returns whether a file needs no reading now: it was read, or its next attempt is not due yet. */
  isKnown(storeId: string, file: RemoteFile, now: Date): boolean;
  remember(storeId: string, file: RemoteFile): void;
  /** Remembers that a file could not be read: each attempt waits longer than the one before. */
  retryLater(storeId: string, file: RemoteFile, now: Date): void;
}

export function createAcknowledgementMemory(): AcknowledgementMemory {
  const sightings = new Map<string, number>();
  const failures = new Map<string, { count: number; retry_at_ms: number }>();
  const fileKey = (storeId: string, file: RemoteFile) =>
    `${storeId}/${file.name}/${file.size_bytes}/${file.modified_ms}`;
  return {
    isKnown: (storeId, file, now) => {
      const key = fileKey(storeId, file);
      const failure = failures.get(key);
      return (
        (sightings.get(key) ?? 0) >= SIGHTINGS_MIN || (failure !== undefined && failure.retry_at_ms > now.getTime())
      );
    },
    remember: (storeId, file) => {
      const key = fileKey(storeId, file);
      sightings.set(key, (sightings.get(key) ?? 0) + 1);
      failures.delete(key);
    },
    retryLater: (storeId, file, now) => {
      const key = fileKey(storeId, file);
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.set(key, { count, retry_at_ms: now.getTime() + retryWaitMs(count, 1) });
    },
  };
}
