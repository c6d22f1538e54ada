import type { ReportProfile } from '@tangent/domain/money/royalty/report-profile.ts';
import { listFirstRows, listRepeated, type TableForm, type TextBlock } from '../../store-file/public.ts';
import { APPLE_DAILY } from './apple-daily.ts';
import { APPLE_MUSIC } from './apple-music.ts';
import { APPLE_SALES } from './apple-sales.ts';
import { DEEZER } from './deezer.ts';
import { META } from './meta.ts';
import { PLAIN_CSV } from './plain-csv.ts';
import { SPOTIFY } from './spotify.ts';
import { FIELDS, type Field, KIND_COLUMNS, type TableProfile } from './table-profile.ts';
import { TIKTOK } from './tiktok.ts';
import { YOUTUBE } from './youtube.ts';
import { YOUTUBE_SUBSCRIPTION } from './youtube-subscription.ts';

const PROFILES: readonly TableProfile[] = [
  PLAIN_CSV,
  SPOTIFY,
  APPLE_MUSIC,
  APPLE_SALES,
  APPLE_DAILY,
  YOUTUBE,
  YOUTUBE_SUBSCRIPTION,
  DEEZER,
  TIKTOK,
  META,
];

/** A table, identified by its header. */
export interface FoundHeader {
  profile: TableProfile;
  form: TableForm;
  line_no: number;
  /** The column names as the file writes them, and the positions of the columns we use. */
  names: readonly string[];
  columns: ReadonlyMap<Field, number>;
  /** The names that we read and that stand above two columns. */
  repeated: readonly string[];
  /** The rows before the header. */
  preamble: readonly (readonly string[])[];
}

/** Finds the header of a known table among the first rows of a file; null when there is none. */
export function findHeader(start: TextBlock): FoundHeader | null {
  for (const { form, line_no, cells, names, preamble } of listFirstRows(start)) {
    const profile = PROFILES.find((one) => matchesHeader(one, names));
    if (profile === undefined) continue;
    const columns = findColumns(profile, names);
    const read = [...columns.values()].map((index) => names[index] ?? '');
    return { profile, form, line_no, names: cells, columns, repeated: listRepeated(names, read), preamble };
  }
  return null;
}

/** The names of all table profiles, so that tests can check that none is missing. */
export const TABLE_PROFILES: readonly ReportProfile[] = PROFILES.map(({ profile }) => profile);

function matchesHeader({ columns, optional, marks }: TableProfile, names: readonly string[]): boolean {
  const hasColumn = (field: Field) => columns[field]?.some((name) => names.includes(name)) ?? true;
  return (
    marks.every((mark) => names.includes(mark)) && FIELDS.every((field) => optional.includes(field) || hasColumn(field))
  );
}

function findColumns({ columns }: TableProfile, names: readonly string[]): Map<Field, number> {
  const found = new Map<Field, number>();
  for (const field of FIELDS) {
    const known: readonly string[] | undefined = field === 'kind' ? KIND_COLUMNS : columns[field];
    const name = known?.find((one) => names.includes(one));
    if (name !== undefined) found.set(field, names.indexOf(name));
  }
  return found;
}
