import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** A track that is or was in stores, or on its way there; a track that was never sent earns nothing. */
export interface ReleasedTrack {
  track_id: string;
  release_id: string;
  account_id: string;
  isrc: string | null;
  /** 14 digits, with leading zeros. */
  upc: string | null;
  /** Whether its owner's account was erased. */
  is_closed: boolean;
}

/** Lists all released tracks with one of these ISRCs, the oldest first. */
export function listByIsrc(tx: Db | Tx, isrcs: readonly string[]): Promise<ReleasedTrack[]> {
  return isrcs.length === 0 ? Promise.resolve([]) : list(tx, inArray(tracks.isrc, [...isrcs]));
}

/** Lists all tracks of released releases with one of these UPCs of 14 digits, in playing order. */
export function listByUpc(tx: Db | Tx, upcs: readonly string[]): Promise<ReleasedTrack[]> {
  return upcs.length === 0 ? Promise.resolve([]) : list(tx, inArray(releases.upc, upcs.flatMap(spellings)));
}

export async function findReleasedTrack(tx: Db | Tx, trackId: string): Promise<ReleasedTrack | null> {
  return (await list(tx, eq(tracks.id, trackId)))[0] ?? null;
}

async function list(tx: Db | Tx, where: SQL): Promise<ReleasedTrack[]> {
  const rows = await tx
    .select({
      track_id: tracks.id,
      release_id: releases.id,
      account_id: releases.account_id,
      isrc: tracks.isrc,
      upc: releases.upc,
      erased_at: users.erased_at,
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(and(where, inArray(releases.status, RELEASED_STATUSES)))
    .orderBy(asc(releases.id), asc(tracks.position));
  return rows.map(({ erased_at, upc, ...row }) => ({
    ...row,
    upc: upc === null ? null : upc.padStart(14, '0'),
    is_closed: erased_at !== null,
  }));
}

/** Lists the forms in which a code of 14 digits may have been entered: with fewer leading zeros. */
function spellings(upc: string): string[] {
  const lengths = [14, 13, 12, 8].filter((length) => /^0*$/.test(upc.slice(0, 14 - length)));
  return lengths.map((length) => upc.slice(14 - length));
}
