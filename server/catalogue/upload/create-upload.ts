import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { UNFINISHED_UPLOADS_MAX } from '@tangent/domain/catalogue/file-limits.ts';
import { UNFINISHED_STATES } from '@tangent/domain/catalogue/upload/upload-state.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { UploadContext } from './context.ts';
import type { UploadRequest } from './upload-request.ts';
import { insertUpload } from './upload-store.ts';

/** Creates an upload under an id of our own. An account can have only a limited number of unfinished uploads. */
export async function createUpload(
  { db, clock }: UploadContext,
  actor: Actor,
  request: UploadRequest,
): Promise<UploadRequest & { id: string }> {
  const upload = { id: uuidv7(), ...request };
  await inTransaction(db, async (tx) => {
    if ((await countUnfinished(tx, actor.user_id)) >= UNFINISHED_UPLOADS_MAX) throw new Refusal('too_many_uploads');
    await insertUpload(tx, { ...upload, account_id: actor.user_id }, clock.now());
  });
  return upload;
}

async function countUnfinished(tx: Tx, accountId: string): Promise<number> {
  // Two uploads started at the same moment would both find the last free slot.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('begin upload'), hashtext(${accountId}))`);
  const [row] = await tx
    .select({ unfinished: count() })
    .from(uploads)
    .where(and(eq(uploads.account_id, accountId), inArray(uploads.state, UNFINISHED_STATES)));
  return row?.unfinished ?? 0;
}
