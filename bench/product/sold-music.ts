import { once } from 'node:events';
import fs from 'node:fs';
import { finished } from 'node:stream/promises';
import { COUNTRIES } from '@tangent/domain/country.ts';
import type pg from 'pg';

/** The music in the stores: accounts with an album of ten tracks each. */
const ACCOUNTS = 200;
const TRACKS = 2_000;
const SOLD_IN = COUNTRIES.slice(0, 100);
/** At this interval a line is of an unknown recording. */
const STRANGER_EVERY = 100;
const BLOCK_LENGTH = 1 << 20;

/** Inserts accounts and their music; a third has a paid plan, every twentieth shares all tracks with a collaborator. */
export async function addSoldMusic(database: pg.Pool): Promise<void> {
  const client = await database.connect();
  try {
    for (const text of STATEMENTS) await client.query(text);
  } finally {
    client.release();
  }
}

const STATEMENTS = [
  `create temp table seller as select gen_random_uuid() as id, gen_random_uuid() as artist_id,
          gen_random_uuid() as release_id, number from generate_series(1, ${ACCOUNTS}) number`,
  `insert into users (id, username, first_name, last_name, email, language, is_staff, marketing, terms_accepted_at, created_at)
   select id, 'seller' || number, 'A', 'B', 'seller' || number || '@bench.example', 'en', false, false, now(), now() from seller`,
  `insert into plan_history (id, account_id, plan, since, created_at)
   select gen_random_uuid(), id, 'pro', '2020-01-01', now() from seller where number % 3 = 0`,
  `insert into artists (id, account_id, name, type, main_genre, legal_first_name, legal_last_name, created_at)
   select artist_id, id, 'Seller ' || number, 'solo', 'pop', 'A', 'B', now() from seller`,
  `insert into releases (id, account_id, artist_id, status, title, primary_artist, upc, created_at, updated_at)
   select release_id, id, artist_id, 'published', 'Album', 'Seller ' || number, '77' || lpad(number::text, 10, '0'), now(), now()
     from seller`,
  `insert into tracks (id, release_id, position, title, isrc)
   select gen_random_uuid(), release_id, position, 'Track', 'QZZZZ26' || lpad(((number - 1) * 10 + position)::text, 5, '0')
     from seller, generate_series(1, ${TRACKS / ACCOUNTS}) position`,
  `insert into payees (id, owner_id, name, email, invited_at, created_at)
   select gen_random_uuid(), id, 'C', 'share' || number || '@bench.example', now(), now() from seller where number % 20 = 0`,
  `insert into split_versions (id, track_id, owner_id, number, effective_from, created_at)
   select gen_random_uuid(), t.id, s.id, 1, '2020-01-01', now()
     from seller s join tracks t on t.release_id = s.release_id where s.number % 20 = 0`,
  `insert into split_parts (version_id, position, name, roles, share_basis_points, payee_id)
   select v.id, 0, 'A', '{}'::text[], 3333, null::uuid from split_versions v join seller s on s.id = v.owner_id
   union all
   select v.id, 1, 'C', '{}'::text[], 6667, p.id from split_versions v join seller s on s.id = v.owner_id
     join payees p on p.owner_id = s.id`,
];

/** Writes a report of this many lines in the order stores use: country by country, track by track, repeatedly. */
export async function writeSales(file: string, { lines, period }: { lines: number; period: string }): Promise<void> {
  const out = fs.createWriteStream(file);
  let text = 'statement_id,line,period,date,store,country,isrc,upc,units,gross_amount,currency,title,artist\n';
  for (let line = 1; line <= lines; line++) {
    const country = SOLD_IN[Math.floor(line / TRACKS) % SOLD_IN.length];
    const isStranger = line % STRANGER_EVERY === 0;
    const isrc = isStranger ? `USZZZ26${digits(line % 1_000)}` : `QZZZZ26${digits((line % TRACKS) + 1)}`;
    const units = 1 + ((line * 7_919) % 997);
    const amount = ((units * (3_000 + ((line * 104_729) % 1_000))) / 1_000_000).toFixed(8);
    const track = line % TRACKS;
    const titles = `Song of the Sea No. ${track + 1},The Sellers of Street ${Math.floor(track / 10) + 1}`;
    text += `BENCH-${period},${line},${period},,spotify,${country},${isrc},,${units},${amount},USD,${titles}\n`;
    if (text.length > BLOCK_LENGTH) {
      if (!out.write(text)) await once(out, 'drain');
      text = '';
    }
  }
  out.end(text);
  await finished(out);
}

const digits = (number: number) => String(number).padStart(5, '0');
