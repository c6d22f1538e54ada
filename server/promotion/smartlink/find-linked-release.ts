import { artworkFacts } from '@tangent/contract/catalogue/upload.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { expectedLive, findExpectedWindow } from '@tangent/domain/catalogue/release/date/expected-live.ts';
import { computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { type LinkStore, listLinkStores } from '@tangent/domain/promotion/smartlink/link-store.ts';
import type { LinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** A release with its link, its stores and all that its public page depends on. */
export type LinkedRelease = NonNullable<Awaited<ReturnType<typeof findLinkedRelease>>>;

/** Finds a release by its link: `where` names the link by its key or its id. */
export async function findLinkedRelease(db: Db | Tx, where: SQL, now: Date) {
  const [row] = await db
    .select({
      link: smart_links,
      release: releases,
      owner: { freeze: users.freeze, banned: users.banned, deactivated_at: users.deactivated_at },
      cover: { id: uploads.id, facts: uploads.facts },
      is_artist_public: artists.show_in_catalogue,
      track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases.id})`,
    })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .innerJoin(users, eq(users.id, smart_links.account_id))
    .innerJoin(artists, eq(artists.id, releases.artist_id))
    .leftJoin(uploads, eq(uploads.id, releases.artwork_upload_id))
    .where(where);
  if (row === undefined) return null;
  const { link, release, owner, cover, track_count, is_artist_public } = row;
  const { freeze, banned, deactivated_at } = owner;
  return {
    link,
    release,
    account_status: computeAccountStatus({ freeze, banned, is_deactivated: deactivated_at !== null }),
    cover_upload_id: cover?.id ?? null,
    cover_tint: readTint(cover?.facts ?? null),
    track_count,
    is_artist_public,
    ...(await listStores(db, link, release, now)),
  };
}

type LinkRow = typeof smart_links.$inferSelect;
type ReleaseRow = typeof releases.$inferSelect;
type Stores = { stores: LinkStore[]; store_refs: ReadonlyMap<string, string | null> };

async function listStores(db: Db | Tx, link: LinkRow, release: ReleaseRow, now: Date): Promise<Stores> {
  const rows = await db
    .select({
      id: stores.id,
      name: stores.name,
      category: stores.category,
      state: deliveries.state,
      wanted: deliveries.wanted,
      live_at: deliveries.live_at,
      removed_at: deliveries.removed_at,
      store_ref: deliveries.store_ref,
    })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(eq(deliveries.release_id, release.id));
  const toDay = (instant: Date | null) => (instant === null ? null : utcDay(instant.getTime()));
  const delivered = rows.map((row) => ({ ...row, live_at: toDay(row.live_at), removed_at: toDay(row.removed_at) }));
  const dates = { expected_on: findExpectedDay(release), today: utcDay(now.getTime()) };
  return {
    stores: listLinkStores(delivered, link, dates),
    store_refs: new Map(rows.map(({ id, store_ref }) => [id, store_ref])),
  };
}

function findExpectedDay({ approved_at, delivery_quality, schedule, release_date }: ReleaseRow): string | null {
  if (approved_at === null || delivery_quality === null) return null;
  const expected_live = expectedLive(utcDay(approved_at.getTime()), { schedule, quality: delivery_quality });
  return findExpectedWindow({ expected_live, release_date })?.to ?? null;
}

/** Reads the colours of a cover from what was measured of its file; null for a file that is no picture. */
export function readTint(facts: Record<string, unknown> | null): LinkTint | null {
  const read = artworkFacts.safeParse(facts);
  return read.success ? { hue: read.data.hue, chroma: read.data.chroma } : null;
}
