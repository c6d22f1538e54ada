import type { Release } from '@tangent/contract/release.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { listBannedWordFindings } from '@tangent/domain/release/banned-word-findings.ts';
import { DISTRIBUTED_STATUSES } from '@tangent/domain/release/status.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findSimilarCovers } from '../upload/public.ts';

import { findSoundFindings } from './find-sound-findings.ts';
import { findStyleFindings } from './find-style-findings.ts';
import { getReleaseView } from './release-view.ts';

/**
 * Finds codes that another published release already has: a UPC is probably a mistake, an ISRC may be right.
 */
async function findCodeFindings(tx: Tx, { id, upc, tracks: own }: Release): Promise<Issue[]> {
  const elsewhere = and(ne(releases.id, id), inArray(releases.status, DISTRIBUTED_STATUSES));
  const findings: Issue[] = [];
  if (upc !== null) {
    const [other] = await tx
      .select({ id: releases.id })
      .from(releases)
      .where(and(eq(releases.upc, upc), elsewhere));
    if (other) findings.push({ code: 'same_upc', path: 'upc', params: { release_id: other.id } });
  }
  for (const [index, { isrc }] of own.entries()) {
    if (isrc === null) continue;
    const [other] = await tx
      .select({ id: releases.id })
      .from(tracks)
      .innerJoin(releases, eq(releases.id, tracks.release_id))
      .where(and(eq(tracks.isrc, isrc), elsewhere))
      .limit(1);
    if (other) findings.push({ code: 'same_isrc', path: `tracks.${index}.isrc`, params: { release_id: other.id } });
  }
  return findings;
}

/** Finds everything a reviewer should check. Nothing here blocks a release. */
export async function findFindings(tx: Tx, releaseId: string, now: Date): Promise<Issue[]> {
  const release = await getReleaseView(tx, releaseId, now);
  return [
    ...listBannedWordFindings(release),
    ...(await findSameTitle(tx, release)),
    ...(await findCodeFindings(tx, release)),
    ...(await findSameCover(tx, release)),
    ...(await findSoundFindings(tx, release)),
    ...(await findStyleFindings(tx, release, utcDay(now.getTime()))),
  ];
}

async function findSameTitle(tx: Tx, { id, artist_id, title }: Release): Promise<Issue[]> {
  const same = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.artist_id, artist_id),
        ne(releases.id, id),
        inArray(releases.status, DISTRIBUTED_STATUSES),
        sql`lower(trim(${releases.title})) = lower(trim(${title}))`,
      ),
    )
    .limit(1);
  return same.map((one) => ({ code: 'same_title', path: 'title', params: { release_id: one.id } }));
}

// A cover of another account matters more than the same cover on an owner's single and its album.
async function findSameCover(tx: Tx, { id, artwork }: Release): Promise<Issue[]> {
  if (artwork === null) return [];
  const [own] = await tx.select({ account_id: releases.account_id }).from(releases).where(eq(releases.id, id));
  const alike = (await findSimilarCovers(tx, artwork.id)).filter((cover) => cover.release_id !== id);
  const foreign = alike.find((cover) => cover.account_id !== own?.account_id);
  const [first = null] = alike;
  if (foreign) return [{ code: 'foreign_cover', path: 'artwork', params: { release_id: foreign.release_id } }];
  return first === null ? [] : [{ code: 'same_cover', path: 'artwork', params: { release_id: first.release_id } }];
}
