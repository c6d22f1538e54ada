import { checkRequiredText, foldToOneLine, hasUnprintableCharacters } from '@tangent/domain/check-text.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { PLAYLIST_PLATFORMS, PLAYLIST_TAKES } from '@tangent/domain/promotion/playlist/playlist.ts';
import { PLAYLIST_IMPORT_MAX_ROWS } from '@tangent/domain/promotion/playlist-limits.ts';
import { readWholeNumber } from '@tangent/domain/table/cell-values.ts';
import { nameColumns } from '@tangent/domain/table/name-columns.ts';
import { numberRows, openTable, type TableLine } from '@tangent/domain/table/open-table.ts';
import papaparse from 'papaparse';
import { z } from 'zod';

const NAME_MAX = 120;
const DESCRIPTION_MAX = 500;
const ANSWER_DAYS = { min: 1, max: 30 };
const SONGS_PER_WEEK = { min: 0, max: 1000 };
const FOLLOWERS = { min: 0, max: 1_000_000_000 };
/** More would not be read, and most of them have one cause. */
const ISSUES_MAX = 100;
const FOUND_CHARS = 60;

/** A text of one line: a spreadsheet's line breaks are folded, other characters that cannot be seen are refused. */
const line = z
  .string()
  .transform(foldToOneLine)
  .refine((text) => !hasUnprintableCharacters(text));
const name = line.refine((text) => checkRequiredText('', text, { max: NAME_MAX }).length === 0);
const count = ({ min, max }: typeof FOLLOWERS) =>
  z.string().transform(readWholeNumber).pipe(z.number().min(min).max(max));
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
  description: line.refine((text) => text.length <= DESCRIPTION_MAX),
  takes: word.pipe(z.enum(PLAYLIST_TAKES)),
  answer_days: count(ANSWER_DAYS),
  songs_per_week: count(SONGS_PER_WEEK),
  followers: count(FOLLOWERS),
});
export type PlaylistRow = z.output<typeof row>;
type Column = keyof PlaylistRow;
const COLUMNS = Object.keys(row.shape) as Column[];

/** The issue that says how a cell of each column has to be written. */
const EXPECTED: Readonly<Record<Column, { code: string; params?: Record<string, string | number> }>> = {
  name: { code: 'playlist_long', params: { max: NAME_MAX } },
  curator: { code: 'playlist_long', params: { max: NAME_MAX } },
  curator_email: { code: 'playlist_email' },
  platform: { code: 'playlist_choice', params: { allowed: PLAYLIST_PLATFORMS.join(', ') } },
  url: { code: 'playlist_address' },
  genre: { code: 'playlist_choice', params: { allowed: GENRES.join(', ') } },
  description: { code: 'playlist_long', params: { max: DESCRIPTION_MAX } },
  takes: { code: 'playlist_choice', params: { allowed: PLAYLIST_TAKES.join(', ') } },
  answer_days: { code: 'playlist_number', params: ANSWER_DAYS },
  songs_per_week: { code: 'playlist_number', params: SONGS_PER_WEEK },
  followers: { code: 'playlist_number', params: FOLLOWERS },
};

/** Reads the playlists of a CSV file, or says of every cell what was found in it and what it should be. */
export function readPlaylistTable(csv: string): { rows: PlaylistRow[]; issues: Issue[] } {
  const { text, delimiter, first_line } = openTable(csv);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter });
  const [head, ...body] = numberRows(data, first_line);
  if (body.length === 0 || body.length > PLAYLIST_IMPORT_MAX_ROWS)
    return refuse({ code: 'playlist_rows', path: 'csv', params: { max: PLAYLIST_IMPORT_MAX_ROWS } });
  const { names, repeated } = nameColumns(head?.cells ?? [], COLUMNS);
  const missing = COLUMNS.filter((column) => !names.includes(column) && !repeated.includes(column));
  if (missing.length > 0)
    return refuse({ code: 'playlist_columns', path: 'csv', params: { columns: missing.join(', ') } });
  if (repeated.length > 0)
    return refuse({ code: 'playlist_column_twice', path: 'csv', params: { column: repeated.join(', ') } });
  // Everything behind such a mark became one cell: its row is the last one.
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    return refuse({ code: 'playlist_quote', path: 'csv', params: { line: body.at(-1)?.line ?? first_line } });
  return readRows(body, names);
}

const refuse = (issue: Issue) => ({ rows: [], issues: [issue] });

function readRows(body: readonly TableLine[], names: readonly (Column | null)[]) {
  const rows: PlaylistRow[] = [];
  const issues: Issue[] = [];
  const addresses = new Map<string, number>();
  for (const [index, { line: at, cells }] of body.entries()) {
    const values = Object.fromEntries(names.flatMap((column, cell) => (column ? [[column, cells[cell] ?? '']] : [])));
    const { data, error } = row.safeParse(values);
    const wrong = new Set(error?.issues.map(({ path }) => path[0] as Column));
    for (const column of wrong) {
      const { code, params } = describeCell(column, values[column] ?? '');
      issues.push({ code, path: `csv.${index}.${column}`, params: { line: at, column, ...params } });
    }
    if (!data) continue;
    const earlier = addresses.get(data.url);
    if (earlier !== undefined)
      issues.push({ code: 'playlist_twice', path: `csv.${index}.url`, params: { line: at, earlier } });
    addresses.set(data.url, earlier ?? at);
    rows.push(data);
  }
  return { rows, issues: issues.slice(0, ISSUES_MAX) };
}

/** Says what is wrong with a cell; a character that cannot be seen is written as its number. */
function describeCell(column: Column, cell: string): (typeof EXPECTED)[Column] {
  const found = foldToOneLine(cell);
  if (found === '') return { code: 'playlist_empty' };
  const shown = [...found].slice(0, FOUND_CHARS).map(showCharacter).join('');
  if (hasUnprintableCharacters(found)) return { code: 'playlist_hidden', params: { found: shown } };
  const { code, params = {} } = EXPECTED[column];
  return { code, params: { found: shown, ...params } };
}

function showCharacter(character: string): string {
  if (!hasUnprintableCharacters(character)) return character;
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
