import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { DISTRIBUTED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

/** Covers whose hashes differ in at most this many of 64 bits look the same; other pictures differ in about 32. */
const ALIKE_BITS = 8;

export interface SimilarCover {
  release_id: string;
  account_id: string;
  title: string;
  different_bits: number;
}

/**
 * Finds releases of any account, published or on their way, with a cover that looks like this one; most similar first.
 */
export function findSimilarCovers(tx: Tx | Db, uploadId: string): Promise<SimilarCover[]> {
  return listAlike(
    tx,
    uploadHash(uploadId),
    and(ne(uploads.id, uploadId), inArray(releases.status, DISTRIBUTED_STATUSES)),
  );
}

/** Finds other releases of one account, drafts included, with a cover that looks like the picture with this hash. */
export function findOwnSimilarCovers(tx: Tx | Db, upload: { id: string; account_id: string }, hash: string) {
  return listAlike(tx, sql`${hash}`, and(ne(uploads.id, upload.id), eq(releases.account_id, upload.account_id)));
}

function uploadHash(uploadId: string): SQL {
  return sql`(select own.image_hash from ${uploads} as own where own.id = ${uploadId})`;
}

function listAlike(tx: Tx | Db, hash: SQL, which: SQL | undefined): Promise<SimilarCover[]> {
  const bits = (value: SQL) => sql`('x' || ${value})::bit(64)`;
  const different = sql<number>`bit_count(${bits(hash)} # ${bits(sql`${uploads.image_hash}`)})`.mapWith(Number);
  return tx
    .select({
      release_id: releases.id,
      account_id: releases.account_id,
      title: releases.title,
      different_bits: different,
    })
    .from(releases)
    .innerJoin(uploads, eq(uploads.id, releases.artwork_upload_id))
    .where(and(isNotNull(uploads.image_hash), which, sql`${different} <= ${ALIKE_BITS}`))
    .orderBy(different, releases.id)
    .limit(20);
}
