import { checkIsrc, normaliseIsrc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { CLAIM_CONDITIONS } from '@tangent/domain/catalogue/release/claims.ts';
import { SHARE_ROLES } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import type { Contributor, Performer, ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { PERFORMER_PARTS } from '@tangent/domain/catalogue/release/credit/performer-part.ts';
import { findProductionRole } from '@tangent/domain/catalogue/release/credit/production-words.ts';
import { SONGWRITER_ANSWERS } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { checkIswc, normaliseIswc } from '@tangent/domain/catalogue/release/credit/work-codes.ts';
import { toStoredLyrics } from '@tangent/domain/catalogue/release/lyrics/stored-lyrics.ts';
import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { DISCS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { COUNTRIES } from '@tangent/domain/country.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { readSeconds, readWholeNumber, readYesNo } from '@tangent/domain/table/cell-values.ts';
import { nameColumns } from '@tangent/domain/table/name-columns.ts';
import type { TableLine } from '@tangent/domain/table/open-table.ts';
import { guessLanguage } from '../../../../parts/catalogue/upload/drop-music/guess-language.ts';
import type { TrackForm } from '../draft/draft-form.ts';

/** The columns of a track list, in the order of the template. */
export const TABLE_COLUMNS = [
  ...(['number', 'title', 'version', 'artist', 'featured', 'isrc', 'language', 'explicit', 'genre'] as const),
  ...(['composer', 'lyrics', 'contributors', 'performers', 'production', 'remixers', 'songwriters'] as const),
  ...(['recorded_in', 'recorded_on', 'iswc', 'publisher'] as const),
  ...(['claims', 'clip_start', 'instant', 'disc', 'file'] as const),
];
type TableColumn = (typeof TABLE_COLUMNS)[number];
type TableErrorCode =
  | Exclude<TableColumn, 'version' | 'artist' | 'featured' | 'composer' | 'lyrics' | 'remixers' | 'publisher'>
  | 'column'
  | 'repeated_column'
  | 'cells'
  | 'quote'
  | 'encoding'
  | 'workbook'
  | 'duplicate'
  | 'rows'
  | 'empty'
  | 'unreadable';
export type TableError = { readonly line: number; readonly code: TableErrorCode; readonly value: string };

/** One row: the track it describes, and its values. */
export type TableRow = {
  readonly line: number;
  readonly number: number | null;
  readonly file: string | null;
  readonly fields: Partial<TrackForm>;
};
export type Table = { readonly rows: readonly TableRow[]; readonly errors: readonly TableError[] };

type Cells = Readonly<Partial<Record<TableColumn, string>>>;
type Report = (code: TableErrorCode, value: string) => void;

/** Reads a track list from its cells; the first line names the columns. An unreadable cell is reported and left out. */
export function readTable(lines: readonly TableLine[]): Table {
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0) return { rows: [], errors: [{ line: 1, code: 'empty', value: '' }] };
  const { names, unknown, repeated } = nameColumns(head.cells, TABLE_COLUMNS);
  const errors: TableError[] = [
    ...unknown.map((value) => ({ line: head.line, code: 'column', value }) as const),
    ...repeated.map((value) => ({ line: head.line, code: 'repeated_column', value }) as const),
  ];
  const rows = body.flatMap(({ line, cells }) => {
    const left = cells.slice(names.length).filter((cell) => cell !== '');
    // A title with a comma that is not in quotes shifts all cells behind it: none of them can be trusted.
    if (left.length > 0) {
      errors.push({ line, code: 'cells', value: left.join(', ') });
      return [];
    }
    const named = names.flatMap((column, index) => {
      const text = cells[index] ?? '';
      return column === null || text === '' ? [] : [[column, text] as const];
    });
    return [readRow(line, Object.fromEntries(named), (code, value) => errors.push({ line, code, value }))];
  });
  return { rows, errors };
}

function readRow(line: number, cells: Cells, report: Report): TableRow {
  if (cells.title === undefined) report('title', '');
  const number = cells.number === undefined ? null : readWholeNumber(cells.number);
  const isNumber = cells.number === undefined || (number !== null && number > 0);
  if (!isNumber) report('number', cells.number ?? '');
  return { line, number: isNumber ? number : null, file: cells.file ?? null, fields: parseFields(cells, report) };
}

function parseFields(cells: Cells, report: Report): Partial<TrackForm> {
  const language =
    cells.language && (guessLanguage(cells.language) ?? reportInvalid(report, 'language', cells.language));
  const genre = cells.genre && (findListed(GENRES, cells.genre) ?? reportInvalid(report, 'genre', cells.genre));
  const explicit = cells.explicit && (readYesNo(cells.explicit) ?? reportInvalid(report, 'explicit', cells.explicit));
  const isrc =
    cells.isrc &&
    (checkIsrc('', cells.isrc).length === 0 ? normaliseIsrc(cells.isrc) : reportInvalid(report, 'isrc', cells.isrc));
  const contributors = parseList(cells.contributors, readContributor, (part) => report('contributors', part));
  const performers = parseList(cells.performers, readPerformer, (part) => report('performers', part));
  return {
    ...(cells.title ? { title: cells.title } : {}),
    ...parseVersion(cells.version),
    ...parseArtists(cells.artist),
    ...(cells.featured ? { featured_artists: readNames(cells.featured) } : {}),
    ...(isrc ? { isrc } : {}),
    ...(language ? { language } : {}),
    ...(typeof explicit === 'boolean' ? { explicit } : {}),
    ...(genre ? { genre } : {}),
    ...(cells.composer ? { composer_name: cells.composer } : {}),
    ...readLyricsCell(cells.lyrics),
    ...(contributors.length > 0 ? { contributors } : {}),
    ...(performers.length > 0 ? { performers } : {}),
    ...parseRecording(cells, report),
    ...parseStoreFields(cells, report),
  };
}

/** Reads who produced the recording, where and when it was made, and the work behind it. */
function parseRecording(
  { production, recorded_in, recorded_on, iswc, publisher }: Cells,
  report: Report,
): Partial<TrackForm> {
  const credits = parseList(production, readProduction, (part) => report('production', part));
  const country = recorded_in && (findCountry(recorded_in) ?? reportInvalid(report, 'recorded_in', recorded_in));
  const isDate = recorded_on !== undefined && /^\d{4}(?:-\d{2}){0,2}$/.test(recorded_on.trim());
  if (recorded_on !== undefined && !isDate) report('recorded_on', recorded_on);
  const work = iswc && (checkIswc('', iswc).length === 0 ? normaliseIswc(iswc) : reportInvalid(report, 'iswc', iswc));
  return {
    ...(credits.length > 0 ? { production_credits: credits } : {}),
    ...(country ? { recording_country: country } : {}),
    ...(isDate ? { recording_date: recorded_on.trim() } : {}),
    ...(work ? { iswc: work } : {}),
    ...(publisher ? { publisher } : {}),
  };
}

function findCountry(text: string): string | null {
  return COUNTRIES.find((code) => code === text.trim().toUpperCase()) ?? null;
}

/** Lyrics with times stay so; the free plan leaves the times out, as it does for those of a file. */
function readLyricsCell(text: string | undefined): Partial<TrackForm> {
  const { lyrics, lyrics_synchronized } = toStoredLyrics(text ?? '', { is_synchronized: null, may_have_times: true });
  return lyrics === null ? {} : { lyrics, has_lyrics: true, lyrics_synchronized };
}

/** Reads what stores ask about a recording beside its titles and credits. */
function parseStoreFields(
  { remixers, songwriters, claims, clip_start, instant, disc }: Cells,
  report: Report,
): Partial<TrackForm> {
  const answer =
    songwriters && (findListed(SONGWRITER_ANSWERS, songwriters) ?? reportInvalid(report, 'songwriters', songwriters));
  const isClaimed = claims && (readYesNo(claims) ?? reportInvalid(report, 'claims', claims));
  const start = clip_start && (readSeconds(clip_start) ?? reportInvalid(report, 'clip_start', clip_start));
  const isInstant = instant && (readYesNo(instant) ?? reportInvalid(report, 'instant', instant));
  const number = disc && (readDisc(disc) ?? reportInvalid(report, 'disc', disc));
  return {
    ...(remixers ? { remixers: readNames(remixers) } : {}),
    ...(answer ? { songwriters: answer } : {}),
    ...(typeof isClaimed === 'boolean' ? { claim_conditions: isClaimed ? CLAIM_CONDITIONS : [] } : {}),
    ...(typeof start === 'number' ? { clip_start_seconds: start } : {}),
    ...(typeof isInstant === 'boolean' ? { is_instant: isInstant } : {}),
    ...(typeof number === 'number' ? { disc_number: number } : {}),
  };
}

/** Reads the main artists of a track: the first, and those beside it. */
function parseArtists(text: string | undefined): Partial<TrackForm> {
  const [artist, ...co_artists] = readNames(text ?? '').filter((name) => name !== '');
  return artist === undefined ? {} : { artist, co_artists };
}

function readDisc(text: string): number | null {
  const number = readWholeNumber(text);
  return number !== null && number >= 1 && number <= DISCS_MAX ? number : null;
}

function readNames(text: string): string[] {
  return text.split(';').map((name) => name.trim());
}

function reportInvalid(report: Report, code: TableErrorCode, value: string): null {
  report(code, value);
  return null;
}

function parseVersion(text: string | undefined): Partial<TrackForm> {
  if (text === undefined) return {};
  const type = findListed(VERSION_TYPES, text);
  return type === null ? { version_title: text } : { version_type: type };
}

/** Finds a value written as people write it: 'Electric Guitar' is electric_guitar. */
function findListed<Value extends string>(list: readonly Value[], text: string): Value | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return list.find((value) => value === word) ?? null;
}

function parseList<Item>(
  text: string | undefined,
  read: (part: string) => Item | null,
  report: (part: string) => void,
): Item[] {
  return (text ?? '').split(';').flatMap((part) => {
    if (part.trim() === '') return [];
    const item = read(part.trim());
    if (item === null) report(part.trim());
    return item ?? [];
  });
}

function readContributor(part: string): Contributor | null {
  const [name = '', role = '', percent = '', ...more] = part.split('|').map((piece) => piece.trim());
  const known = findListed(SHARE_ROLES, role);
  const share = Number(percent.replace('%', '').replace(',', '.'));
  if (name === '' || known === null || percent === '' || !(share >= 0) || share > 100 || more.length > 0) return null;
  return { name, role: known, share_basis_points: Math.round(share * 100) };
}

function readPerformer(part: string): Performer | null {
  const [name = '', instrument = '', ...more] = part.split('|').map((piece) => piece.trim());
  const known = findListed(PERFORMER_PARTS, instrument);
  return name === '' || known === null || more.length > 0 ? null : { name, instrument: known };
}

function readProduction(part: string): ProductionCredit | null {
  const [name = '', role = '', ...more] = part.split('|').map((piece) => piece.trim());
  const known = findProductionRole(role);
  return name === '' || known === null || more.length > 0 ? null : { name, role: known };
}
