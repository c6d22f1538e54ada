import type pg from 'pg';

/** Three years of trends, told day by day by eight stores. */
export const TRENDS = { months: 36, stores: 8, tracks: 20, countries: 40, playlists: 50, others: 200 };
const FIRST_FILE = 1_000_000;

/** What the sums are by, besides account, day and track, and what is added up. */
const SUMS = [
  { name: 'track', key: 'store_id', counts: ['streams', 'listeners', 'saves', 'followers', 'playlist_adds'] },
  { name: 'country', key: 'country', counts: ['streams', 'listeners'] },
  { name: 'playlist', key: 'playlist_no', counts: ['streams', 'listeners', 'playlist_adds'] },
  { name: 'audience', key: 'age_group, gender', counts: ['listeners', 'streams'] },
];

interface Size {
  rows: number;
  artist_rows: number;
}

/**
 * Gives an account a million lines of trends among very many of others, month by month, as files leave them behind: lines, their sums by
 * day and by month, and which days the stores have told of. Answers how many lines there are then.
 */
export async function addTrendHistory(database: pg.Pool, accountId: string, size: Size): Promise<number> {
  const client = await database.connect();
  try {
    for (const text of SETTINGS) await client.query(text);
    for (const text of MUSIC(accountId)) await client.query(text);
    const { rows: months } = await client.query<{ first: string }>(
      `select to_char(generate_series(date_trunc('month', now()) - interval '${TRENDS.months - 1} months', now(), interval '1 month'),
         'YYYY-MM-DD') as first`,
    );
    const days = TRENDS.months * 30.4;
    const daily = { artist: Math.round(size.artist_rows / days), all: Math.round(size.rows / days) };
    for (const { first } of months) {
      for (const text of MONTH(accountId, first, daily)) await client.query(text);
    }
    // As the database does by itself after a while.
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ lines: string }>('select count(*) as lines from trend_entries');
    return Number(rows[0]?.lines);
  } finally {
    client.release();
  }
}

const SETTINGS = [
  'set statement_timeout = 0',
  "set work_mem = '512MB'",
  'set synchronous_commit = off',
  "alter system set max_wal_size = '8GB'",
  'select pg_reload_conf()',
];

const MUSIC = (account: string): string[] => [
  `create temp table album as select number, gen_random_uuid() as id from generate_series(0, ${TRENDS.tracks / 10 - 1}) number`,
  `insert into releases (id, account_id, artist_id, status, title, primary_artist, live_date, created_at, updated_at)
   select a.id, '${account}', (select id from artists where account_id = '${account}' limit 1), 'published', 'Album ' || a.number, 'Artist',
          current_date - 20 - a.number, now(), now() from album a`,
  `insert into tracks (id, release_id, position, title)
   select gen_random_uuid(), a.id, s + 1, 'Song ' || s from generate_series(0, ${TRENDS.tracks - 1}) s join album a on a.number = s / 10`,
  `insert into trend_playlists (store_id, name)
   select (select min(id) from stores), 'Bench ' || number from generate_series(1, ${TRENDS.playlists}) number`,
  `create temp table arrays as select
     (select array_agg(t.id order by t.id) from tracks t join album a on a.id = t.release_id) as tracks,
     (select array_agg(id order by id) from (select id from stores order by id limit ${TRENDS.stores}) s) as stores,
     (select array_agg(playlist_no order by playlist_no) from trend_playlists where name like 'Bench %') as playlists,
     (select array_agg(chr(65 + n / 26) || chr(65 + n % 26)) from generate_series(26, ${TRENDS.countries + 25}) n) as countries`,
];

type Daily = { artist: number; all: number };

const MONTH = (account: string, first: string, daily: Daily): string[] => {
  const name = `y${first.slice(0, 4)}m${first.slice(5, 7)}`;
  const tables = ['trend_entries', ...SUMS.map((sums) => `trend_${sums.name}_days`)];
  const end = `(date '${first}' + interval '1 month')::date`;
  return [
    `do $$ declare parent text; begin
       foreach parent in array array[${tables.map((table) => `'${table}'`).join(', ')}] loop
         if to_regclass(parent || '_${name}') is null then
           execute format('create table %I partition of %I for values from (%L) to (%L)',
             parent || '_${name}', parent, '${first}', ${end});
         end if;
       end loop; end $$`,
    LINES(account, first, daily),
    ...SUMS.map((sums) => ROLL_UP(sums, first)),
    `insert into trend_arrivals (store_id, day, file_no, received_at)
     select unnest(stores), d::date, ${FIRST_FILE}, d + interval '30 hours'
       from arrays, generate_series(date '${first}', least(${end} - 1, current_date), interval '1 day') d`,
  ];
};

/** Lines of a day: first those of the artist, then those of the others, so many in a row each. */
const LINES = (account: string, first: string, { artist, all }: Daily): string => {
  const perOther = Math.max(1, Math.ceil((all - artist) / TRENDS.others));
  const other = `(l - ${artist}) / ${perOther}`;
  return `
  insert into trend_entries (account_id, day, file_no, line_no, track_id, store_id, country, playlist_no, streams, listeners, saves,
         followers, playlist_adds, age_group, gender)
  select case when l <= ${artist} then '${account}'::uuid else ('00000000-0000-4000-8000-' || lpad((${other})::text, 12, '0'))::uuid end,
         d::date, ${FIRST_FILE} + n, l,
         case when l <= ${artist} then tracks[1 + (l * 7 + n) % ${TRENDS.tracks}]
              else ('00000000-0000-4000-9000-' || lpad((${other} * 5 + l % 5)::text, 12, '0'))::uuid end,
         stores[1 + (l / 3 + n) % ${TRENDS.stores}], countries[1 + (l * 11 + l / 40 + n) % ${TRENDS.countries}],
         case when l % 10 < 3 then playlists[1 + (l / 10) % least(${TRENDS.playlists}, 1 + n / 20)] end,
         1 + (l * 7919 + n * 31) % 97, 1 + l % 40, l % 3, l % 2, (l % 7) / 6, (l + n) % 7, (l / 7) % 4
    from arrays, generate_series(date '${first}', least((date '${first}' + interval '1 month')::date - 1, current_date), interval '1 day') d
   cross join lateral (select (d::date - (date_trunc('month', now()) - interval '${TRENDS.months - 1} months')::date)::int as n) place
   cross join generate_series(1, ${all}) l`;
};

/** Adds the lines up by day and by month at once, as the import does. */
const ROLL_UP = ({ name, key, counts }: (typeof SUMS)[number], first: string): string => {
  const columns = counts.join(', ');
  const added = counts.map((count) => `sum(${count})::bigint as ${count}`).join(', ');
  return `
  with sums as materialized (
    select account_id, day, track_id, ${key}, ${added} from trend_entries
     where day >= date '${first}' and day < date '${first}' + interval '1 month' and file_no >= ${FIRST_FILE}
       ${name === 'playlist' ? 'and playlist_no is not null' : ''}
     group by account_id, day, track_id, ${key}),
  days as (
    insert into trend_${name}_days (account_id, day, track_id, ${key}, ${columns})
    select account_id, day, track_id, ${key}, ${columns} from sums order by day, account_id, track_id, ${key})
  insert into trend_${name}_months (account_id, month, track_id, ${key}, ${columns})
  select account_id, date '${first}', track_id, ${key}, ${added} from sums group by account_id, track_id, ${key} order by 1, 3, 4`;
};
