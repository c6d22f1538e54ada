import { releases, tracks } from '@tangent/db/schema/release.ts';
import { buildUpc } from '@tangent/ddex/codes/icpn.ts';
import { buildIsrc } from '@tangent/ddex/codes/isrc.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';
import { takeNumbers } from './take-numbers.ts';

/** What our codes begin with: a prefix for ISRCs that allows assigning for others, and a GS1 company prefix for UPCs. */
export interface CodePrefixes {
  isrc_prefix: string;
  upc_company_prefix: string;
}

/** Gives a release and its tracks the codes they lack. They are theirs for good: no retry and no takedown changes them. */
export async function assignCodes(tx: Tx, releaseId: string, prefixes: CodePrefixes, now: Date): Promise<void> {
  checkPrefixes(prefixes);
  await assignIsrcs(tx, releaseId, prefixes.isrc_prefix, now.getUTCFullYear());
  await assignUpc(tx, releaseId, prefixes.upc_company_prefix);
}

// A code under a prefix that is not ours would belong to somebody else: better no approval than that.
function checkPrefixes({ isrc_prefix, upc_company_prefix }: CodePrefixes): void {
  if (!/^[A-Z]{2}[A-Z0-9]{3}$/.test(isrc_prefix)) throw new Error('ISRC_PREFIX is not set: no ISRC can be assigned');
  if (!/^\d{6,10}$/.test(upc_company_prefix)) throw new Error('UPC_COMPANY_PREFIX is not set: no UPC can be assigned');
}

async function assignIsrcs(tx: Tx, releaseId: string, prefix: string, year: number): Promise<void> {
  const without = await tx
    .select({ id: tracks.id })
    .from(tracks)
    .where(and(eq(tracks.release_id, releaseId), isNull(tracks.isrc)))
    .orderBy(asc(tracks.position));
  if (without.length === 0) return;
  const first = await takeNumbers(tx, { kind: 'isrc', prefix, year }, without.length);
  for (const [index, { id }] of without.entries()) {
    await tx
      .update(tracks)
      .set({ isrc: buildIsrc(prefix, year, first + index) })
      .where(eq(tracks.id, id));
  }
}

async function assignUpc(tx: Tx, releaseId: string, companyPrefix: string): Promise<void> {
  const [without] = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.id, releaseId), isNull(releases.upc)));
  if (!without) return;
  const number = await takeNumbers(tx, { kind: 'upc', prefix: companyPrefix, year: 0 }, 1);
  await tx
    .update(releases)
    .set({ upc: buildUpc(companyPrefix, number) })
    .where(eq(releases.id, releaseId));
}
