import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { presentUpload, type UploadRow } from '../upload/public.ts';
import type { ArtistRow } from './artist-store.ts';

// An expired draft was never submitted either.
const WAS_SUBMITTED = sql`(${releases.submitted_at} is not null or ${releases.status} not in ('draft', 'expired'))`;

// Qualified by the join they belong to: without one Drizzle would write `artist_id = id`.
const COLUMNS = {
  artist: artists,
  picture: uploads,
  release_count: sql<number>`(select count(*)::int from ${releases} where ${releases.artist_id} = ${artists.id})`,
  renamable: sql<boolean>`not exists (select from ${releases}
    where ${releases.artist_id} = ${artists.id} and ${WAS_SUBMITTED})`,
};

/** Lists the profiles of an account, oldest first. */
export async function listArtistViews(db: Db | Tx, accountId: string): Promise<Artist[]> {
  return listViews(db, eq(artists.account_id, accountId));
}

/** Returns one profile of an account; a profile of another account does not exist for it. */
export async function getArtistView(db: Db | Tx, accountId: string, id: string): Promise<Artist> {
  const [view] = await listViews(db, and(eq(artists.id, id), eq(artists.account_id, accountId)));
  if (!view) throw new Refusal('not_found');
  return view;
}

/** Returns whether the artist can be renamed: no release of theirs was submitted yet. */
export async function isRenamable(tx: Tx, id: string): Promise<boolean> {
  const submitted = and(eq(releases.artist_id, id), WAS_SUBMITTED);
  const rows = await tx.select({ id: releases.id }).from(releases).where(submitted).limit(1);
  return rows.length === 0;
}

async function listViews(db: Db | Tx, which: SQL | undefined): Promise<Artist[]> {
  const rows = await db
    .select(COLUMNS)
    .from(artists)
    .leftJoin(uploads, eq(uploads.id, artists.picture_upload_id))
    .where(which)
    .orderBy(asc(artists.created_at), asc(artists.id));
  return rows.map(({ artist, ...facts }) => presentArtist(artist, facts));
}

/** Presents a profile to its own account; the legal names are shown to no other account. */
function presentArtist(
  row: ArtistRow,
  facts: { release_count: number; renamable: boolean; picture: UploadRow | null },
): Artist {
  const { account_id, followers_at, created_at, spotify_artist_key_sealed, ...fields } = row;
  return {
    ...fields,
    has_spotify_artist_key: spotify_artist_key_sealed !== null,
    release_count: facts.release_count,
    renamable: facts.renamable,
    picture: facts.picture && presentUpload(facts.picture),
    created_at: created_at.toISOString(),
  };
}
