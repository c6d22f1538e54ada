import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { uuidv7 } from 'uuidv7';
import { StoreError } from '../../gateways/store/store-error.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { type ReceiveContext, receiveFile } from '../store-file/public.ts';
import { recordImported, removeImported } from './inbox-store.ts';
import type { InboxAccess, InboxConnection } from './open-inbox.ts';
import { type InboxFile, MARKER } from './sort-listing.ts';

/** Dependencies of the functions that read the sales inbox. */
export interface SalesInboxContext extends ReceiveContext {
  /** Connections whose session is ours, for the lock of a poll. */
  session_pool: Pool;
  log: Log;
  /** Null when no inbox is configured. */
  inbox: InboxAccess | null;
}

/** The folder for received files. */
const READ_FOLDER = 'read';

/**
 * Imports a file from the inbox and moves it away. Whatever happens in between, it is received once: after a crash the
 * same bytes are a duplicate that changes nothing, and a file that was recorded as imported is only moved.
 */
export async function importFile(context: SalesInboxContext, inbox: InboxConnection, file: InboxFile): Promise<void> {
  const folder = path.join(context.incoming_folder, 'sales-inbox');
  await mkdir(folder, { recursive: true });
  const local = path.join(folder, uuidv7());
  try {
    await inbox.session.fetch(inbox.at(file.name), local);
    await requireUnchanged(inbox, file, local);
    const { id } = await receiveFile(context, { source: 'inbox', name: file.name, open: local, received_by: null });
    await recordImported(context.db, file.key, id, context.clock.now());
    await archiveFile(context, inbox, file, id);
  } finally {
    await rm(local, { force: true });
  }
}

/** Moves an imported file away. The marker goes first: a file without a marker is not read again. */
export async function archiveFile(
  { db }: Pick<SalesInboxContext, 'db'>,
  { session, folder, at }: InboxConnection,
  file: InboxFile,
  fileId: string,
): Promise<void> {
  const [row] = await db.select({ file_no: sales_files.file_no }).from(sales_files).where(eq(sales_files.id, fileId));
  if (file.has_marker) await session.remove(at(`${file.name}${MARKER}`));
  await session.move(at(file.name), path.posix.join(folder, READ_FOLDER, `${row?.file_no}-${file.name}`));
  // The next file of this name may have the same time and size.
  await removeImported(db, file.key);
}

// Leaves a file alone that the store still writes after its marker.
async function requireUnchanged({ session, at }: InboxConnection, file: InboxFile, local: string): Promise<void> {
  const { size } = await stat(local);
  const there = await session.findSize(at(file.name));
  if (size !== file.size_bytes || there !== file.size_bytes)
    throw new StoreError('transient', `${file.name} changed while it was fetched`);
}
