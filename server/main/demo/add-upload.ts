import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { uploads } from '@tangent/db/schema/upload.ts';
import type { UploadKind } from '@tangent/domain/upload/upload.ts';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ProcessContext } from '../../catalogue/upload/context.ts';
import { processUpload } from '../../catalogue/upload/process-upload.ts';
import { sourceKey } from '../../catalogue/upload/upload-key.ts';
import { getUploadRow } from '../../catalogue/upload/upload-store.ts';

interface DemoFile {
  account_id: string;
  kind: UploadKind;
  filename: string;
  make(): Promise<Buffer>;
}

/**
 * Adds a file to an account and processes it exactly as if its owner had uploaded it. A file that an earlier attempt
 * left is reused.
 */
export async function addUpload(context: ProcessContext, file: DemoFile): Promise<string> {
  const id = (await findUploadId(context, file)) ?? (await insertUpload(context, file));
  await processUpload(context, id, {
    id,
    attempt: 1,
    is_last_attempt: true,
    signal: new AbortController().signal,
  });
  const { state, failure_code } = await getUploadRow(context.db, id);
  if (state !== 'complete') throw new Error(`The demo file ${file.filename} was refused: ${failure_code}`);
  return id;
}

async function findUploadId({ db }: ProcessContext, { account_id, filename }: DemoFile): Promise<string | null> {
  const isThisFile = and(eq(uploads.account_id, account_id), eq(uploads.filename, filename));
  const [row] = await db.select({ id: uploads.id }).from(uploads).where(isThisFile);
  return row?.id ?? null;
}

async function insertUpload(context: ProcessContext, { make, ...fields }: DemoFile): Promise<string> {
  const id = uuidv7();
  const storage_key = sourceKey(id);
  const content = await make();
  await store(context, storage_key, content);
  const now = context.clock.now();
  const row = { ...fields, size_bytes: content.length, state: 'processing' as const, storage_key };
  await context.db.insert(uploads).values({ id, ...row, created_at: now, updated_at: now });
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
