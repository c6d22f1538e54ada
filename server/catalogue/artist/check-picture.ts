import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { listUploadRows } from '../upload/public.ts';

/** Refuses a picture that does not belong to the caller, exactly like one that does not exist. */
export async function checkPicture(tx: Tx, actor: Actor, uploadId: string | null | undefined): Promise<void> {
  if (!uploadId) return;
  const [row] = await listUploadRows(tx, [uploadId]);
  const fits = row?.account_id === actor.user_id && row.kind === 'picture' && row.state !== 'failed';
  if (!fits) throw new Refusal('not_found', [{ code: 'not_found', path: 'picture_upload_id' }]);
}
