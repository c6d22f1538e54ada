import type pg from 'pg';

/** Three years of trends, reported day by day by eight stores. */
const TRENDS = { months: 36, stores: 8, tracks: 20, countries: 40, playlists: 50, others: 200 };
const FIRST_FILE = 1_000_000;

/** The groupings of the totals besides account, day and track, and the counts that are added up. */
const ROLLUPS = [
  { name: 'track', key: 'store_id', counts: ['streams', 'listeners', 'saves', 'followers', 'playlist_adds'] },
  { name: 'country', key: 'country', counts: ['streams', 'listeners'] },
  { name: 'playlist', key: 'playlist_no', counts: ['streams', 'listeners', 'playlist_adds'] },
  { name: 'audience', key: 'age_group, gender', counts: ['listeners', 'streams'] },
];

interface Size {
  rows: number;
  artist_rows: number;
  /** The server is not ours alone: its settings stay as they are. */
  is_shared_server?: boolean;
}
/** A month of one account's lines. */
type MonthSpan = { account: string; first: string; artist_daily: number };

/**
 * Gives an account a million lines of trends among very many others, month by month, in the form that imports leave
 * them: lines, their daily and monthly totals, and the reported days of each store. Returns the number of lines; null
 * if they already existed.
 */
export async function addTrendHistory(database: pg.Pool, account: string, size: Size): Promise<number | null> {
  const known = await database.query("select from trend_playlists where name = 'Bench 1'");
  if (known.rowCount !== 0) return null;
  const days = TRENDS.months * 30.4;
  const [artist_daily, daily] = [Math.round(size.artist_rows / days), Math.round(size.rows / days)];
  const { is_shared_server = false } = size;
  const before = [
    ...(is_shared_server ? [] : FAST),
    ...MUSIC(account),
    LINES_PER_DAY(account, artist_daily, daily),
    ...OTHERS,
  ];
  for (const text of before) await database.query(text);
  const { rows } = await database.query<{ first: string }>(
    `select to_char(generate_series(date_trunc('month', now()) - interval '${TRENDS.months - 1} months', now(), interval '1 month'),
       'YYYY-MM-DD') as first`,
  );
  const spans = rows.map(({ first }) => ({ account, first, artist_daily }));
  const lines = await Promise.all([0, 1].map(() => fillMonths(database, spans)));
  for (const text of [...AFTERWARDS, ...(is_shared_server ? [] : USUAL)]) await database.query(text);
  return lines.reduce((sum, part) => sum + part, 0);
}

/** Fills months until none are left; two calls may do so side by side. */
async function fillMonths(database: pg.Pool, spans: MonthSpan[]): Promise<number> {
  const client = await database.connect();
  let lines = 0;
  try {
    for (const text of SESSION) await client.query(text);
    for (let span = spans.shift(); span !== undefined; span = spans.shift()) lines += await fillMonth(client, span);
  } finally {
    // Closes the connection, so that no other query gets its settings.
    client.release(true);
  }
  return lines;
}

async function fillMonth(client: pg.PoolClient, span: MonthSpan): Promise<number> {
  const key = 'account_id, day, file_no, line_no';
  const lines = await fillPart(client, span, { table: 'trend_entries', key, text: LINES(span) });
  for (const rollup of ROLLUPS) {
    const part = { table: `trend_${rollup.name}_days`, key: `account_id, day, track_id, ${rollup.key}` };
    await fillPart(client, span, { ...part, text: BY_DAY(rollup, span) });
    await client.query(BY_MONTH(rollup, span));
  }
  await client.query(REPORTED_DAYS(span));
  return lines;
}

type Part = { table: string; key: string; text: string };

/** Inserts the rows of a partition before its key: one sort is faster than inserting each row in order. */
async function fillPart(client: pg.PoolClient, span: MonthSpan, { table, key, text }: Part): Promise<number> {
  const part = partitionName(table, span);
  const { rows } = await client.query('select to_regclass($1) is null as is_new', [part]);
  const [{ is_new }] = rows;
  if (is_new) await client.query(`create table ${part} (like ${table} including defaults)`);
  const { rowCount } = await client.query(text);
  if (is_new) await client.query(`alter table ${part} add primary key (${key})`);
  // The database would do this itself after a while.
  await client.query(`vacuum analyze ${part}`);
  if (is_new) {
    const range = `from ('${span.first}') to ('${monthAfter(span.first)}')`;
    await client.query(`alter table ${table} attach partition ${part} for values ${range}`);
  }
  return rowCount ?? 0;
}

const partitionName = (table: string, { first }: MonthSpan) => `${table}_y${first.slice(0, 4)}m${first.slice(5, 7)}`;

function monthAfter(first: string): string {
  const month = new Date(first);
  month.setUTCMonth(month.getUTCMonth() + 1);
  return month.toISOString().slice(0, 10);
}

// Only while the rows are created; the measurement uses the product's settings.
const FAST = [
  "alter system set max_wal_size = '8GB'",
  'alter system set fsync = off',
  'alter system set full_page_writes = off',
  'alter system set autovacuum = off',
  'select pg_reload_conf()',
];
const SESSION = ["set work_mem = '1GB'", "set maintenance_work_mem = '1GB'", 'set synchronous_commit = off'];
const AFTERWARDS = [
  'drop table bench_music, bench_lines, bench_albums',
  ...Object.entries({ track: 'store_id', playlist: 'playlist_no' }).map(
    ([name, key]) => `insert into trend_${name}_first_days (account_id, track_id, ${key}, first_day)
      select account_id, track_id, ${key}, min(day) from trend_${name}_days group by 1, 2, 3 on conflict do nothing`,
  ),
  // On a cluster the parts that lie on other machines are only reached by name.
  ...['entries', ...ROLLUPS.flatMap(({ name }) => [`${name}_days`, `${name}_months`])].map(
    (name) => `vacuum analyze trend_${name}`,
  ),
  'analyze',
  'checkpoint',
];
const USUAL = ['alter system reset all', 'select pg_reload_conf()'];

const MUSIC = (account: string): string[] => [
  `create table bench_albums as select number, gen_random_uuid() as id from generate_series(0, ${TRENDS.tracks / 10 - 1}) number`,
  `insert into releases (id, account_id, artist_id, status, title, primary_artist, live_date, created_at, updated_at)
   select a.id, '${account}', (select id from artists where account_id = '${account}' limit 1), 'published', 'Album ' || a.number, 'Artist',
          current_date - 20 - a.number, now(), now() from bench_albums a`,
  `insert into tracks (id, release_id, position, title)
   select gen_random_uuid(), a.id, s + 1, 'Song ' || s from generate_series(0, ${TRENDS.tracks - 1}) s join bench_albums a on a.number = s / 10`,
  `insert into trend_playlists (store_id, name)
   select (select min(id) from stores), 'Bench ' || number from generate_series(1, ${TRENDS.playlists}) number`,
  `create table bench_music as select
     (select array_agg(t.id order by t.id) from tracks t join bench_albums a on a.id = t.release_id) as tracks,
     (select array_agg(id order by id) from (select id from stores order by id limit ${TRENDS.stores}) s) as stores,
     (select array_agg(playlist_no order by playlist_no) from trend_playlists where name like 'Bench %') as playlists,
     (select array_agg(chr(65 + n / 26) || chr(65 + n % 26)) from generate_series(26, ${TRENDS.countries + 25}) n) as countries`,
];

/** The lines of a day: first the artist's, then the others', a fixed number each. */
const LINES_PER_DAY = (account: string, artistDaily: number, daily: number): string => {
  const perOther = Math.max(1, Math.ceil((daily - artistDaily) / TRENDS.others));
  return `
  create table bench_lines as
  select l, '${account}'::uuid as account_id, null::uuid as track_id from generate_series(1, ${artistDaily}) l
   union all
  select l, ('00000000-0000-4000-8000-' || lpad(other::text, 12, '0'))::uuid,
         ('00000000-0000-4000-9000-' || lpad((other * 5 + l % 5)::text, 12, '0'))::uuid
    from generate_series(${artistDaily + 1}, ${daily}) l, lateral (select (l - ${artistDaily}) / ${perOther} as other) others
   order by l`;
};

/** The other accounts and their music, one release each. */
const OTHERS = [
  `insert into users (id, first_name, last_name, username, email, language, marketing, terms_accepted_at, created_at)
   select account_id, 'Bench', 'Artist', 'bench' || no, no || '@bench.example', 'en', false, now(), now()
     from (select account_id, row_number() over () as no from bench_lines where track_id is not null group by account_id) others`,
  `insert into releases (id, account_id, artist_id, status, title, primary_artist, live_date, created_at, updated_at)
   select id, id, (select min(id::text)::uuid from artists), 'published', username, 'Artist', '2020-01-01', now(), now()
     from users where username like 'bench%'`,
  `insert into tracks (id, release_id, position, title)
   select track_id, account_id, row_number() over (partition by account_id), 'Song'
     from bench_lines where track_id is not null group by account_id, track_id`,
];

/** The month's days up to today, numbered. */
const DAYS = (first: string) => `(
  select d::date as day, (d::date - (date_trunc('month', now()) - interval '${TRENDS.months - 1} months')::date)::int as n
    from generate_series(date '${first}', least(date '${monthAfter(first)}' - 1, current_date), interval '1 day') d)`;

const LINES = (span: MonthSpan): string => `
  insert into ${partitionName('trend_entries', span)} (account_id, day, file_no, line_no, track_id, store_id, country, playlist_no, streams,
         listeners, saves, followers, playlist_adds, age_group, gender)
  select account_id, day, ${FIRST_FILE} + n, l, coalesce(track_id, tracks[1 + (l * 7 + n) % ${TRENDS.tracks}]),
         stores[1 + (l / 3 + n) % ${TRENDS.stores}], countries[1 + (l * 11 + l / 40 + n) % ${TRENDS.countries}],
         case when l % 10 < 3 then playlists[1 + (l / 10) % least(${TRENDS.playlists}, 1 + n / 20)] end,
         1 + (l * 7919 + n * 31) % 97, 1 + l % 40, l % 3, l % 2, (l % 7) / 6, (l + n) % 7, (l / 7) % 4
    from bench_music, ${DAYS(span.first)} days, bench_lines`;

/** Adds up the lines by day, as the import does. */
const BY_DAY = ({ name, key, counts }: (typeof ROLLUPS)[number], span: MonthSpan): string => {
  const added = counts.map((count) => `sum(${count})::bigint as ${count}`).join(', ');
  return `
  insert into ${partitionName(`trend_${name}_days`, span)} (account_id, day, track_id, ${key}, ${counts.join(', ')})
  select account_id, day, track_id, ${key}, ${added} from ${partitionName('trend_entries', span)}
   where file_no >= ${FIRST_FILE} ${name === 'playlist' ? 'and playlist_no is not null' : ''}
   group by account_id, day, track_id, ${key} order by day, account_id, track_id, ${key}`;
};

/** Adds up the days of a month. Months of the demo are there already. */
const BY_MONTH = ({ name, key, counts }: (typeof ROLLUPS)[number], span: MonthSpan): string => {
  const added = counts.map((count) => `sum(${count})::bigint as ${count}`).join(', ');
  return `
  insert into trend_${name}_months (account_id, month, track_id, ${key}, ${counts.join(', ')})
  select account_id, date '${span.first}', track_id, ${key}, ${added} from trend_${name}_days
   where day >= '${span.first}' and day < '${monthAfter(span.first)}'
   group by account_id, track_id, ${key} order by 1, 3, 4 on conflict do nothing`;
};

const REPORTED_DAYS = ({ first }: MonthSpan): string => `
  insert into trend_reported_days (store_id, day, file_no, received_at)
  select unnest(stores), day, ${FIRST_FILE} + n, day + interval '30 hours' from bench_music, ${DAYS(first)} days`;
