import type { AnalyticsQuery, AnalyticsTab, Figure, TrendFreshness } from '@tangent/contract/insight/analytics.ts';
import { GENDERS } from '@tangent/domain/insight/analytics/audience.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { TREND_COUNTS, type TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { AUDIENCE_FLOOR } from '@tangent/domain/insight/analytics-limits.ts';
import { formatDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Table } from '../../platform/csv/send-table.ts';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { getAnalyticsDemographicsView } from './demographics-view.ts';
import { getAnalyticsOverviewView } from './overview-view.ts';
import { getAnalyticsPlatformsView } from './platforms-view.ts';
import { getAnalyticsPlaylistsView } from './playlists-view.ts';
import { getAnalyticsTerritoriesView } from './territories-view.ts';

/** The figures of a screen; none has more than some hundred rows. */
type Rows = { range: { from: string; to: string }; columns: readonly string[]; rows: readonly CsvCell[][] };
type WriteTable = (db: Db, actor: Actor, query: AnalyticsQuery, now: Date) => Promise<Rows>;

/** Writes a tab as a table; `docs/analytics-csv.md` says what each column contains. */
export async function writeAnalyticsCsv(
  db: Db,
  actor: Actor,
  { tab, query, now }: { tab: AnalyticsTab; query: AnalyticsQuery; now: Date },
): Promise<Table> {
  const { range, columns, rows } = await TABLES[tab](db, actor, query, now);
  return { filename: `streaming-${tab}-${range.from}-${range.to}.csv`, lines: writeLines([columns, ...rows]) };
}

async function* writeLines(rows: readonly (readonly CsvCell[])[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for (const row of rows) yield writeCsvRow(row);
}

const TABLES: Record<AnalyticsTab, WriteTable> = {
  overview: async (...args) => {
    const { range, series, unreported } = await getAnalyticsOverviewView(...args);
    const isKnown = (name: TrendCount) => !unreported.includes(name);
    // A day that no store has reported, and a count that none of them reports, are unknown: their cells are empty.
    const rows = series.map(({ at, before_at, before, is_reported, flagged, ...counts }) => [
      at,
      ...TREND_COUNTS.map((name) => (is_reported && isKnown(name) ? counts[name] : null)),
      is_reported ? flagged : null,
      before_at,
      ...TREND_COUNTS.map((name) => (isKnown(name) ? (before?.[name] ?? null) : null)),
    ]);
    const before = ['compared_with', ...TREND_COUNTS.map((name) => `${name}_before`)];
    return { range, columns: ['from', ...TREND_COUNTS, FLAGGED, ...before], rows };
  },
  playlists: async (...args) => {
    const { range, items, freshness } = await getAnalyticsPlaylistsView(...args);
    const columns = ['playlist', 'platform', ...STREAMS, 'compared_until', 'listeners', 'playlist_adds', 'first_seen'];
    const rows = items.map(({ name, store, streams, flagged, compared, listeners, playlist_adds, first_seen }) => [
      name,
      store.name,
      ...toCells(streams, flagged),
      compared?.to ?? null,
      listeners,
      playlist_adds,
      first_seen,
      findUntil(freshness, store.id),
    ]);
    return { range, columns, rows };
  },
  demographics: async (...args) => {
    const { range, groups, freshness } = await getAnalyticsDemographicsView(...args);
    const rows = groups.flatMap(({ age_group, ...by }) =>
      GENDERS.map((gender) => [
        age_group,
        gender,
        by[gender].listeners ?? `under ${AUDIENCE_FLOOR}`,
        findReportedUntil(freshness),
      ]),
    );
    return { range, columns: ['age_group', 'gender', 'listeners', UNTIL], rows };
  },
  territories: async (...args) => {
    const { range, items, freshness } = await getAnalyticsTerritoriesView(...args);
    const rows = items.map(({ country, streams, flagged, listeners, share_basis_points }) => [
      country,
      ...toCells(streams, flagged),
      listeners,
      { number: formatDecimal({ digits: BigInt(share_basis_points), scale: 2 }) },
      findReportedUntil(freshness),
    ]);
    return { range, columns: ['country', ...STREAMS, 'listeners', 'share_percent', UNTIL], rows };
  },
  platforms: async (...args) => {
    const { range, items, freshness } = await getAnalyticsPlatformsView(...args);
    const rows = items.map(({ store, streams, flagged, compared, listeners, saves, followers }) => [
      store.name,
      ...toCells(streams, flagged),
      compared?.to ?? null,
      listeners,
      saves,
      followers,
      findUntil(freshness, store.id),
    ]);
    return {
      range,
      columns: ['platform', ...STREAMS, 'compared_until', 'listeners', 'saves', 'followers', UNTIL],
      rows,
    };
  },
};

/** The last day that the store, or any of the stores, has reported: later days are unknown. */
const UNTIL = 'reported_until';
const findUntil = (freshness: readonly TrendFreshness[], id: string) =>
  freshness.find(({ store }) => store.id === id)?.until ?? null;

/** Streams that no figure counts, in a column of their own. */
const FLAGGED = 'streams_not_counted';
const STREAMS = ['streams', FLAGGED, 'streams_before'];
const toCells = ({ value, before }: Figure, flagged: number): CsvCell[] => [value, flagged, before];
