import type { Release } from '@tangent/contract/release.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { DISTRIBUTED_STATUSES } from '@tangent/domain/release/status.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Codes that are out with another release already: a UPC by mistake, an ISRC perhaps rightly so. */
export async function findCodeFindings(tx: Tx, { id, upc, tracks: own }: Release): Promise<Issue[]> {
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
