import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { ApiError } from '../../../../api/api-error.ts';
import type { DraftConflict } from './draft-conflict.ts';
import { type DraftForm, isSameField, trackKey } from './draft-form.ts';

/** How far the screen is from being saved. */
export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** No connection: resumes automatically. */
  | 'offline'
  /** Server errors: resumes automatically. */
  | 'retrying'
  /** Everything is saved except what the server refuses; those fields are marked. */
  | 'partly'
  /** A release needs an artist; until then the draft is kept in this browser. */
  | 'needs_artist'
  | 'conflict'
  | 'signed_out'
  | 'failed';

export type DraftState = {
  /** Created here for a new draft; the server keeps it from the first save on. */
  readonly id: string;
  /** The server's latest response; null before the draft is created. */
  readonly release: Release | null;
  readonly form: DraftForm;
  readonly save: SaveState;
  readonly conflicts: readonly DraftConflict[];
  readonly rejected: RejectedFields;
  /** The error of the last save. */
  readonly error: ApiError | null;
};

/** Fields whose value the server has refused, with that value: a new value is sent again. */
export type RejectedFields = ReadonlyMap<string, { readonly value: unknown; readonly issue: Issue }>;

const TRACK_PATH = /^tracks\.(\d+)\.(\w+)/;

/** Returns the form field that a path of the save call refers to, or null if there is none. */
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

/** Adds the fields that a refusal names, with the values that were sent. */
export function addRejected(rejected: RejectedFields, error: ApiError, sent: DraftForm): RejectedFields {
  const next = new Map(rejected);
  for (const [path, { code, params }] of Object.entries(error.errors)) {
    const key = findRejectedKey(path, sent);
    if (key !== null)
      next.set(key, { value: valueAt(sent, key), issue: { code, path, ...(params ? { params } : {}) } });
  }
  return next;
}

/** Keeps the fields that still have the refused value. */
export function stillRejected(rejected: RejectedFields, form: DraftForm): RejectedFields {
  const rest = [...rejected].filter(([key, { value }]) =>
    isSameField(key.split('.').at(-1) ?? '', valueAt(form, key), value),
  );
  return rest.length === rejected.size ? rejected : new Map(rest);
}

/** Returns their issues, with the current positions of their tracks. */
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
