import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ReadingContext, ReportProblem } from '../../money/store-file/public.ts';
import { CopyIn } from '../../platform/sql/copy-in.ts';
import { FileDays, STORES_MAX } from './file-days.ts';
import { LineKeys } from './line-keys.ts';
import type { TrendLine, TrendsSource } from './reading/trend-line.ts';

/** Lines processed before other work of this process gets its turn. */
const LINES_PER_BATCH = 1_000;
const COPY_LINES = { text: 'copy trend_read_lines from stdin' };

/** The result of reading a file. Its lines stay in tables of the transaction until they are counted. */
export interface TrendReading {
  trends: TrendsSource;
  days: FileDays;
  /** Streams of unmatched lines. */
  stranger_streams: number;
  problems: readonly ReportProblem[];
  problem_count: number;
}

/** Reads trends to their end into tables that end with the transaction, and matches their lines on the way. */
export async function readTrendLines(context: ReadingContext, trends: TrendsSource): Promise<TrendReading> {
  for (const table of TABLES) await context.tx.execute(table);
  const reader = new LineReader(context);
  for await (const batch of trends.batches) {
    for (let start = 0; start < batch.length; start += LINES_PER_BATCH)
      await reader.work(batch.slice(start, start + LINES_PER_BATCH), trends.problem_count > 0);
    if (reader.has_too_many_stores) break;
  }
  await reader.end();
  const { days, stranger_streams } = reader;
  const tooMany: ReportProblem[] = reader.has_too_many_stores ? [{ line_no: 0, code: 'mixed_stores' }] : [];
  const problems = [...trends.problems, ...tooMany];
  return { trends, days, stranger_streams, problems, problem_count: trends.problem_count + tooMany.length };
}

// The tables are as small as possible: they are written and read once.
const TABLES = [
  sql`create temp table trend_read_lines (line_no int, day date, code int, store smallint, country char(2), playlist int,
        streams int, listeners int, saves int, followers int, playlist_adds int, age_group smallint, gender smallint, device smallint)
      on commit drop`,
  sql`create temp table trend_read_codes (no int, isrc text, upc text, account_id uuid, track_id uuid, reason text) on commit drop`,
  sql`create temp table trend_read_playlists (no int, store int, name text, playlist_no int) on commit drop`,
];

class LineReader {
  readonly days = new FileDays();
  stranger_streams = 0;
  private readonly keys: LineKeys;
  private readonly copy: CopyIn;

  constructor(private readonly context: ReadingContext) {
    this.keys = new LineKeys(context.lookups);
    this.copy = new CopyIn(context.client, COPY_LINES);
  }

  get has_too_many_stores(): boolean {
    return this.days.refs.length > STORES_MAX;
  }

  /** Stores nothing of a file once it has an error. */
  async work(lines: readonly TrendLine[], isWrong: boolean): Promise<void> {
    const { keys, copy, context } = this;
    context.signal.throwIfAborted();
    await keys.learn(lines);
    let text = '';
    for (const line of lines) text += this.write(line);
    if (isWrong) return;
    copy.write(Buffer.from(text));
    if (keys.isFull()) await this.end();
    await copy.settle();
    await yieldToOthers();
  }

  // The connection does one thing at a time: first the lines, then the new keys in them.
  async end(): Promise<void> {
    await this.copy.end();
    await this.keys.send(this.context.tx);
  }

  private write(line: TrendLine): string {
    const code = this.keys.getCode(line);
    const store = this.days.getStore(line.store_ref);
    this.days.add(store, line, code.reason !== null);
    if (code.reason !== null) this.stranger_streams += line.streams;
    const playlist = line.playlist === null ? '\\N' : this.keys.getPlaylist(store, line.playlist);
    const { line_no, day, country, streams, listeners, saves, followers, playlist_adds, age_group, gender, device } =
      line;
    return `${line_no}\t${day}\t${code.no}\t${store}\t${country}\t${playlist}\t${streams}\t${listeners}\t${saves}\t${followers}\t${playlist_adds}\t${age_group}\t${gender}\t${device}\n`;
  }
}
