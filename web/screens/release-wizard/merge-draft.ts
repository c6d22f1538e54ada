import type { Upload } from '@tangent/contract/upload.ts';
import { isUploadMoving } from '../../api/upload.ts';
import type { DraftConflict } from './draft-conflict.ts';
import { type DraftForm, isSameField, type TrackForm } from './draft-form.ts';
import { mergeOrder } from './merge-order.ts';

export type MergedDraft = { readonly form: DraftForm; readonly conflicts: readonly DraftConflict[] };

/**
 * Three versions of a draft become one: what changed on one side only is taken, what changed to the same on both
 * sides is no conflict, the rest stays as it is here and is told. `bases` are what the server was known to have, and what
 * was sent since without an answer: of those the server may have taken any.
 */
export function mergeDrafts(bases: readonly DraftForm[], mine: DraftForm, theirs: DraftForm): MergedDraft {
  const { tracks, ...fields } = mine;
  const merged = mergeFields(bases, fields, theirs, null);
  const list = mergeTracks(
    bases.map((base) => base.tracks),
    tracks,
    theirs.tracks,
  );
  return { form: { ...merged.fields, tracks: list.tracks }, conflicts: [...merged.conflicts, ...list.conflicts] };
}

function mergeFields<Fields extends object>(
  bases: readonly object[],
  mine: Fields,
  theirs: object,
  track: TrackForm | null,
): { fields: Fields; conflicts: DraftConflict[] } {
  const fields: Record<string, unknown> = {};
  const conflicts: DraftConflict[] = [];
  let touched = false;
  for (const [name, here] of Object.entries(mine)) {
    const there = fieldOf(theirs, name);
    const known = bases.map((base) => fieldOf(base, name));
    fields[name] = mergeField(name, known, here, there);
    touched ||= fields[name] !== here;
    const isOpen = fields[name] === undefined;
    if (isOpen) fields[name] = here;
    if (isOpen) conflicts.push({ kind: 'field', track_id: track?.id ?? null, name, mine: here, theirs: there });
  }
  // The very object when nothing changed: its row on the screen then has nothing to do.
  return { fields: touched ? (fields as Fields) : mine, conflicts };
}

function fieldOf(fields: object, name: string): unknown {
  return fields[name as never];
}

/** The one value of a field, or undefined when both sides changed it to something else. */
function mergeField(name: string, bases: readonly unknown[], mine: unknown, theirs: unknown): unknown {
  if (isSameField(name, mine, theirs)) return isUpload(mine) && isUpload(theirs) ? laterOf(mine, theirs) : mine;
  if (bases.some((base) => isSameField(name, base, theirs))) return mine;
  if (isSameField(name, bases[0], mine)) return theirs;
  return undefined;
}

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'size_bytes' in value;
}

function laterOf(mine: Upload, theirs: Upload): Upload {
  return isUploadMoving(mine) && !isUploadMoving(theirs) ? theirs : mine;
}

type Tracks = readonly TrackForm[];
const findTrack = (tracks: Tracks | undefined, id: string) => tracks?.find((track) => track.id === id);

function mergeTracks(
  bases: readonly Tracks[],
  mine: Tracks,
  theirs: Tracks,
): { tracks: Tracks; conflicts: DraftConflict[] } {
  const conflicts: DraftConflict[] = [];
  const kept = new Map<string, TrackForm>();
  for (const id of new Set([...mine, ...theirs].map((track) => track.id))) {
    const [here, there] = [findTrack(mine, id), findTrack(theirs, id)];
    const known = bases.flatMap((base) => findTrack(base, id) ?? []);
    const merged =
      here && there
        ? mergeFields(known.length > 0 ? known : [{}], here, there, here)
        : mergeOneSided(bases, here, there);
    conflicts.push(...merged.conflicts);
    if (merged.fields !== null) kept.set(id, merged.fields);
  }
  const order = mergeOrder(bases[0] ?? [], mine, theirs);
  if (order.conflict) conflicts.push({ kind: 'order', theirs: theirs.map(({ id }) => id) });
  const tracks = order.ids.flatMap((id) => kept.get(id) ?? []);
  const isUntouched = tracks.length === mine.length && tracks.every((track, index) => track === mine[index]);
  return { tracks: isUntouched ? mine : tracks, conflicts };
}

type OneSided = { fields: TrackForm | null; conflicts: DraftConflict[] };

/** A track that only one side has: added there, or removed by the other, who may not have known what changed in it. */
function mergeOneSided(bases: readonly Tracks[], here: TrackForm | undefined, there: TrackForm | undefined): OneSided {
  const track = here ?? there;
  if (track === undefined) return { fields: null, conflicts: [] };
  const known = bases.map((base) => findTrack(base, track.id));
  const untouched = known.some((old) => old !== undefined && isSameTrack(old, track));
  if (here !== undefined) {
    // Not known before: added here. Known, and missing in something sent from here: put back here.
    if (known.some((old) => old === undefined)) return { fields: here, conflicts: [] };
    if (untouched) return { fields: null, conflicts: [] };
    return { fields: here, conflicts: [{ kind: 'removed_there', track: here }] };
  }
  if (known.every((old) => old === undefined)) return { fields: track, conflicts: [] };
  return { fields: null, conflicts: untouched ? [] : [{ kind: 'removed_here', track }] };
}

function isSameTrack(a: TrackForm, b: TrackForm): boolean {
  return Object.keys(a).every((name) => isSameField(name, fieldOf(a, name), fieldOf(b, name)));
}
