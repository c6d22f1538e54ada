import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { trend_playlists } from '@tangent/db/schema/insight/trend.ts';
import { TRACK_PARTS_SHOWN } from '@tangent/domain/insight/analytics-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { aggregateParts, type Part as StorePart } from '../aggregate-parts.ts';
import type { FigureQuery } from '../figure-query.ts';
import { listPlaylistNames } from '../list-annotations.ts';
import { readFlagged } from '../read-flagged.ts';

type Sources = TrackAnalytics['sources'];
type Part = { streams: { value: number; before: number | null }; flagged: number };

/** Reads which playlists the streams come from, at the stores that name playlists at all; `stores` has the totals of all. */
export async function readSources(
  db: Db,
  figureQuery: FigureQuery,
  stores: readonly StorePart<'streams'>[],
): Promise<Sources> {
  const { music, range, freshness } = figureQuery;
  const [telling, playlists, atStore, inPlaylist] = await Promise.all([
    listTellingStores(
      db,
      freshness.map(({ store }) => store.id),
    ),
    aggregateParts(db, figureQuery, { by: 'playlist', key: 'playlist_no', counts: ['streams'] }),
    readFlagged(db, music, range, 'store'),
    readFlagged(db, music, range, 'playlist'),
  ]);
  const naming = stores.filter(({ key }) => telling.has(key));
  const all = addUp(naming.map(({ key, now, before }) => toPart(now.streams, before, atStore.get(key))));
  const named = playlists.map(({ key, now, before }) => ({
    key,
    ...toPart(now.streams, before, inPlaylist.get(key)),
  }));
  const shown = named.slice(0, TRACK_PARTS_SHOWN).filter(({ streams }) => streams.value > 0);
  const rest = named.filter((part) => !shown.includes(part));
  const names = await listPlaylistNames(
    db,
    shown.map(({ key }) => Number(key)),
  );
  return {
    stores: freshness.map(({ store }) => store).filter(({ id }) => telling.has(id)),
    streams: all.streams,
    playlists: shown.flatMap(({ key, ...part }) => {
      const known = names.get(Number(key));
      return known === undefined ? [] : [{ ...known, ...part }];
    }),
    others: rest.some(({ streams }) => streams.value > 0) ? { playlists: rest.length, ...addUp(rest) } : null,
    outside: subtract(all, addUp(named)),
  };
}

/** Returns the stores that have named a playlist of anybody: the others do not tell where streams come from. */
async function listTellingStores(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from unnest(${sql.param([...ids])}::text[]) as s(id)
     where exists (select 1 from ${trend_playlists} p where p.store_id = s.id)`);
  return new Set(rows.map(({ id }) => id));
}

const toPart = (value: number, before: number | null, flagged: number): Part => ({
  streams: { value, before },
  flagged,
});

/** Adds parts up. */
export function addUp(parts: readonly Part[]): Part {
  const sum = (read: (part: Part) => number) => parts.reduce((total, part) => total + read(part), 0);
  const hasBefore = parts.some(({ streams }) => streams.before !== null);
  return {
    streams: {
      value: sum((part) => part.streams.value),
      before: hasBefore ? sum((part) => part.streams.before ?? 0) : null,
    },
    flagged: sum((part) => part.flagged),
  };
}

function subtract(all: Part, part: Part): Part {
  const { value, before } = all.streams;
  return {
    streams: {
      value: Math.max(0, value - part.streams.value),
      before: before === null ? null : Math.max(0, before - (part.streams.before ?? 0)),
    },
    flagged: Math.max(0, all.flagged - part.flagged),
  };
}
