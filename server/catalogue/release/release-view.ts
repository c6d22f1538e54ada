import type { Release } from '@tangent/contract/catalogue/release.ts';
import { release_status_changes, releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { asc, eq } from 'drizzle-orm';
import { getEffectivePlan } from '../../identity/account/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listUploadRows } from '../upload/public.ts';
import { presentRelease } from './present-release.ts';
import { findFlaggedFields } from './submission.ts';

/** Returns a release as its detail page shows it; the caller has checked the access rights. */
export async function getReleaseView(tx: Tx | Db, releaseId: string, now: Date): Promise<Release> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (!release) throw new Refusal('not_found');
  const trackRows = await tx
    .select()
    .from(tracks)
    .where(eq(tracks.release_id, releaseId))
    .orderBy(asc(tracks.position));
  const changes = await tx
    .select()
    .from(release_status_changes)
    .where(eq(release_status_changes.release_id, releaseId))
    .orderBy(asc(release_status_changes.at), asc(release_status_changes.id));
  const uploadIds = [release.artwork_upload_id, ...trackRows.map((track) => track.audio_upload_id)];
  const uploads = await listUploadRows(
    tx,
    uploadIds.filter((id) => id !== null),
  );
  const fields = changes.findLast(({ to_status }) => to_status === release.status)?.fields ?? [];
  const flagged_fields = release.status === 'reopened' ? await findFlaggedFields(tx, releaseId, fields) : [];
  const plan = await getEffectivePlan(tx, release.account_id, now);
  const byId = new Map(uploads.map((row) => [row.id, row]));
  return presentRelease({ release, tracks: trackRows, changes, uploads: byId, flagged_fields, plan, now });
}
