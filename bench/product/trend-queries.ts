/**
 * The analytics responses as hand-written queries of the totals: one statement per tab, for one account and two ranges.
 */
type Range = { from: string; to: string };
type Query = { account: string; range: Range; comparison: Range | null; step: 'day' | 'month' };

/** Selects the rows of a range: by day, or for a long one whole months and the days at its ends. */
function source(by: string, { account }: Query, { from, to }: Range, isByMonth: boolean): string {
  const own = `account_id = '${account}'`;
  if (!isByMonth)
    return `(select *, day as at from trend_${by}_days where ${own} and day between '${from}' and '${to}')`;
  const columns = COLUMNS[by] ?? '';
  const [first, last] = [`${from.slice(0, 8)}01`, `${to.slice(0, 8)}01`];
  const firstFullMonth = from === first ? `date '${first}'` : `date '${first}' + interval '1 month'`;
  return `(select month as at, ${columns} from trend_${by}_months where ${own} and month >= ${firstFullMonth} and month < '${last}'
    union all select day, ${columns} from trend_${by}_days where ${own} and day between '${last}' and '${to}'
    union all select day, ${columns} from trend_${by}_days where ${own} and day between '${from}' and '${to}' and day < ${firstFullMonth}
      and day < '${last}')`;
}

const FIVE = 'streams, listeners, saves, followers, playlist_adds';
const COLUMNS: Record<string, string> = {
  track: `track_id, store_id, ${FIVE}`,
  country: 'track_id, country, streams, listeners',
  playlist: 'track_id, playlist_no, streams, listeners, playlist_adds',
  audience: 'track_id, age_group, gender, listeners, streams',
};
const ADDED =
  'sum(streams) streams, sum(listeners) listeners, sum(saves) saves, sum(followers) followers, sum(playlist_adds) adds';

export const HAND_WRITTEN: Record<string, (query: Query) => string> = {
  overview: (query) => {
    const [now, then] = toRanges('track', query, true);
    const newest = `(date '${query.range.to}' - 13)`;
    return `
    with now as materialized (select at, track_id, ${ADDED} from ${now} r group by at, track_id),
    before as materialized (select at, track_id, ${ADDED} from ${then} r group by at, track_id),
    top as (select track_id, sum(streams) streams, sum(listeners) listeners, sum(saves) saves from now
             group by track_id order by 2 desc limit 10),
    seen as (select playlist_no, min(first_day) as day from trend_playlist_first_days where account_id = '${query.account}' group by playlist_no
             having min(first_day) between '${query.range.from}' and '${query.range.to}')
    select (select json_agg(s) from (select at, ${ADDED.replaceAll(' adds', ' playlist_adds').replaceAll('(playlist_adds)', '(adds)')}
              from now group by at) s) as series,
           (select json_agg(s) from (select at, sum(streams), sum(listeners), sum(saves), sum(followers), sum(adds) from before group by at) s)
             as before,
           (select json_agg(t) from (select top.*, (select sum(streams) from before b where b.track_id = top.track_id) as earlier,
              (select json_agg(d) from (select day, sum(streams) from trend_track_days where account_id = '${query.account}'
                and day between ${newest} and '${query.range.to}' and track_id = top.track_id group by day) d) as sparkline from top) t) as tracks,
           (select json_agg(p) from (
              select playlist_no, day, name from seen join trend_playlists using (playlist_no)
                left join (select playlist_no, sum(streams) streams from trend_playlist_months where account_id = '${query.account}'
                  and playlist_no = any(array(select playlist_no from seen)) and (select count(*) from seen) > 20 group by playlist_no) m using (playlist_no)
               order by m.streams desc limit 20) p) as playlists,
           (select sum(amount_micros) from royalty_store_totals where holder_id = '${query.account}'
              and period between '${query.range.from}' and '${query.range.to}') as money`;
  },
  playlists: (query) => {
    const [now, then] = toRanges('playlist', query, false);
    const [adds, addsBefore] = toRanges('track', query, true);
    const [days, daysBefore] = toRanges('playlist', query, true);
    return `
    with now as materialized (select playlist_no, sum(streams) streams, sum(listeners) listeners, sum(playlist_adds) adds
      from ${now} r group by playlist_no),
    before as materialized (select playlist_no, sum(streams) streams from ${then} r group by playlist_no)
    select (select json_agg(p) from (select now.*, before.streams as earlier, p.name from now left join before using (playlist_no)
              join trend_playlists p using (playlist_no) order by now.streams desc limit 100) p) as items,
           (select json_agg(s) from (select at, sum(playlist_adds) from ${adds} r group by at) s) as adds,
           (select json_agg(s) from (select at, sum(playlist_adds) from ${addsBefore} r group by at) s) as adds_before,
           (select json_agg(s) from (select at, sum(streams) from ${days} r group by at) s) as streams,
           (select json_agg(s) from (select at, sum(streams) from ${daysBefore} r group by at) s) as streams_before,
           (select json_agg(f) from (select playlist_no, min(first_day) from trend_playlist_first_days where account_id = '${query.account}'
              group by playlist_no) f) as first`;
  },
  demographics: (query) => {
    const [now] = toRanges('audience', query, false);
    return `select age_group, gender, sum(listeners) from ${now} r group by 1, 2`;
  },
  territories: (query) => {
    const [now, then] = toRanges('country', query, false);
    return `select * from (select country, sum(streams), sum(listeners) from ${now} r group by 1) n
      left join (select country, sum(streams) from ${then} r group by 1) b using (country)`;
  },
  platforms: (query) => {
    const [now, then] = toRanges('track', query, true);
    return `with now as materialized (select at, store_id, ${ADDED} from ${now} r group by 1, 2)
      select (select json_agg(s) from (select store_id, sum(streams), sum(listeners), sum(saves), sum(followers) from now group by 1) s),
             (select json_agg(now) from now), (select json_agg(b) from (select store_id, sum(streams) from ${then} r group by 1) b)`;
  },
};

/** Returns the range and its comparison; for a series with monthly steps, both start with whole months. */
function toRanges(by: string, query: Query, isSeries: boolean): [string, string] {
  const { range, comparison } = query;
  const isLong = query.step === 'month';
  const isSameStart = comparison !== null && comparison.from.slice(5) === range.from.slice(5);
  const nothing = { from: range.from, to: '1970-01-01' };
  return [
    source(by, query, range, isLong),
    source(by, query, comparison ?? nothing, isLong && (!isSeries || isSameStart)),
  ];
}

/** Selects the last reported day of each store, a part of every response. */
export function buildFreshness(account: string): string {
  return `select s.name, last.* from (select distinct store_id from trend_track_first_days where account_id = '${account}') told
    join stores s on s.id = told.store_id
    cross join lateral (select day, received_at from trend_reported_days a where a.store_id = s.id order by day desc limit 1) last`;
}
