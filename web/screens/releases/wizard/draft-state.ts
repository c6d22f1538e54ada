import type { Release } from '@tangent/contract/release.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { ApiError } from '../../../api/api-error.ts';
import type { DraftConflict } from './draft-conflict.ts';
import { type DraftForm, isSameField, trackKey } from './draft-form.ts';

/** How far what is on the screen is from being stored. */
export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** No line: goes on by itself. */
  | 'offline'
  /** The server has trouble: goes on by itself. */
  | 'retrying'
  /** Everything is stored but what the server refuses; it is marked at its fields. */
  | 'partly'
  /** There is no release without an artist; until then it is kept in this browser. */
  | 'needs_artist'
  | 'conflict'
  | 'signed_out'
  | 'failed';

export type DraftState = {
  /** Made here for a new draft, and the server's id from the first save on. */
  readonly id: string;
  /** As the server last answered; null while the draft is not made. */
  readonly release: Release | null;
  readonly form: DraftForm;
  readonly save: SaveState;
  readonly conflicts: readonly DraftConflict[];
  readonly rejected: RejectedFields;
  /** Why the last save failed. */
  readonly error: ApiError | null;
};

/** Fields whose value the server has refused, with that value: once it changes, it is sent again. */
export type RejectedFields = ReadonlyMap<string, { readonly value: unknown; readonly issue: Issue }>;

const TRACK_PATH = /^tracks\.(\d+)\.(\w+)/;

/** The field of the form that a path of the save call means, or null when it means none. */
function findRejectedKey(path: string, form: DraftForm): string | null {
  const match = TRACK_PATH.exec(path);
  if (match === null) {
    const name = fieldName(path.split('.')[0] ?? '');
    return name in form ? name : null;
  }
  const track = form.tracks[Number(match[1])];
  const name = fieldName(match[2] ?? '');
  return track !== undefined && name !== 'id' && name in track ? trackKey(track.id, name) : null;
}

function fieldName(name: string): string {
  return name.replace(/_upload_id$/, '');
}

/** The fields a refusal names, with the values they had when they were sent. */
export function addRejected(rejected: RejectedFields, error: ApiError, sent: DraftForm): RejectedFields {
  const next = new Map(rejected);
  for (const [path, { code, params }] of Object.entries(error.errors)) {
    const key = findRejectedKey(path, sent);
    if (key !== null)
      next.set(key, { value: valueAt(sent, key), issue: { code, path, ...(params ? { params } : {}) } });
  }
  return next;
}

/** Those fields that still have the value that was refused. */
export function stillRejected(rejected: RejectedFields, form: DraftForm): RejectedFields {
  const rest = [...rejected].filter(([key, { value }]) =>
    isSameField(key.split('.').at(-1) ?? '', valueAt(form, key), value),
  );
  return rest.length === rejected.size ? rejected : new Map(rest);
}

/** What is wrong with them, at the places their tracks have now. */
export function listRejectedIssues(rejected: RejectedFields, form: DraftForm): Issue[] {
  return [...stillRejected(rejected, form)].map(([key, { issue }]) => {
    const [id, name] = key.split('.');
    const index = form.tracks.findIndex((track) => track.id === id);
    return index < 0 ? issue : { ...issue, path: `tracks.${index}.${name}` };
  });
}

function valueAt(form: DraftForm, key: string): unknown {
  const [first = '', name] = key.split('.');
  if (name === undefined) return form[first as keyof DraftForm];
  return form.tracks.find((track) => track.id === first)?.[name as never];
}
