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
  isKnown(storeId: string, file: RemoteFile): boolean;
  remember(storeId: string, file: RemoteFile): void;
}

export function createAcknowledgementMemory(): AcknowledgementMemory {
  const sightings = new Map<string, number>();
  const fileKey = (storeId: string, file: RemoteFile) =>
    `${storeId}/${file.name}/${file.size_bytes}/${file.modified_ms}`;
  return {
    isKnown: (storeId, file) => (sightings.get(fileKey(storeId, file)) ?? 0) >= SIGHTINGS_MIN,
    remember: (storeId, file) => {
      const key = fileKey(storeId, file);
      sightings.set(key, (sightings.get(key) ?? 0) + 1);
    },
  };
}
