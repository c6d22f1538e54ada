import type { Release } from '@tangent/contract/release.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { isUnusualLoudness } from '@tangent/domain/release/check-audio.ts';
import { DISTRIBUTED_STATUSES } from '@tangent/domain/release/status.ts';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findSameRecordings } from '../upload/public.ts';

/**
 * Finds what is unusual about the sound of the tracks: their loudness, and other published releases with the same sound
 * (A-126, A-184).
 */
export async function findSoundFindings(tx: Tx, { id, tracks: own }: Release): Promise<Issue[]> {
  const findings: Issue[] = [];
  for (const [index, { audio }] of own.entries()) {
    const path = `tracks.${index}.audio`;
    if (audio === null || audio.audio === null) continue;
    findings.push(...checkLoudness(path, audio.audio.integrated_lufs));
    findings.push(...(await findElsewhere(tx, id, audio.id)).map((finding) => ({ ...finding, path })));
  }
  return findings;
}

function checkLoudness(path: string, lufs: number | null): Issue[] {
  if (!isUnusualLoudness(lufs)) return [];
  return [{ code: 'unusual_loudness', path, ...(lufs === null ? {} : { params: { lufs } }) }];
}

// An identical file is stronger evidence than the same sound in another file, and a release of another account matters
// more than the owner's.
async function findElsewhere(tx: Tx, releaseId: string, uploadId: string): Promise<Omit<Issue, 'path'>[]> {
  const [own] = await tx.select().from(uploads).where(eq(uploads.id, uploadId));
  if (!own) return [];
  const sameFile = own.sha256 === null ? [] : await listReleases(tx, releaseId, eq(uploads.sha256, own.sha256));
  const [first] = sameFile;
  if (first) return [{ code: 'duplicate_audio', params: { release_id: first.id } }];
  const alike = (await findSameRecordings(tx, uploadId)).map(({ upload_id }) => upload_id);
  if (alike.length === 0) return [];
  const sameSound = await listReleases(tx, releaseId, inArray(uploads.id, alike));
  const foreign = sameSound.find(({ account_id }) => account_id !== own.account_id);
  if (foreign) return [{ code: 'foreign_recording', params: { release_id: foreign.id } }];
  return sameSound.slice(0, 1).map(({ id }) => ({ code: 'same_recording', params: { release_id: id } }));
}

function listReleases(tx: Tx, releaseId: string, which: SQL) {
  return tx
    .select({ id: releases.id, account_id: releases.account_id })
    .from(uploads)
    .innerJoin(tracks, eq(tracks.audio_upload_id, uploads.id))
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(which, ne(releases.id, releaseId), inArray(releases.status, DISTRIBUTED_STATUSES)));
}
