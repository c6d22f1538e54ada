import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { trend_entries, trend_file_days, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { DEVICES } from '@tangent/domain/insight/analytics/device.ts';
import type { DayPart, MonitoredDay } from '@tangent/domain/insight/monitoring/monitored-day.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type Target = { account_id: string; release_id: string; store_id: string };
export type Span = { from: string; to: string };

/** Streams of a whole store on a day above which no save means that the store does not count them. */
const STORE_STREAMS_WITH_SAVES = 1_000;

/** Totals of a whole day, or of a country, a playlist or a device in it. */
type DayTotal = {
  day: string;
  of: 'day' | 'country' | 'playlist' | 'device';
  key: string | null;
  streams: string;
  listeners: string;
  saves: string;
  playlist_adds: string;
};

/**
 * Loads the known days of a release at a store: those that the store has reported since the release went live there, or
 * since its first stream if that was earlier.
 */
export async function loadDays(tx: Tx | Db, target: Target, span: Span): Promise<MonitoredDay[]> {
  const reported = await listReportedDays(tx, target, span);
  const { rows } = await tx.execute<DayTotal>(sql`
    select day::text,
           case grouping(country, playlist_no, device) when 7 then 'day' when 3 then 'country' when 5 then 'playlist' else 'device' end as of,
           coalesce(country, playlist_no::text, device::text) as key, sum(streams) as streams, sum(listeners) as listeners,
           sum(saves) as saves, sum(playlist_adds) as playlist_adds
      from ${trend_entries} where ${matchesTarget(target, span)}
     group by grouping sets ((day), (day, country), (day, playlist_no), (day, device))
     order by streams desc`);
  const byDay = new Map<string, DayTotal[]>();
  for (const sum of rows) byDay.set(sum.day, [...(byDay.get(sum.day) ?? []), sum]);
  const live = await findLiveDay(tx, target);
  const start = [live, ...byDay.keys()].filter((day) => day !== null).sort()[0];
  const counted = await listDaysWithSaves(tx, target, span);
  return reported
    .filter((day) => start !== undefined && day >= start)
    .map((day) => readDay(day, byDay.get(day) ?? [], counted.has(day)));
}

/** Matches the lines of a release at a store. */
export function matchesTarget({ account_id, release_id, store_id }: Target, { from, to }: Span): SQL {
  return sql`account_id = ${account_id} and day between ${from} and ${to} and store_id = ${store_id}
    and track_id in (select id from ${tracks} where release_id = ${release_id})`;
}

function readDay(day: string, sums: readonly DayTotal[], hasSaves: boolean): MonitoredDay {
  const dayTotal = sums.find(({ of }) => of === 'day');
  const listParts = (kind: DayTotal['of']): DayPart[] =>
    sums.flatMap(({ of, key, streams, listeners, saves }) =>
      of === kind && key !== null
        ? [{ key, streams: Number(streams), listeners: Number(listeners), saves: Number(saves) }]
        : [],
    );
  return {
    day,
    streams: Number(dayTotal?.streams ?? 0),
    listeners: Number(dayTotal?.listeners ?? 0),
    saves: hasSaves ? Number(dayTotal?.saves ?? 0) : null,
    playlist_adds: Number(dayTotal?.playlist_adds ?? 0),
    countries: listParts('country'),
    playlists: listParts('playlist'),
    devices: listParts('device').map(({ key, ...part }) => ({ key: DEVICES[Number(key)] ?? 'other', ...part })),
  };
}

/**
 * Lists the days on which a store counts saves: those with a save of any release. A day of few streams counts them when
 * the days around it do.
 */
async function listDaysWithSaves(tx: Tx | Db, { store_id }: Target, { from, to }: Span): Promise<Set<string>> {
  const { rows } = await tx.execute<{ day: string; streams: number; saves: number }>(sql`
    select d.day::text, sum(d.streams)::float8 as streams, sum(d.saves)::float8 as saves
      from ${trend_file_days} d
      join ${trend_reported_days} r on r.file_no = d.file_no and r.store_id = d.store_id and r.day = d.day
     where d.store_id = ${store_id} and d.day between ${from} and ${to} group by 1`);
  const hasAny = rows.some(({ saves }) => saves > 0);
  const counted = rows.filter(({ streams, saves }) => saves > 0 || (hasAny && streams < STORE_STREAMS_WITH_SAVES));
  return new Set(counted.map(({ day }) => day));
}

async function listReportedDays(tx: Tx | Db, { store_id }: Target, { from, to }: Span): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct day::text from ${trend_reported_days}
     where store_id = ${store_id} and day between ${from} and ${to} order by 1`);
  return rows.map(({ day }) => day);
}

async function findLiveDay(tx: Tx | Db, { release_id, store_id }: Target): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select (live_at at time zone 'UTC')::date::text as day from ${deliveries}
     where release_id = ${release_id} and store_id = ${store_id}`);
  return rows[0]?.day ?? null;
}
