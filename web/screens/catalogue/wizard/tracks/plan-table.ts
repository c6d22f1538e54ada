import { toStoredLyrics } from '@tangent/domain/catalogue/release/lyrics/stored-lyrics.ts';
import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import { emptyTrack, type TrackForm } from '../draft/draft-form.ts';
import { countFreeTracks } from '../drop/plan-drop.ts';
import type { Table, TableError, TableRow } from './track-table.ts';

export type TableChange = {
  readonly line: number;
  readonly track: TrackForm;
  /** The index of the track to fill, or null for a new one. */
  readonly fills: number | null;
  readonly fields: readonly string[];
};
export type TablePlan = {
  readonly tracks: readonly TrackForm[];
  readonly changes: readonly TableChange[];
  readonly errors: readonly TableError[];
  /** Fields left out because only paid plans include them. */
  readonly paid: readonly string[];
};

const PAID_FIELDS: Readonly<Partial<Record<keyof TrackForm, Capability>>> = {
  artist: 'track_artist',
  co_artists: 'featured_artists',
  featured_artists: 'featured_artists',
  remixers: 'featured_artists',
  isrc: 'own_isrc',
  genre: 'track_genre',
  composer_name: 'composer',
};

type TableFacts = {
  readonly capabilities: readonly Capability[];
  readonly language: string | null;
  readonly newId: () => string;
};
type Named = { readonly track: TrackForm; readonly file: string | null };

/**
 * Plans the changes of a track list: a row is matched by file name, then by number; otherwise it becomes a new track.
 */
export function planTable(
  tracks: readonly Named[],
  table: Table,
  { capabilities, language, newId }: TableFacts,
): TablePlan {
  const result = tracks.map(({ track }) => track);
  const changes: TableChange[] = [];
  const errors = [...table.errors];
  const paid = new Set<string>();
  const filled = new Set<string>();
  for (const row of table.rows) {
    const fields = allowedFields(row.fields, capabilities, paid);
    const at = findTrackIndex(tracks, row);
    if (at === 'missing') errors.push({ line: row.line, code: 'file', value: row.file ?? '' });
    const old = typeof at === 'number' ? result[at] : undefined;
    if (old !== undefined && filled.has(old.id)) {
      errors.push({ line: row.line, code: 'duplicate', value: '' });
      continue;
    }
    if (old === undefined && countFreeTracks(capabilities, result.length) === 0) {
      errors.push({ line: row.line, code: 'rows', value: String(table.rows.length) });
      continue;
    }
    const track = { ...(old ?? emptyTrack(newId(), '', language)), ...fields };
    filled.add(track.id);
    if (old === undefined) result.push(track);
    else result[result.indexOf(old)] = track;
    changes.push({ line: row.line, track, fills: old ? result.indexOf(track) + 1 : null, fields: Object.keys(fields) });
  }
  return { tracks: result, changes, errors, paid: [...paid] };
}

function findTrackIndex(tracks: readonly Named[], { file, number }: TableRow): number | 'missing' | null {
  if (file !== null) {
    const at = tracks.findIndex((named) => named.file !== null && fileKey(named.file) === fileKey(file));
    if (at >= 0) return at;
  }
  if (number !== null && number <= tracks.length) return number - 1;
  return file === null ? null : 'missing';
}

/** Returns the file name without folders, normalised. */
function fileKey(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC').toLowerCase();
}

function allowedFields(
  fields: Partial<TrackForm>,
  capabilities: readonly Capability[],
  paid: Set<string>,
): Partial<TrackForm> {
  if (fields.lyrics_synchronized && !capabilities.includes('synchronized_lyrics')) {
    paid.add('lyrics_synchronized');
    const { lyrics } = toStoredLyrics(fields.lyrics ?? '', { is_synchronized: false, may_have_times: false });
    return allowedFields({ ...fields, lyrics, lyrics_synchronized: false }, capabilities, paid);
  }
  const allowed = Object.entries(fields).filter(([name]) => {
    const capability = PAID_FIELDS[name as keyof TrackForm];
    const isIncluded = capability === undefined || capabilities.includes(capability);
    if (!isIncluded) paid.add(name);
    return isIncluded;
  });
  return Object.fromEntries(allowed);
}
