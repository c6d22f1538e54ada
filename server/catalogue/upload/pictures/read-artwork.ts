import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../gateways/storage/storage.ts';
import { imageKey } from '../upload-key.ts';

/** Reads the largest displayed size of an artwork, a square JPEG; null while there is none. */
export async function readArtwork(storage: Storage, uploadId: string): Promise<Buffer | null> {
  const key = imageKey(uploadId, 1000);
  return (await storage.findSize(key)) === null ? null : buffer(await storage.openRead(key));
}
