import type { StoreSession } from '../../gateways/store/store-session.ts';

/** A file on its way to a store. */
export type OutgoingFile = { path: string; local_path: string; size_bytes: number };

/**
 * Brings one file to a store, and says how many bytes that took: none when it is there whole, so that a second try continues
 * where the first one ended.
 */
export async function uploadFile(session: StoreSession, file: OutgoingFile): Promise<number> {
  if (await session.isPageAvailable(file.local_path, file.path)) return 0;
  await session.put(file.local_path, file.path);
  return file.size_bytes;
}
