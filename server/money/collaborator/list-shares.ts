import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { findVersionFor } from '@tangent/domain/money/collaborator/split-version.ts';
import type { Period } from '@tangent/domain/money/royalty/period.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listVersions, type StoredVersion } from './split-store.ts';

/** The share of a payee in a track, now or from a later month on. */
export interface PayeeShare {
  payee_id: string;
  track_id: string;
  title: string;
  artist: string;
  /** Share of this month's sales; 0 when there is none. */
  share_basis_points: number;
  effective_from: Period | null;
  next: { effective_from: Period; share_basis_points: number } | null;
}

/** Lists the tracks in which a payee ever had a share, the oldest first. */
export async function listPayeeTracks(db: Db | Tx, payeeId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ track_id: split_versions.track_id })
    .from(split_parts)
    .innerJoin(split_versions, eq(split_versions.id, split_parts.version_id))
    .where(eq(split_parts.payee_id, payeeId))
    .orderBy(split_versions.track_id);
  return rows.map(({ track_id }) => track_id);
}

/** Lists the shares of payees in tracks, in the order of `pairs`. */
export async function listShares(
  db: Db | Tx,
  pairs: readonly { payee_id: string; track_id: string }[],
  thisMonth: Period,
): Promise<PayeeShare[]> {
  const ids = [...new Set(pairs.map(({ track_id }) => track_id))];
  if (ids.length === 0) return [];
  const versions = await listVersions(db, ids);
  const rows = await db
    .select({
      id: tracks.id,
      title: tracks.title,
      artist: selectTrackArtist(),
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(inArray(tracks.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pairs.map(({ payee_id, track_id }) => ({
    payee_id,
    track_id,
    title: byId.get(track_id)?.title ?? '',
    artist: byId.get(track_id)?.artist ?? '',
    ...sharesIn(versions.get(track_id) ?? [], payee_id, thisMonth),
  }));
}

function sharesIn(versions: readonly StoredVersion[], payeeId: string, thisMonth: Period) {
  const now = findVersionFor(versions, thisMonth);
  const later = versions.filter(({ effective_from }) => effective_from > thisMonth);
  const months = later.map(({ effective_from }) => effective_from).sort();
  const next = months[0] === undefined ? null : findVersionFor(versions, months[0]);
  const share_basis_points = computeShare(now, payeeId);
  const isSame = next === null || computeShare(next, payeeId) === share_basis_points;
  return {
    share_basis_points,
    effective_from: share_basis_points > 0 ? (now?.effective_from ?? null) : null,
    next: isSame ? null : { effective_from: next.effective_from, share_basis_points: computeShare(next, payeeId) },
  };
}

function computeShare(version: StoredVersion | null, payeeId: string): number {
  return version?.parts.find(({ payee_id }) => payee_id === payeeId)?.share_basis_points ?? 0;
}
