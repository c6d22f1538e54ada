import { findBitErrors, SAME_RECORDING_BIT_ERRORS } from '@tangent/audio/compare-fingerprints.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { getUploadRow, listUploadRows, type UploadRow } from './upload-store.ts';

/** Another upload that sounds the same. */
export interface SameRecording {
  upload_id: string;
  account_id: string;
  /** Sample by sample, whatever the file around them; otherwise another encoding, level or beginning of the same sound. */
  is_identical: boolean;
}

// Enough for a few to be the same even in a bad copy; each is one look into the index.
const SAMPLE_ITEMS = 120;
const MAX_CANDIDATES = 50;

/**
 * Uploads that hold the same recording as this one, the most alike first: by the samples themselves, or by fingerprint with
 * less than a fifth of all bits different (docs/standards/audio.md). `account_id` looks among the uploads of one
 * account only.
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

/** Bit errors from 0 to 1; -1 for the same samples. */
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
 * Uploads that share the most items. The sample comes from a subquery on purpose: of a long list that it can see the planner
 * believes that half the table has one of it, and reads the whole table instead of the index.
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

// Items that come again and again, as in a pause, are found in every track.
function pickSample(fingerprint: number[]): number[] {
  const counts = new Map<number, number>();
  for (const item of fingerprint) counts.set(item, (counts.get(item) ?? 0) + 1);
  const rare = [...counts].filter(([, count]) => count <= 4).map(([item]) => item);
  const step = Math.max(1, rare.length / SAMPLE_ITEMS);
  return Array.from({ length: Math.min(SAMPLE_ITEMS, rare.length) }, (_, i) => rare[Math.floor(i * step)] ?? 0);
}
