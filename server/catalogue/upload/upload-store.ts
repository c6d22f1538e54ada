import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Returns an upload of the caller. An upload of another account does not exist for them. */
export async function getOwnUpload(tx: Tx | Db, actor: Actor, id: string): Promise<UploadRow> {
  const row = await findUploadRow(tx, id);
  if (row === null || row.account_id !== actor.user_id) throw new Refusal('not_found');
  return row;
}

/** Returns an upload the caller may view or listen to: their own, or any for staff. */
export async function getReadableUpload(tx: Tx | Db, actor: Actor, id: string): Promise<UploadRow> {
  const row = await findUploadRow(tx, id);
  const isReadable = row !== null && (row.account_id === actor.user_id || actor.is_staff);
  if (!isReadable) throw new Refusal('not_found');
  return row;
}

/** Returns an upload of any account. */
export async function getUploadRow(tx: Tx | Db, id: string): Promise<UploadRow> {
  const row = await findUploadRow(tx, id);
  if (row === null) throw new Refusal('not_found');
  return row;
}

export async function listUploadRows(tx: Tx | Db, ids: readonly string[]): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
}

export async function insertUpload(
  tx: Tx | Db,
  upload: Pick<UploadRow, 'id' | 'account_id' | 'kind' | 'filename' | 'size_bytes'>,
  now: Date,
): Promise<void> {
  await tx.insert(uploads).values({ ...upload, state: 'preparing', created_at: now, updated_at: now });
}

/** Moves an upload to its next state with the given changes. False when its state has changed meanwhile. */
export async function moveUpload(
  tx: Tx | Db,
  id: string,
  from: readonly UploadRow['state'][],
  change: Partial<UploadRow> & Pick<UploadRow, 'state'>,
  now: Date,
): Promise<boolean> {
  const moved = await tx
    .update(uploads)
    .set({ ...change, updated_at: now })
    .where(and(eq(uploads.id, id), inArray(uploads.state, [...from])))
    .returning({ id: uploads.id });
  return moved.length > 0;
}

async function findUploadRow(tx: Tx | Db, id: string): Promise<UploadRow | null> {
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}
