import type { UploadMatch } from '@tangent/contract/catalogue/upload.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findSameRecordings } from './find-same-recordings.ts';
import { getOwnUpload } from './upload-store.ts';

/**
 * Lists the caller's tracks that contain the recording of an upload in another file. Tracks of other accounts stay
 * private.
 */
export async function listMatches(tx: Tx | Db, actor: Actor, uploadId: string): Promise<UploadMatch[]> {
  const { account_id } = await getOwnUpload(tx, actor, uploadId);
  const same = await findSameRecordings(tx, uploadId, { account_id });
  const identical = new Map(same.map(({ upload_id, is_identical }) => [upload_id, is_identical]));
  // One upload may belong to several releases, for example to a copy of a release.
  const found = await tx
    .select({
      release_id: releases.id,
      release_title: releases.title,
      status: releases.status,
      track_id: tracks.id,
      track_title: tracks.title,
      position: tracks.position,
      upload_id: tracks.audio_upload_id,
    })
    .from(tracks)
    .innerJoin(releases, eq(tracks.release_id, releases.id))
    .where(inArray(tracks.audio_upload_id, [uploadId, ...identical.keys()]))
    .orderBy(desc(releases.created_at), tracks.position);
  return found.map(({ upload_id, ...track }) => ({
    ...track,
    is_identical: upload_id === uploadId || identical.get(upload_id ?? '') === true,
  }));
}
