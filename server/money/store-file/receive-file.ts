import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import type { SalesFileSource } from '@tangent/domain/money/royalty/sales-file.ts';
import { and, eq, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Storage } from '../../gateways/storage/storage.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { readSalesFileJob } from './jobs.ts';
import type { SalesFileRow } from './sales-file-store.ts';

/** Dependencies of the functions that receive sales files. */
export interface ReceiveContext extends BaseContext {
  storage: Storage;
  /** Folder of files that are still incomplete. */
  incoming_folder: string;
}

export interface ReceivedFile {
  source: SalesFileSource;
  name: string;
  /** A function that opens its bytes, or their path on this machine. */
  open: string | (() => Promise<Readable>);
  /** The staff user who uploaded it; null when it came automatically. */
  received_by: Actor | null;
}

/** Returns the storage key of a sales file. */
export const salesFileKey = (fileId: string) => `sales/${fileId}`;

/**
 * Receives a file of sales of any size and enqueues its reading. The same bytes again change nothing: they are
 * recorded as a duplicate of the existing file (rule F25 in docs/standards/reliability.md).
 */
export async function receiveFile(context: ReceiveContext, receivedFile: ReceivedFile): Promise<SalesFileRow> {
  if (typeof receivedFile.open === 'string')
    return saveFile(context, receivedFile, receivedFile.open, await hashFile(receivedFile.open));
  const folder = path.join(context.incoming_folder, 'sales');
  await mkdir(folder, { recursive: true });
  const target = path.join(folder, uuidv7());
  try {
    return await saveFile(context, receivedFile, target, await hashStream(await receivedFile.open(), target));
  } finally {
    await rm(target, { force: true });
  }
}

type Bytes = { sha256: string; size_bytes: number };

async function saveFile(
  context: ReceiveContext,
  receivedFile: ReceivedFile,
  localPath: string,
  bytes: Bytes,
): Promise<SalesFileRow> {
  const { db, storage, clock } = context;
  const id = uuidv7();
  const { source, name, received_by } = receivedFile;
  const row = { id, source, name, received_by: received_by?.user_id ?? null, ...bytes, received_at: clock.now() };
  if ((await findSame(db, bytes.sha256)) === null) {
    // If another call receives the same bytes in the meantime, these are stored in vain, and are removed below.
    await storage.put(salesFileKey(id), localPath);
    const inserted = await inTransaction(db, (tx) => insertFile(tx, row, received_by));
    if (inserted !== null) return inserted;
    await storage.remove(salesFileKey(id));
  }
  return inTransaction(db, (tx) => insertDuplicate(tx, row, received_by));
}

type NewFile = typeof sales_files.$inferInsert & Pick<SalesFileRow, 'id' | 'source' | 'name' | 'received_at'>;

async function insertFile(tx: Tx, row: NewFile, by: Actor | null): Promise<SalesFileRow | null> {
  const [inserted] = await tx.insert(sales_files).values(row).onConflictDoNothing().returning();
  if (!inserted) return null;
  await enqueue(tx, readSalesFileJob, { file_id: inserted.id }, { key: inserted.id });
  await noteReceived(tx, row, by);
  return inserted;
}

async function insertDuplicate(tx: Tx, row: NewFile, by: Actor | null): Promise<SalesFileRow> {
  const duplicate_of_id = await findSame(tx, row.sha256 ?? '');
  const [inserted] = await tx
    .insert(sales_files)
    .values({ ...row, state: 'duplicate', duplicate_of_id })
    .returning();
  if (!inserted) throw new Error('the file was not stored');
  await noteReceived(tx, row, by);
  return inserted;
}

async function noteReceived(tx: Tx, { id, source, name, received_at }: NewFile, by: Actor | null): Promise<void> {
  if (by === null) return;
  const action = source === 'command' ? 'sales.import' : 'sales.upload';
  const subject = { kind: 'sales_file', id } as const;
  await recordAction(tx, action, { by: byStaff(by), subject, details: { name }, at: received_at });
}

async function findSame(tx: Pick<Tx, 'select'>, sha256: string): Promise<string | null> {
  const [same] = await tx
    .select({ id: sales_files.id })
    .from(sales_files)
    .where(and(eq(sales_files.sha256, sha256), ne(sales_files.state, 'duplicate')));
  return same?.id ?? null;
}

async function hashFile(localPath: string): Promise<Bytes> {
  return hashStream(createReadStream(localPath));
}

async function hashStream(bytes: Readable, target?: string): Promise<Bytes> {
  const hash = createHash('sha256');
  let size_bytes = 0;
  async function* pass(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size_bytes += chunk.length;
      yield chunk;
    }
  }
  if (target === undefined) for await (const _ of pass(bytes));
  else await pipeline(bytes, pass, createWriteStream(target));
  return { sha256: hash.digest('hex'), size_bytes };
}
