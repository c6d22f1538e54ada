import { findBitErrors, SAME_RECORDING_BIT_ERRORS } from '@tangent/audio/compare-fingerprints.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { getUploadRow, listUploadRows, type UploadRow } from './upload-store.ts';

/** Another upload with the same sound. */
export interface SameRecording {
  upload_id: string;
  account_id: string;
  /** True for identical samples in any file format; false for another encoding, level or start of the same sound. */
  is_identical: boolean;
}

// Enough that a few still match in a bad copy; each costs one index lookup.
const SAMPLE_ITEMS = 120;
const MAX_CANDIDATES = 50;

/**
 * Finds uploads that contain the same recording as this one, the most similar first: by identical samples, or by a
 * fingerprint with less than a fifth of all bits different (docs/standards/audio.md). `account_id` limits the search to
 * one account.
 */
export async function findSameRecordings(
  tx: Tx | Db,
  uploadId: string,
  { account_id = null }: { account_id?: string | null } = {},
): Promise<SameRecording[]> {
  const row = await getUploadRow(tx, uploadId);
  const ids = [...(await listIdentical(tx, row, account_id)), ...(await listAlike(tx, row, account_id))];
  const candidates = await listUploadRows(tx, [...new Set(ids)]);
  return candidates
    .map((other) => ({ other, errors: compare(row, other) }))
    .filter(({ errors }) => errors < SAME_RECORDING_BIT_ERRORS)
    .sort((a, b) => a.errors - b.errors)
    .map(({ other, errors }) => ({ upload_id: other.id, account_id: other.account_id, is_identical: errors < 0 }));
}

/** Returns the bit errors from 0 to 1; -1 for identical samples. */
function compare(one: UploadRow, other: UploadRow): number {
  if (one.pcm_md5 !== null && one.pcm_md5 === other.pcm_md5) return -1;
  return findBitErrors(one.fingerprint ?? [], other.fingerprint ?? []) ?? 1;
}

async function listIdentical(tx: Tx | Db, { id, pcm_md5 }: UploadRow, accountId: string | null): Promise<string[]> {
  if (pcm_md5 === null) return [];
  const isOwn = accountId === null ? undefined : eq(uploads.account_id, accountId);
  const isOther = and(ne(uploads.id, id), eq(uploads.state, 'complete'));
  const found = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.pcm_md5, pcm_md5), isOther, isOwn))
    .limit(MAX_CANDIDATES);
  return found.map((one) => one.id);
}

/**
 * Lists uploads that share the most items. The sample comes from a subquery on purpose: given a long literal list, the
 * planner estimates that half the table matches, and reads the whole table instead of the index.
 */
async function listAlike(tx: Tx | Db, { id, fingerprint }: UploadRow, accountId: string | null): Promise<string[]> {
  const sample = pickSample(fingerprint ?? []);
  if (sample.length === 0) return [];
  const items = sql`${sql.param(sample)}::integer[]`;
  const found = await tx.execute<{ id: string }>(sql`
    select other.id from ${uploads} other
    where other.fingerprint && (select ${items}) and other.id <> ${id} and other.state = 'complete'
      and (${accountId}::uuid is null or other.account_id = ${accountId}::uuid)
    order by (select count(*) from unnest(other.fingerprint) item where item = any(${items})) desc
    limit ${MAX_CANDIDATES}`);
  return found.rows.map((one) => one.id);
}

// Items that repeat often, as in a pause, occur in every track.
function pickSample(fingerprint: number[]): number[] {
  const counts = new Map<number, number>();
  for (const item of fingerprint) counts.set(item, (counts.get(item) ?? 0) + 1);
  const rare = [...counts].filter(([, count]) => count <= 4).map(([item]) => item);
  const step = Math.max(1, rare.length / SAMPLE_ITEMS);
  return Array.from({ length: Math.min(SAMPLE_ITEMS, rare.length) }, (_, i) => rare[Math.floor(i * step)] ?? 0);
}
