import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { importFile, isQuiet, measureTime, readState } from './product/file-import.ts';
import { watchLoad } from './product/load.ts';
import { waitUntil } from './product/releases.ts';
import { addSoldMusic, writeSales } from './product/sold-music.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures imports of 100 thousand, a million and ten million lines from the file to the balance, matched, split, in
 * the ledger: compared with PostgreSQL's own COPY of the same rows into a plain table, before and after it in the same
 * run. The limits are four times the COPY for the largest, 512 MB for the importing process, and time proportional to
 * lines. `LINES` sets other sizes.
 */
const SIZES = (process.env.LINES ?? '100000,1000000,10000000').split(',').map(Number);
const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05'];
const LIMITS = { ratio: 4, peak_mb: 512, growth: 1.25 };
const TIMEOUT_MS = 30 * 60_000;

interface Measured {
  lines: number;
  copy_s: number;
  import_s: number;
  peak_mb: number;
}

const product = await startProduct(4930);
const { database } = product;
try {
  await waitUntil('the demo has settled', TIMEOUT_MS, () => isQuiet(product));
  await addSoldMusic(database);
  const measured: Measured[] = [];
  for (const [index, lines] of SIZES.entries()) measured.push(await measure(lines, MONTHS[index] ?? ''));
  print(measured);
} finally {
  await product.stop();
}
process.exit();

async function measure(lines: number, period: string): Promise<Measured> {
  const file = path.join(product.data_dir, `sales-${lines}.csv`);
  await writeSales(file, { lines, period });
  const before = await copyPlainly(file);
  const load = watchLoad(product, ['worker']);
  const id = importFile(product, 'sales', file);
  await waitUntil(`${lines} lines are posted`, TIMEOUT_MS, async () => (await readState(product, id)) === 'posted');
  const { peak_mb } = load.stop().worker;
  const import_s = await measureTime(product, id);
  const after = await copyPlainly(file);
  // The demo may post reports of its own at any time, so only this file is looked at.
  const again = importFile(product, 'sales', file);
  if (!(await isDuplicateOf(again, id))) throw new Error('the same file again was not recorded as a duplicate');
  fs.rmSync(file);
  return { lines, copy_s: (before + after) / 2, import_s, peak_mb };
}

async function isDuplicateOf(number: number, original: number): Promise<boolean> {
  const { rows } = await database.query(
    `select f.state = 'duplicate' as is_duplicate from sales_files f join sales_files o on o.id = f.duplicate_of_id
      where f.file_no = $1 and o.file_no = $2`,
    [number, original],
  );
  return rows[0]?.is_duplicate === true;
}

/** Measures the seconds PostgreSQL needs for the same rows into a table without keys or indexes. */
async function copyPlainly(file: string): Promise<number> {
  const client = await database.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('drop table if exists plain_sales');
    await client.query(`create table plain_sales (statement_id text, line integer, period text, date date, store text,
      country char(2), isrc text, upc text, units bigint, gross_amount numeric(42, 18), currency text, title text, artist text)`);
    await client.query('checkpoint');
    const started = performance.now();
    await client.query(`copy plain_sales from '${file}' with (format csv, header true)`);
    const seconds = (performance.now() - started) / 1000;
    await client.query('drop table plain_sales');
    await client.query('checkpoint');
    return seconds;
  } finally {
    client.release();
  }
}

function print(measured: readonly Measured[]): void {
  console.table(
    measured.map(({ lines, copy_s, import_s, peak_mb }) => ({
      lines,
      'COPY (s)': copy_s.toFixed(1),
      'import (s)': import_s.toFixed(1),
      'times COPY': (import_s / copy_s).toFixed(2),
      'µs per line': ((import_s / lines) * 1e6).toFixed(2),
      'peak (MB)': peak_mb.toFixed(0),
    })),
  );
  const [least, most] = [measured[0], measured.at(-1)];
  if (!least || !most) return;
  const ratio = most.import_s / most.copy_s;
  const growth = most.import_s / most.lines / (least.import_s / least.lines);
  const peak = Math.max(...measured.map(({ peak_mb }) => peak_mb));
  console.log(`${most.lines} lines: ${ratio.toFixed(2)} times COPY, limit ${LIMITS.ratio}`);
  console.log(
    `peak ${peak.toFixed(0)} MB, limit ${LIMITS.peak_mb}; a line of the largest costs ${growth.toFixed(2)} times one of the smallest`,
  );
  if (ratio > LIMITS.ratio || peak > LIMITS.peak_mb || growth > LIMITS.growth) process.exitCode = 1;
}
