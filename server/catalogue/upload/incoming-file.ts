import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UploadContext } from './context.ts';

/** Returns the path of the bytes of an unfinished upload. */
export function incomingPath({ incoming_folder }: Pick<UploadContext, 'incoming_folder'>, uploadId: string): string {
  return path.join(incoming_folder, uploadId);
}

/** Returns how many bytes were received so far; null when there is no file. */
export async function findIncomingSize(context: UploadContext, uploadId: string): Promise<number | null> {
  try {
    return (await stat(incomingPath(context, uploadId))).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
