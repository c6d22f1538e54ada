import fs from 'node:fs';
import path from 'node:path';
import { importFile, isQuiet, measureTime, readState } from './product/file-import.ts';
import { watchLoad } from './product/load.ts';
import { waitUntil } from './product/releases.ts';
import { addHistory, writeDay } from './product/reported-music.ts';
import { addSoldMusic } from './product/sold-music.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures the import of one day of trends from the file to the daily and monthly totals: five million lines, a tenth
 * of them, and the five million again with a history before them. The limits are five minutes for the largest, time
 * proportional to the lines of the day whatever the history, and 512 MB for the importing process. `LINES` sets another
 * number.
 */
const LINES = Number(process.env.LINES ?? 5_000_000);
const LIMITS = { seconds: 300, growth: 1.25, peak_mb: 512 };
const TIMEOUT_MS = 30 * 60_000;
const FIRST = '2025-10-20';
/** The days before with totals, and how many of them also have lines. */
const HISTORY = { back: 19, lines_back: 3 };

interface Measured {
  label: string;
  lines: number;
  seconds: number;
  peak_mb: number;
}

const product = await startProduct(4960);
try {
  await waitUntil('the demo has settled', TIMEOUT_MS, () => isQuiet(product));
  await addSoldMusic(product.database);
  const measured = [
    await measure('a tenth, nothing before it', LINES / 10, '2025-08-20'),
    await measure('nothing before it', LINES, FIRST),
  ];
  await addHistory(product.database, { day: FIRST, ...HISTORY });
  measured.push(await measure('the month before it', LINES, '2025-10-21'));
  print(measured);
} finally {
  await product.stop();
}
process.exit();

async function measure(label: string, lines: number, day: string): Promise<Measured> {
  const file = path.join(product.data_dir, `trends-${day}.csv`);
  await writeDay(file, { lines, day, store: 'spotify' });
  const load = watchLoad(product, ['worker']);
  const number = importFile(product, 'trends', file);
  await waitUntil(`${lines} lines are posted`, TIMEOUT_MS, async () => (await readState(product, number)) === 'posted');
  const { peak_mb } = load.stop().worker;
  fs.rmSync(file);
  await product.database.query('checkpoint');
  return { label, lines, seconds: await measureTime(product, number), peak_mb };
}

function print(measured: readonly Measured[]): void {
  console.table(
    measured.map(({ label, lines, seconds, peak_mb }) => ({
      label,
      lines,
      'import and totals (s)': seconds.toFixed(1),
      'µs per line': ((seconds / lines) * 1e6).toFixed(2),
      'peak (MB)': peak_mb.toFixed(0),
    })),
  );
  const [tenth, empty, after] = measured;
  if (!tenth || !empty || !after) return;
  const lines = empty.seconds / empty.lines / (tenth.seconds / tenth.lines);
  const history = after.seconds / empty.seconds;
  const peak = Math.max(...measured.map(({ peak_mb }) => peak_mb));
  console.log(
    `${LINES} lines: ${after.seconds.toFixed(0)} s, limit ${LIMITS.seconds} s; peak ${peak.toFixed(0)} MB, limit ${LIMITS.peak_mb}`,
  );
  console.log(
    `a line of the whole costs ${lines.toFixed(2)} times one of the tenth, with a history ${history.toFixed(2)} times one without: limit ${LIMITS.growth}`,
  );
  const isTooMuch = after.seconds > LIMITS.seconds || peak > LIMITS.peak_mb;
  if (isTooMuch || lines > LIMITS.growth || history > LIMITS.growth) process.exitCode = 1;
}
