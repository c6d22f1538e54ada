import { randomBytes } from 'node:crypto';
import { artist_page_keys, artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import {
  buildRandomPageKey,
  isPageKeyOf,
  listPageKeys,
  parsePageKey,
} from '@tangent/domain/catalogue/artist/page-key.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { and, desc, eq, exists, inArray, notExists } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

const BATCH = 500;
const ATTEMPTS = 5;

/**
 * Gives the public page of an artist the key of the artist's name: `mare-cheia`, or `mare-cheia-2` where another
 * artist has that one. A key that fits the name stays; after another name the old one goes on leading to the page.
 */
export async function createPageKey(tx: Tx, artistId: string, now: Date): Promise<void> {
  // Two releases of an artist that are approved at once give it one key.
  const [artist] = await tx
    .select({ name: artists.name })
    .from(artists)
    .where(eq(artists.id, artistId))
    .for('no key update');
  if (artist === undefined) return;
  const own = await listOwnKeys(tx, artistId);
  const fitting = own.find((key) => isPageKeyOf(key, artist.name));
  if (fitting === undefined) return insertPageKey(tx, { artist_id: artistId, name: artist.name, now });
  if (fitting !== own[0]) {
    await tx.update(artist_page_keys).set({ created_at: now }).where(eq(artist_page_keys.key, fitting));
  }
}

/** Gives an artist who has a page the key of the new name. One without a page gets the first key with the first release. */
export async function renewPageKey(tx: Tx, artistId: string, now: Date): Promise<void> {
  if ((await listOwnKeys(tx, artistId)).length > 0) await createPageKey(tx, artistId, now);
}

/** Gives all artists with a release their key: also those whose releases were approved before artists had pages. */
export async function createMissingPageKeys({ db, clock }: BaseContext): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: artists.id })
      .from(artists)
      .where(and(notExists(selectKeys(db)), exists(selectReleases(db))))
      .limit(BATCH);
    await inTransaction(db, async (tx) => {
      for (const { id } of rows) await createPageKey(tx, id, clock.now());
    });
    if (rows.length < BATCH) return;
  }
}

/** Gives the artist of a release its key. */
export async function createPageKeyOfRelease(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const [release] = await tx.select({ id: releases.artist_id }).from(releases).where(eq(releases.id, releaseId));
  if (release !== undefined) await createPageKey(tx, release.id, now);
}

/** Finds the keys that the pages of artists have now; artists without one are left out. */
export async function findPageKeys(db: Db | Tx, artistIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (artistIds.length === 0) return new Map();
  const { artist_id, key, created_at } = artist_page_keys;
  const rows = await db
    .selectDistinctOn([artist_id], { artist_id, key })
    .from(artist_page_keys)
    .where(inArray(artist_id, [...artistIds]))
    .orderBy(artist_id, desc(created_at), desc(key));
  return new Map(rows.map((row) => [row.artist_id, row.key]));
}

/** Finds an artist by a key that was ever theirs. */
export async function findArtistByPageKey(db: Db, keyText: string): Promise<{ id: string; name: string } | null> {
  const key = parsePageKey(keyText);
  if (key === null) return null;
  const [artist] = await db
    .select({ id: artists.id, name: artists.name })
    .from(artist_page_keys)
    .innerJoin(artists, eq(artists.id, artist_page_keys.artist_id))
    .where(eq(artist_page_keys.key, key));
  return artist ?? null;
}

async function insertPageKey(
  tx: Tx,
  { artist_id, name, now }: { artist_id: string; name: string; now: Date },
): Promise<void> {
  const wanted = listPageKeys(name);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const taken = await tx
      .select({ key: artist_page_keys.key })
      .from(artist_page_keys)
      .where(inArray(artist_page_keys.key, wanted));
    const free = wanted.find((key) => !taken.some((row) => row.key === key));
    const key = free ?? buildRandomPageKey(name, randomBytes(3));
    // Another artist of this name may be faster.
    const rows = await tx
      .insert(artist_page_keys)
      .values({ key, artist_id, created_at: now })
      .onConflictDoNothing()
      .returning();
    if (rows.length > 0) return;
  }
  throw new Error(`no free key for the artist ${artist_id}`);
}

/** Lists the keys of an artist, the one in use first. */
async function listOwnKeys(tx: Tx, artistId: string): Promise<string[]> {
  const rows = await tx
    .select({ key: artist_page_keys.key })
    .from(artist_page_keys)
    .where(eq(artist_page_keys.artist_id, artistId))
    .orderBy(desc(artist_page_keys.created_at), desc(artist_page_keys.key));
  return rows.map(({ key }) => key);
}

function selectKeys(db: Db) {
  return db
    .select({ key: artist_page_keys.key })
    .from(artist_page_keys)
    .where(eq(artist_page_keys.artist_id, artists.id));
}

function selectReleases(db: Db) {
  return db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.artist_id, artists.id), inArray(releases.status, RELEASED_STATUSES)));
}
