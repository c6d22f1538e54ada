import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadContext } from './context.ts';

/** Where the bytes of an unfinished upload lie. */
export function incomingPath({ incoming_folder }: Pick<UploadContext, 'incoming_folder'>, uploadId: string): string {
  return path.join(incoming_folder, uploadId);
}

/** How many bytes have come so far; null when there is no file. */
export async function findIncomingSize(context: UploadContext, uploadId: string): Promise<number | null> {
  try {
    return (await stat(incomingPath(context, uploadId))).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
