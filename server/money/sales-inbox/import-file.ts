import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { StoreError } from '../../gateways/store/store-error.ts';
import { receiveFile } from '../royalty/public.ts';
import type { SalesInboxContext } from './context.ts';
import { recordImported, removeImported } from './inbox-store.ts';
import type { InboxConnection } from './open-inbox.ts';
import { type InboxFile, MARKER } from './sort-listing.ts';

/** Where files go that were taken in. */
const READ_FOLDER = 'read';

/**
 * Takes a file of the inbox in and moves it away. Whatever happens in between, it is received once: after a crash the same bytes are a
 * duplicate that changes nothing, and what was noted as taken in is only moved.
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

/** Moves a file that was taken in out of the way. The marker goes first: what is left without one is not read again. */
export async function archiveFile(
  { db }: Pick<SalesInboxContext, 'db'>,
  { session, folder, at }: InboxConnection,
  file: InboxFile,
  fileId: string,
): Promise<void> {
  const [row] = await db.select({ file_no: sales_files.file_no }).from(sales_files).where(eq(sales_files.id, fileId));
  if (file.has_marker) await session.remove(at(`${file.name}${MARKER}`));
  await session.move(at(file.name), path.posix.join(folder, READ_FOLDER, `${row?.file_no}-${file.name}`));
  // The next file of this name may look the same to the second and to the byte.
  await removeImported(db, file.key);
}

// A store that goes on writing after it said that it was done has its file left alone.
async function requireUnchanged({ session, at }: InboxConnection, file: InboxFile, local: string): Promise<void> {
  const { size } = await stat(local);
  const there = await session.findSize(at(file.name));
  if (size !== file.size_bytes || there !== file.size_bytes)
    throw new StoreError('transient', `${file.name} changed while it was fetched`);
}
