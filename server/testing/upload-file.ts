import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getUpload, type Upload } from '@tangent/contract/upload.ts';
import type { UploadKind } from '@tangent/domain/upload/upload.ts';
import type { TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';
import { createTusClient } from './tus-client.ts';

/** Sends a whole file, and waits until it was looked at. The app must be listening. */
export async function uploadFile(
  app: TestApp,
  account: TestAccount,
  kind: UploadKind,
  file: string | { filename: string; bytes: Uint8Array },
): Promise<Upload> {
  const { filename, bytes } =
    typeof file === 'string' ? { filename: path.basename(file), bytes: await readFile(file) } : file;
  const id = await sendFile(app, account, kind, filename, bytes);
  await app.runJobs();
  return (await account.call(getUpload, { params: { id } })).body;
}

/** Sends a whole file and leaves it to the worker. Returns the id of the upload. */
export async function sendFile(
  app: TestApp,
  account: TestAccount,
  kind: UploadKind,
  filename: string,
  bytes: Uint8Array,
): Promise<string> {
  const tus = createTusClient(app.http.listeningOrigin, account.session);
  const { id, error } = await tus.create({ kind, filename }, bytes.length);
  if (error) throw new Error(`the upload was refused: ${error.name}`);
  if (bytes.length > 0) await tus.send(id, 0, bytes);
  return id;
}
