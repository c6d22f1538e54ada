import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { uploads } from '@tangent/db/schema/upload.ts';
import type { UploadKind } from '@tangent/domain/upload/upload.ts';
import { uuidv7 } from 'uuidv7';
import type { ProcessContext } from '../../upload/context.ts';
import { processUpload } from '../../upload/process-upload.ts';
import { sourceKey } from '../../upload/upload-key.ts';
import { getUploadRow } from '../../upload/upload-store.ts';

type Bytes = { account_id: string; kind: UploadKind; filename: string; content: Buffer };

/** Puts a file into an account and looks at it exactly as if its owner had uploaded it. */
export async function addUpload(context: ProcessContext, bytes: Bytes): Promise<string> {
  const { content, ...fields } = bytes;
  const id = uuidv7();
  const storage_key = sourceKey(id);
  await store(context, storage_key, content);
  const now = context.clock.now();
  const times = { created_at: now, updated_at: now };
  await context.db
    .insert(uploads)
    .values({ id, ...fields, size_bytes: content.length, state: 'processing', storage_key, ...times });
  await processUpload(context, id, {
    ...{ id, attempt: 1, is_last_attempt: true },
    signal: new AbortController().signal,
  });
  const { state, failure_code } = await getUploadRow(context.db, id);
  if (state !== 'complete') throw new Error(`The demo file ${fields.filename} was refused: ${failure_code}`);
  return id;
}

async function store({ storage }: ProcessContext, key: string, content: Buffer): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'demo-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    await storage.put(key, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
