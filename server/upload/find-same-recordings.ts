import { findBitErrors, SAME_RECORDING_BIT_ERRORS } from '@tangent/audio/compare-fingerprints.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { and, arrayOverlaps, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/sql/open-database.ts';
import { getUploadRow } from './upload-store.ts';

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
 * less than a fifth of all bits different (MEDIA 2). `account_id` looks among the uploads of one account only.
 */
export async function findSameRecordings(
  tx: Tx | Db,
  uploadId: string,
  { account_id }: { account_id?: string } = {},
): Promise<SameRecording[]> {
  const { pcm_md5, fingerprint } = await getUploadRow(tx, uploadId);
  const alike = listConditions(pcm_md5, sampleOf(fingerprint ?? []));
  if (alike.length === 0) return [];
  const candidates = await tx
    .select({
      ...{ id: uploads.id, account_id: uploads.account_id },
      ...{ pcm_md5: uploads.pcm_md5, fingerprint: uploads.fingerprint },
    })
    .from(uploads)
    .where(
      and(
        ne(uploads.id, uploadId),
        eq(uploads.state, 'complete'),
        account_id === undefined ? undefined : eq(uploads.account_id, account_id),
        or(...alike),
      ),
    )
    .orderBy(desc(sql`${uploads.pcm_md5} is not distinct from ${pcm_md5}`), desc(countShared(fingerprint ?? [])))
    .limit(MAX_CANDIDATES);
  return candidates
    .map((one) => ({ one, is_identical: pcm_md5 !== null && one.pcm_md5 === pcm_md5 }))
    .map((found) => ({
      ...found,
      errors: found.is_identical ? 0 : findBitErrors(fingerprint ?? [], found.one.fingerprint ?? []),
    }))
    .filter(({ errors }) => errors !== null && errors < SAME_RECORDING_BIT_ERRORS)
    .sort((a, b) => Number(b.is_identical) - Number(a.is_identical) || (a.errors ?? 0) - (b.errors ?? 0))
    .map(({ one, is_identical }) => ({ upload_id: one.id, account_id: one.account_id, is_identical }));
}

function listConditions(pcmMd5: string | null, sample: number[]): SQL[] {
  const byHash = pcmMd5 === null ? [] : [eq(uploads.pcm_md5, pcmMd5)];
  return sample.length === 0 ? byHash : [...byHash, arrayOverlaps(uploads.fingerprint, sample)];
}

// Items that come again and again, as in a pause, are found in every track.
function sampleOf(fingerprint: number[]): number[] {
  const counts = new Map<number, number>();
  for (const item of fingerprint) counts.set(item, (counts.get(item) ?? 0) + 1);
  const telling = [...counts].filter(([, count]) => count <= 4).map(([item]) => item);
  const step = Math.max(1, telling.length / SAMPLE_ITEMS);
  return Array.from({ length: Math.min(SAMPLE_ITEMS, telling.length) }, (_, i) => telling[Math.floor(i * step)] ?? 0);
}

function countShared(fingerprint: number[]): SQL {
  return sql`(select count(*) from unnest(${uploads.fingerprint}) item where item = any(${sql.param(sampleOf(fingerprint), uploads.fingerprint)}))`;
}
