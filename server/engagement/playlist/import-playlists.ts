import { playlists } from '@tangent/db/schema/playlist.ts';
import { checkEmail } from '@tangent/domain/auth/check-email.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkRequiredText, foldToOneLine, hasUnprintableCharacters } from '@tangent/domain/check-text.ts';
import { writeEmail } from '@tangent/domain/email/read-email.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { FOLLOWER_WEEKS, PLAYLIST_IMPORT_MAX_ROWS } from '@tangent/domain/limits.ts';
import { PLAYLIST_PLATFORMS, PLAYLIST_TAKES } from '@tangent/domain/playlist/playlist.ts';
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
/** One row of the file; its columns are in docs/playlists-csv.md. */
const row = z.object({
  name,
  curator: name,
  curator_email: z
    .string()
    .refine((email) => checkEmail('', email).length === 0)
    .transform(writeEmail),
  platform: z.enum(PLAYLIST_PLATFORMS),
  url: z.url({ protocol: /^https$/ }).refine((text) => !hasUnprintableCharacters(text)),
  genre: z.enum(GENRES),
  description: line.refine((text) => text.length <= 500),
  takes: z.enum(PLAYLIST_TAKES),
  answer_days: z.coerce.number().int().min(1).max(30),
  songs_per_week: z.coerce.number().int().min(0).max(1000),
  followers: z.coerce.number().int().min(0).max(1_000_000_000),
});

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

/** Reads the rows with the number of their first line in the file: cells may contain line breaks. */
function readRows(csv: string): { line: number; values: Record<string, string> }[] {
  const start = csv.trimStart();
  const { data, meta } = papaparse.parse<Record<string, string>>(start.trimEnd(), { header: true });
  let next = 1 + countBreaks(csv.slice(0, csv.length - start.length)) + 1 + countBreaks((meta.fields ?? []).join(''));
  const rows = data.map((values) => {
    const line = next;
    next += 1 + countBreaks(Object.values(values).join(''));
    return { line, values };
  });
  return rows.filter(({ values }) => Object.values(values).join('').trim() !== '');
}

function countBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
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
