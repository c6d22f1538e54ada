import { audioFacts } from '@tangent/contract/catalogue/upload.ts';
import type { createMastering as createCall } from '@tangent/contract/promotion/mastering.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkMastering, checkMasteringLength } from '@tangent/domain/promotion/mastering/check-mastering.ts';
import type { z } from 'zod';
import { listUploadRows, type UploadRow } from '../../catalogue/upload/public.ts';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { insertMastering, type MasteringRow, requireQuota } from './mastering-store.ts';

/** Creates a project and puts it into the queue. The mix may be an upload for mastering or a track's sound. */
export async function createMastering(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof createCall.body>,
  now: Date,
): Promise<MasteringRow> {
  const { upload_id, reference_upload_id, preset, loop_start_seconds } = input;
  const mix = await getSound(tx, actor, upload_id, 'upload_id');
  const reference =
    reference_upload_id === null ? null : await getSound(tx, actor, reference_upload_id, 'reference_upload_id');
  const issues: Issue[] = [
    ...checkMastering({ ...input, duration_ms: mix.duration_ms }),
    ...checkMasteringLength(mix.duration_ms, 'upload_id'),
    ...(reference ? checkMasteringLength(reference.duration_ms, 'reference_upload_id') : []),
  ];
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await lockAccount(tx, actor.user_id);
  await requireQuota(tx, actor, now);
  const { project_name } = input;
  const styled = { preset, reference_upload_id, reference_filename: reference?.row.filename ?? null };
  const project = { project_name, upload_id, filename: mix.row.filename, loop_start_seconds, group_id: null };
  return insertMastering(tx, { account_id: actor.user_id, ...project, ...styled }, now);
}

async function getSound(
  tx: Tx,
  actor: Actor,
  id: string,
  path: string,
): Promise<{ row: UploadRow; duration_ms: number }> {
  const [row] = await listUploadRows(tx, [id]);
  const isSound = row?.kind === 'mastering' || row?.kind === 'audio';
  if (!row || !isSound || row.account_id !== actor.user_id)
    throw new Refusal('not_found', [{ code: 'not_found', path }]);
  if (row.state !== 'complete') throw new Refusal('invalid_input', [{ code: 'mastering_not_ready', path }]);
  return { row, duration_ms: audioFacts.parse(row.facts).duration_ms };
}
