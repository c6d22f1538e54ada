import { once } from 'node:events';
import fs from 'node:fs';
import { finished } from 'node:stream/promises';
import { COUNTRIES } from '@tangent/domain/country.ts';
import type pg from 'pg';

/** Tracks of `addSoldMusic`, and the countries in which they are played. */
const TRACKS = 2_000;
const PLAYED_IN = COUNTRIES.slice(0, 100);
const PLAYLISTS = 500;
const AGES = ['', 'under_18', '18_24', '25_34', '35_44', '45_54', '55_plus'];
const GENDERS = ['', 'female', 'male', 'other'];
const STRANGER_EVERY = 100;
const BLOCK_LENGTH = 1 << 20;
const HEADER = 'date,store,country,isrc,streams,listeners,playlist,playlist_adds,saves,followers,age_group,gender\n';

/** Writes one store's trends file of a day: by track and country, then by playlist, age and gender. */
export async function writeDay(file: string, { lines, day, store }: { lines: number; day: string; store: string }) {
  const out = fs.createWriteStream(file);
  let text = HEADER;
  for (let line = 1; line <= lines; line++) {
    const country = PLAYED_IN[Math.floor(line / TRACKS) % PLAYED_IN.length];
    const isrc =
      line % STRANGER_EVERY === 0 ? `USZZZ26${digits(line % 1_000)}` : `QZZZZ26${digits((line % TRACKS) + 1)}`;
    const streams = 1 + ((line * 7_919) % 97);
    const playlist = line % 3 === 0 ? `List ${(line * 31) % PLAYLISTS}` : '';
    const demographics = `${AGES[(line >> 2) % AGES.length]},${GENDERS[(line >> 4) % GENDERS.length]}`;
    text += `${day},${store},${country},${isrc},${streams},${Math.ceil(streams / 2)},${playlist},${line % 5 === 0 ? 1 : 0},${streams % 4},0,${demographics}\n`;
    if (text.length < BLOCK_LENGTH) continue;
    if (!out.write(text)) await once(out, 'drain');
    text = '';
  }
  out.end(text);
  await finished(out);
}

const digits = (number: number) => String(number).padStart(5, '0');

const LINE_COLUMNS = `track_id, store_id, country, playlist_no, streams, listeners, saves, followers, playlist_adds, age_group, gender`;
const ROLLUPS = {
  track: 'track_id, store_id, streams, listeners, saves, followers, playlist_adds',
  country: 'track_id, country, streams, listeners',
  playlist: 'track_id, playlist_no, streams, listeners, playlist_adds',
  audience: 'track_id, age_group, gender, listeners, streams',
};

/**
 * Copies the lines and totals of an imported day to other days of its month, as if those had been imported too: a
 * history, to measure whether it matters.
 */
export async function addHistory(
  database: pg.Pool,
  { day, back, lines_back }: { day: string; back: number; lines_back: number },
) {
  const client = await database.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `insert into trend_entries (account_id, day, file_no, line_no, ${LINE_COLUMNS})
       select account_id, day - n, -n, line_no, ${LINE_COLUMNS} from trend_entries, generate_series(1, ${lines_back}) n
        where day = '${day}'`,
    );
    for (const [name, columns] of Object.entries(ROLLUPS))
      await client.query(
        `insert into trend_${name}_days (account_id, day, ${columns})
         select account_id, day - n, ${columns} from trend_${name}_days, generate_series(1, ${back}) n where day = '${day}'`,
      );
    await client.query('analyze');
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}
