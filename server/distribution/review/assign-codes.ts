import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { code_counters } from '@tangent/db/schema/code.ts';
import { buildUpc } from '@tangent/ddex/codes/icpn.ts';
import { buildIsrc, isIssuingPrefix } from '@tangent/ddex/codes/isrc.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { saveIsrc, updateReleaseFacts } from '../../catalogue/release/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

type Series = Pick<typeof code_counters.$inferInsert, 'kind' | 'prefix' | 'year'>;

const FIRST_NUMBER = 1;

/**
 * Reserves `count` numbers of a series and returns the first. The row stays locked until the transaction ends, so that
 * two approvals never share a number. Numbers reserved by a failed approval become free again; those of a successful
 * one never do.
 */
async function reserveNumbers(tx: Tx, series: Series, count: number): Promise<number> {
  const [row] = await tx
    .insert(code_counters)
    .values({ ...series, next_number: FIRST_NUMBER + count })
    .onConflictDoUpdate({
      target: [code_counters.kind, code_counters.prefix, code_counters.year],
      set: { next_number: sql`${code_counters.next_number} + ${count}` },
    })
    .returning();
  if (!row) throw new Error('the code counter was not stored');
  return row.next_number - count;
}

/**
 * The prefixes our codes start with: an ISRC prefix that allows assigning for others, and a GS1 company prefix for
 * UPCs.
 */
export interface CodePrefixes {
  isrc_prefix: string;
  upc_company_prefix: string;
}

/**
 * Assigns the codes that a release and its tracks lack. They are permanent: no retry and no takedown changes
 * them.
 */
export async function assignCodes(tx: Tx, releaseId: string, prefixes: CodePrefixes, now: Date): Promise<void> {
  checkPrefixes(prefixes);
  await assignIsrcs(tx, releaseId, prefixes.isrc_prefix, now.getUTCFullYear());
  await assignUpc(tx, releaseId, prefixes.upc_company_prefix);
}

// A code under a prefix that is not ours would belong to another company: refusing the approval is better.
function checkPrefixes({ isrc_prefix, upc_company_prefix }: CodePrefixes): void {
  if (!isIssuingPrefix(isrc_prefix)) throw new Error('ISRC_PREFIX is not set or not one that is issued');
  if (!/^\d{6,10}$/.test(upc_company_prefix)) throw new Error('UPC_COMPANY_PREFIX is not set: no UPC can be assigned');
}

async function assignIsrcs(tx: Tx, releaseId: string, prefix: string, year: number): Promise<void> {
  const without = await tx
    .select({ id: tracks.id })
    .from(tracks)
    .where(and(eq(tracks.release_id, releaseId), isNull(tracks.isrc)))
    .orderBy(asc(tracks.position));
  for (const { id } of without) {
    const isrc = await reserveFreeCode(tx, { kind: 'isrc', prefix, year }, (number) => buildIsrc(prefix, year, number));
    await saveIsrc(tx, id, isrc);
  }
}

async function assignUpc(tx: Tx, releaseId: string, prefix: string): Promise<void> {
  const [without] = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.id, releaseId), isNull(releases.upc)));
  if (!without) return;
  const upc = await reserveFreeCode(tx, { kind: 'upc', prefix, year: 0 }, (number) => buildUpc(prefix, number));
  await updateReleaseFacts(tx, releaseId, { upc });
}

// An owner may have entered a code from our own series, assigned earlier: its number is skipped.
async function reserveFreeCode(tx: Tx, series: Series, build: (number: number) => string): Promise<string> {
  for (;;) {
    const code = build(await reserveNumbers(tx, series, 1));
    if (!(await isInUse(tx, series.kind, code))) return code;
  }
}

async function isInUse(tx: Tx, kind: Series['kind'], code: string): Promise<boolean> {
  const rows =
    kind === 'isrc'
      ? await tx.select({ id: tracks.id }).from(tracks).where(eq(tracks.isrc, code)).limit(1)
      : await tx.select({ id: releases.id }).from(releases).where(eq(releases.upc, code)).limit(1);
  return rows.length > 0;
}
