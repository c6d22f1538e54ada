import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { listLinkStores } from '@tangent/domain/promotion/smartlink/link-store.ts';
import { findLinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { and, eq, sql } from 'drizzle-orm';
import { listActiveStores } from '../../catalogue/store/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { readTint } from './find-linked-release.ts';

/** A page as it will be: before the release day, or on it. */
type PreviewState = ReleasePage['state'];

/** The page that a draft will have, with the pages it passes through. */
export interface PreviewPage {
  page: ReleasePage;
  states: readonly PreviewState[];
}

/**
 * Finds the page that a release of the caller will have: with its chosen stores, and before its day with the
 * pre-save page if there will be one. It has no key and no visitors. Null for a release of another account.
 */
export async function findPreviewPage(
  db: Db,
  actor: Actor,
  { id, state: wanted }: { id: string; state: string | undefined },
  now: Date,
): Promise<PreviewPage | null> {
  const [row] = await db
    .select({
      release: releases,
      facts: uploads.facts,
      track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases.id})`,
    })
    .from(releases)
    .leftJoin(uploads, and(eq(uploads.id, releases.artwork_upload_id), eq(uploads.state, 'complete')))
    .where(and(eq(releases.id, id), eq(releases.account_id, actor.user_id)));
  if (row === undefined) return null;
  const { release, facts, track_count } = row;
  const { title, version_title, release_type, release_date, explicit, artwork_upload_id } = release;
  const states: PreviewState[] = release.presave_enabled ? ['presave', 'live'] : ['live'];
  const page: ReleasePage = {
    key: 'preview',
    state: states.find((one) => one === wanted) ?? states[0] ?? 'live',
    title,
    version_title,
    artist: release.primary_artist,
    artist_key: null,
    release_type,
    release_date,
    explicit,
    track_count,
    cover_path: facts === null ? null : `${TUS_PATH}/${artwork_upload_id}/image?size=1000`,
    tint: findLinkTint('cover', readTint(facts)),
    theme: null,
    stores: await listChosenStores(db, release.store_ids, now),
  };
  return { page, states };
}

/** The stores as if each had put the release online; their buttons lead nowhere. */
async function listChosenStores(db: Db, ids: readonly string[], now: Date): Promise<ReleasePage['stores']> {
  const chosen = (await listActiveStores(db)).filter((store) => ids.includes(store.id));
  const live = { state: 'live', wanted: 'live', live_at: null, removed_at: null } as const;
  const today = utcDay(now.getTime());
  const rows = listLinkStores(
    chosen.map(({ id, name, category }) => ({ id, name, category, ...live })),
    { store_order: [], hidden_store_ids: [] },
    { expected_on: null, today },
  );
  return rows.map(({ id, name, action }) => ({ id, name, action, path: '#', expected_on: null }));
}
