import type { Annotation } from '@tangent/contract/insight/analytics.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { trend_playlists } from '@tangent/db/schema/insight/trend.ts';
import { ANNOTATIONS_MAX } from '@tangent/domain/insight/analytics-limits.ts';
import { and, between, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { FigureQuery } from './figure-query.ts';
import { listNewPlaylists } from './find-first-seen.ts';

/** Lists the events that explain a chart line: days on which releases went live and playlists were first seen. */
export async function listAnnotations(db: Db, figureQuery: FigureQuery): Promise<Annotation[]> {
  const found = await Promise.all([listReleases(db, figureQuery), listPlaylists(db, figureQuery)]);
  return found.flat().sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

async function listReleases(db: Db, { music, range }: FigureQuery): Promise<Annotation[]> {
  const { id, title, primary_artist, live_date } = releases;
  const byMusic =
    music.tracks === null
      ? []
      : [
          inArray(
            id,
            db
              .select({ id: tracks.release_id })
              .from(tracks)
              .where(inArray(tracks.id, [...music.tracks])),
          ),
        ];
  const rows = await db
    .select({ at: live_date, title, detail: primary_artist, id })
    .from(releases)
    .where(and(eq(releases.account_id, music.account_id), between(live_date, range.from, range.to), ...byMusic))
    .orderBy(desc(live_date), id)
    .limit(ANNOTATIONS_MAX);
  return rows.map(({ at, ...row }) => ({ at: at ?? range.from, kind: 'release', ...row }));
}

async function listPlaylists(db: Db, { music, range }: FigureQuery): Promise<Annotation[]> {
  const found = await listNewPlaylists(db, music, { range, limit: ANNOTATIONS_MAX });
  const names = await listPlaylistNames(
    db,
    found.map(({ playlist_no }) => playlist_no),
  );
  return found.map(({ playlist_no, day }) => {
    const known = names.get(playlist_no);
    return { at: day, kind: 'playlist', title: known?.name ?? '', detail: known?.store.name ?? null, id: null };
  });
}

/** Returns the name and the store of each playlist. */
export async function listPlaylistNames(db: Db, playlists: readonly number[]) {
  const { playlist_no, name, store_id } = trend_playlists;
  if (playlists.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ playlist_no, name, store: { id: stores.id, name: stores.name } })
    .from(trend_playlists)
    .innerJoin(stores, eq(stores.id, store_id))
    .where(inArray(playlist_no, [...playlists]));
  return new Map(rows.map((row) => [row.playlist_no, row]));
}
