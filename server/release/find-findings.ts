import { audioFacts } from '@tangent/contract/upload.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { isUnusualLoudness } from '@tangent/domain/release/check-audio.ts';
import type { ReleaseStatus } from '@tangent/domain/release/status.ts';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';

/** Where a release counts as being in stores or on its way there. */
const OUT_STATUSES = ['approved', 'in_process', 'published', 'takedown_requested'] as const satisfies ReleaseStatus[];

/** What a reviewer should look at. Nothing here blocks a release. */
export async function findFindings(tx: Tx, releaseId: string): Promise<Issue[]> {
  return [...(await findSameRelease(tx, releaseId)), ...(await findInAudio(tx, releaseId))];
}

async function findSameRelease(tx: Tx, releaseId: string): Promise<Issue[]> {
  const [own] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (!own) return [];
  const same = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.artist_id, own.artist_id),
        ne(releases.id, releaseId),
        inArray(releases.status, OUT_STATUSES),
        sql`lower(trim(${releases.title})) = lower(trim(${own.title}))`,
      ),
    )
    .limit(1);
  return same.map(({ id }) => ({ code: 'same_title', path: 'title', params: { release_id: id } }));
}

async function findInAudio(tx: Tx, releaseId: string): Promise<Issue[]> {
  const rows = await tx
    .select({ sha256: uploads.sha256, facts: uploads.facts })
    .from(tracks)
    .innerJoin(uploads, eq(uploads.id, tracks.audio_upload_id))
    .where(eq(tracks.release_id, releaseId))
    .orderBy(asc(tracks.position));
  const findings: Issue[] = [];
  for (const [index, { sha256, facts }] of rows.entries()) {
    const path = `tracks.${index}.audio`;
    findings.push(...checkLoudness(path, facts));
    const elsewhere = sha256 === null ? null : await findReleaseWithAudio(tx, releaseId, sha256);
    if (elsewhere) findings.push({ code: 'duplicate_audio', path, params: { release_id: elsewhere } });
  }
  return findings;
}

function checkLoudness(path: string, facts: unknown): Issue[] {
  const { integrated_lufs } = audioFacts.parse(facts);
  if (!isUnusualLoudness(integrated_lufs)) return [];
  return [
    { code: 'unusual_loudness', path, ...(integrated_lufs === null ? {} : { params: { lufs: integrated_lufs } }) },
  ];
}

async function findReleaseWithAudio(tx: Tx, releaseId: string, sha256: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: releases.id })
    .from(uploads)
    .innerJoin(tracks, eq(tracks.audio_upload_id, uploads.id))
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(eq(uploads.sha256, sha256), ne(releases.id, releaseId), inArray(releases.status, OUT_STATUSES)))
    .limit(1);
  return row?.id ?? null;
}
