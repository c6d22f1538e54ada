import { playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkRequiredText, foldToOneLine, hasUnprintableCharacters } from '@tangent/domain/check-text.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { PLAYLIST_PLATFORMS, PLAYLIST_TAKES } from '@tangent/domain/promotion/playlist/playlist.ts';
import { FOLLOWER_WEEKS, PLAYLIST_IMPORT_MAX_ROWS } from '@tangent/domain/promotion/playlist-limits.ts';
import { readWholeNumber } from '@tangent/domain/table/cell-values.ts';
import { nameColumns } from '@tangent/domain/table/name-columns.ts';
import { numberRows, openTable } from '@tangent/domain/table/open-table.ts';
import { eq } from 'drizzle-orm';
import papaparse from 'papaparse';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** A text of one line: a spreadsheet's line breaks are folded, other characters that cannot be seen are refused. */
const line = z
  .string()
  .transform(foldToOneLine)
  .refine((text) => !hasUnprintableCharacters(text));
const name = line.refine((text) => checkRequiredText('', text, { max: 120 }).length === 0);
const count = (max: number, min = 0) => z.string().transform(readWholeNumber).pipe(z.number().min(min).max(max));
/** A word of a list, in any case. */
const word = z.string().transform((text) => text.toLowerCase().replace(/[\s-]+/g, '_'));
/** One row of the file; its columns are in docs/playlists-csv.md. */
const row = z.object({
  name,
  curator: name,
  curator_email: z
    .string()
    .refine((email) => checkEmail('', email).length === 0)
    .transform(writeEmail),
  platform: word.pipe(z.enum(PLAYLIST_PLATFORMS)),
  url: z.url({ protocol: /^https$/ }).refine((text) => !hasUnprintableCharacters(text)),
  genre: word.pipe(z.enum(GENRES)),
  description: line.refine((text) => text.length <= 500),
  takes: word.pipe(z.enum(PLAYLIST_TAKES)),
  answer_days: count(30, 1),
  songs_per_week: count(1000),
  followers: count(1_000_000_000),
});
const COLUMNS = Object.keys(row.shape);

/** Imports playlists from CSV: all rows or none. A known address gets the new values and one more week of followers. */
export async function importPlaylists(tx: Tx, csv: string, now: Date): Promise<{ added: number; updated: number }> {
  const data = readRows(csv);
  if (data.length === 0 || data.length > PLAYLIST_IMPORT_MAX_ROWS) {
    throw new Refusal('invalid_input', [
      { code: 'playlist_rows', path: 'csv', params: { max: PLAYLIST_IMPORT_MAX_ROWS } },
    ]);
  }
  const parsed = data.map(({ values }) => row.safeParse(values));
  const issues = parsed.flatMap(({ error }, index): Issue[] =>
    (error?.issues ?? []).slice(0, 1).map((issue) => ({
      code: 'playlist_row',
      path: `csv.${index}`,
      params: { line: data[index]?.line ?? 0, column: String(issue.path[0] ?? '') },
    })),
  );
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  let added = 0;
  for (const { data: values } of parsed) {
    if (values !== undefined && (await saveRow(tx, values, now)) === 'added') added += 1;
  }
  return { added, updated: parsed.length - added };
}

/** Reads the rows with the number of their first line in the file. A column that is there twice counts as missing. */
function readRows(csv: string): { line: number; values: Record<string, string> }[] {
  const { text, delimiter, first_line } = openTable(csv);
  const [head, ...body] = numberRows(papaparse.parse<string[]>(text, { delimiter }).data, first_line);
  const { names } = nameColumns(head?.cells ?? [], COLUMNS);
  return body.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      names.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? '']])),
    ),
  }));
}

async function saveRow(
  tx: Tx,
  { followers, ...values }: z.output<typeof row>,
  now: Date,
): Promise<'added' | 'updated'> {
  const verified_on = utcDay(now.getTime());
  const [known] = await tx.select().from(playlists).where(eq(playlists.url, values.url)).for('update');
  const follower_history = [...(known?.follower_history ?? []), followers].slice(-FOLLOWER_WEEKS);
  const change = { ...values, follower_history, verified_on, updated_at: now };
  if (known) await tx.update(playlists).set(change).where(eq(playlists.id, known.id));
  else await tx.insert(playlists).values({ ...change, created_at: now });
  return known ? 'updated' : 'added';
}
