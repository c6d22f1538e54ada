import type { RemoteFile } from '../gateways/store/store-session.ts';

/** A file may be replaced within the same second under the same size; after the second equal look it is old. */
const ENOUGH_LOOKS = 2;

/**
 * What one process has read already, to spare stores and network. Nothing depends on it: an answer that is read again has the
 * same bytes and counts once.
 */
export interface AnswerMemory {
  isKnown(storeId: string, file: RemoteFile): boolean;
  remember(storeId: string, file: RemoteFile): void;
}

export function openAnswerMemory(): AnswerMemory {
  const looks = new Map<string, number>();
  const keyOf = (storeId: string, file: RemoteFile) => `${storeId}/${file.name}/${file.size_bytes}/${file.modified_ms}`;
  return {
    isKnown: (storeId, file) => (looks.get(keyOf(storeId, file)) ?? 0) >= ENOUGH_LOOKS,
    remember: (storeId, file) => {
      const key = keyOf(storeId, file);
      looks.set(key, (looks.get(key) ?? 0) + 1);
    },
  };
}
