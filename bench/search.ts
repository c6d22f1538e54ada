import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { searchOwn } from '@tangent/server/people/search/search-view.ts';
import { startEmbeddedPostgres } from '@tangent/server/platform/sql/embedded-postgres.ts';
import { migrateDatabase } from '@tangent/server/platform/sql/migrate.ts';
import { openDatabase } from '@tangent/server/platform/sql/open-database.ts';
import pg from 'pg';
import { printAgainstLimit } from './process-cost.ts';

/**
 * Measures the search of an account with a hundred releases and of one with two thousand, each with four tracks: words,
 * beginnings, mistakes, codes, and words that nothing has. Needs no product: it starts a PostgreSQL of its own.
 */
const SIZES = [
  { releases: 100, limit_ms: 50 },
  { releases: 2_000, limit_ms: 120 },
];
const TRACKS = 4;
const WARM_UP_ROUNDS = 10;
const ROUNDS = 100;
const WORDS = [
  'Night',
  'Drive',
  'Maré',
  'Alta',
  'Lua',
  'Papel',
  'Blue',
  'Hour',
  'Işık',
  'İzmir',
  'Devagar',
  'Vento',
  'Norte',
];
const QUERIES = [
  'night',
  'dev',
  'mrae alta',
  'vneto norte',
  'isik izmir',
  'lune',
  'QZTNG2600018',
  '099999000115',
  'qwrtpsd',
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
fs.chmodSync(folder, 0o711);
const postgres = await startEmbeddedPostgres({ folder, log: () => {}, settings: { fsync: 'off' }, is_temporary: true });
try {
  await migrateDatabase(postgres.url, path.resolve(import.meta.dirname, '../db/migrations'));
  process.exitCode = (await measure(postgres.url)) ? 0 : 1;
} finally {
  await postgres.stop();
}

async function measure(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { db, close } = openDatabase({ url, onError: console.error });
  const results: boolean[] = [];
  for (const { releases, limit_ms } of SIZES) {
    const accountId = await addAccount(client, releases);
    await client.query('analyze');
    const times: number[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const started = performance.now();
      await searchOwn(db, accountId, QUERIES[round % QUERIES.length] ?? '');
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - started);
    }
    const name = `search among ${releases} releases and ${releases * TRACKS} tracks, 95 %`;
    results.push(printAgainstLimit(name, percentile(times), limit_ms, ' ms'));
  }
  await close();
  await client.end();
  return results.every((isWithin) => isWithin);
}

async function addAccount(client: pg.Client, releases: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, email, username, first_name, last_name, language, marketing, terms_accepted_at, created_at)
     values (gen_random_uuid(), $1, $2, 'Ada', 'Bench', 'en', false, now(), now()) returning id`,
    [`bench-${releases}@music.example`, `bench${releases}`],
  );
  const id = rows[0]?.id ?? '';
  const title = (offset: string) =>
    `($3::text[])[1 + (n * 7 + ${offset}) % ${WORDS.length}] || ' ' || ($3::text[])[1 + (n * 11 + ${offset} * 3) % ${WORDS.length}] || ' ' || n`;
  await client.query(
    `with artist as (
       insert into artists (id, account_id, name, type, main_genre, legal_first_name, legal_last_name, created_at)
       values (gen_random_uuid(), $1, 'Maré Cheia', 'band', 'pop', 'Ada', 'Bench', now()) returning id),
     made as (
       insert into releases (id, account_id, artist_id, title, primary_artist, upc, created_at, updated_at)
       select gen_random_uuid(), $1, artist.id, ${title('0')}, 'Maré Cheia', lpad(n::text, 12, '0'), now(), now()
       from artist, generate_series(1, $2) n returning id, title)
     insert into tracks (id, release_id, position, title, isrc)
     select gen_random_uuid(), made.id, n, ($3::text[])[1 + (n * 5 + length(made.title)) % ${WORDS.length}] || ' ' || made.title,
       'QZTNG' || lpad((row_number() over ())::text, 7, '0')
     from made, generate_series(1, ${TRACKS}) n`,
    [id, releases, WORDS],
  );
  return id;
}

function percentile(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}
