import type { Release } from '@tangent/contract/catalogue/release.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Finds owner-supplied codes that cannot be used because another live release has them. One recording keeps its
 * ISRC on a second release of the same account; ISRCs exist for that.
 */
export async function findCodeIssues(tx: Tx, release: Release): Promise<Issue[]> {
  const issues: Issue[] = [];
  if (release.upc !== null && (await isUpcTaken(tx, release.id, release.upc))) {
    issues.push({ code: 'code_taken', path: 'upc' });
  }
  for (const [index, { id, isrc }] of release.tracks.entries()) {
    if (isrc !== null && (await isIsrcTaken(tx, release.id, { id, isrc }))) {
      issues.push({ code: 'code_taken', path: `tracks.${index}.isrc` });
    }
  }
  return issues;
}

/**
 * Refuses an approval whose codes were published with another release after the submission. Two approvals with the same
 * code wait for each other here, in any account: the second sees the result of the first.
 */
export async function refuseTakenCodes(tx: Tx, release: Release): Promise<void> {
  const codes = [release.upc, ...release.tracks.map(({ isrc }) => isrc)].filter((code) => code !== null).sort();
  for (const code of codes) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${code}, 0))`);
  const issues = await findCodeIssues(tx, release);
  if (issues.length > 0) throw new Refusal('invalid_release', issues);
}

async function isUpcTaken(tx: Tx, releaseId: string, upc: string): Promise<boolean> {
  const others = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.upc, upc), ne(releases.id, releaseId), inArray(releases.status, RELEASED_STATUSES)))
    .limit(1);
  return others.length > 0;
}

async function isIsrcTaken(tx: Tx, releaseId: string, track: { id: string; isrc: string }): Promise<boolean> {
  const recording = { account: releases.account_id, pcm_md5: uploads.pcm_md5, sha256: uploads.sha256 };
  const recordings = () =>
    tx
      .select(recording)
      .from(tracks)
      .innerJoin(releases, eq(releases.id, tracks.release_id))
      .leftJoin(uploads, eq(uploads.id, tracks.audio_upload_id));
  const [own] = await recordings().where(eq(tracks.id, track.id));
  const others = await recordings().where(
    and(eq(tracks.isrc, track.isrc), ne(releases.id, releaseId), inArray(releases.status, RELEASED_STATUSES)),
  );
  return others.some((other) => own === undefined || !isSameRecording(own, other));
}

type Recording = { account: string; pcm_md5: string | null; sha256: string | null };

function isSameRecording(one: Recording, other: Recording): boolean {
  const isSameFile = one.sha256 !== null && one.sha256 === other.sha256;
  const isSameSound = one.pcm_md5 !== null && one.pcm_md5 === other.pcm_md5;
  return one.account === other.account && (isSameFile || isSameSound);
}
