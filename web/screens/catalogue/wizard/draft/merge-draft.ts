import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { isUploadMoving } from '../../../../api/catalogue/upload.ts';
import type { DraftConflict } from './draft-conflict.ts';
import { type DraftForm, isSameField, type TrackForm } from './draft-form.ts';
import { mergeTrackOrder } from './merge-track-order.ts';

export type MergedDraft = { readonly form: DraftForm; readonly conflicts: readonly DraftConflict[] };

/**
 * Merges three versions of a draft: a change on one side is taken, an equal change on both sides is no
 * conflict, everything else keeps the local value and is reported. `bases` are the server's known version and the
 * versions sent since without a response: the server may have stored any of them.
 */
export function mergeDrafts(bases: readonly DraftForm[], local: DraftForm, remote: DraftForm): MergedDraft {
  const { tracks, ...fields } = local;
  const merged = mergeFields(bases, fields, remote, null);
  const list = mergeTracks(
    bases.map((base) => base.tracks),
    tracks,
    remote.tracks,
  );
  return { form: { ...merged.fields, tracks: list.tracks }, conflicts: [...merged.conflicts, ...list.conflicts] };
}

function mergeFields<Fields extends object>(
  bases: readonly object[],
  local: Fields,
  remote: object,
  track: TrackForm | null,
): { fields: Fields; conflicts: DraftConflict[] } {
  const fields: Record<string, unknown> = {};
  const conflicts: DraftConflict[] = [];
  let touched = false;
  for (const [name, here] of Object.entries(local)) {
    const there = getField(remote, name);
    const known = bases.map((base) => getField(base, name));
    fields[name] = mergeField(name, known, here, there);
    touched ||= fields[name] !== here;
    const isOpen = fields[name] === undefined;
    if (isOpen) fields[name] = here;
    if (isOpen) conflicts.push({ kind: 'field', track_id: track?.id ?? null, name, local: here, remote: there });
  }
  // Returns the same object if nothing changed, so that its row does not render again.
  return { fields: touched ? (fields as Fields) : local, conflicts };
}

function getField(fields: object, name: string): unknown {
  return fields[name as never];
}

/** Returns the merged value of a field, or undefined when both sides changed it differently. */
function mergeField(name: string, bases: readonly unknown[], local: unknown, remote: unknown): unknown {
  if (isSameField(name, local, remote)) return isUpload(local) && isUpload(remote) ? pickLater(local, remote) : local;
  if (bases.some((base) => isSameField(name, base, remote))) return local;
  if (isSameField(name, bases[0], local)) return remote;
  return undefined;
}

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'size_bytes' in value;
}

function pickLater(local: Upload, remote: Upload): Upload {
  return isUploadMoving(local) && !isUploadMoving(remote) ? remote : local;
}

type Tracks = readonly TrackForm[];
const findTrack = (tracks: Tracks | undefined, id: string) => tracks?.find((track) => track.id === id);

function mergeTracks(
  bases: readonly Tracks[],
  local: Tracks,
  remote: Tracks,
): { tracks: Tracks; conflicts: DraftConflict[] } {
  const conflicts: DraftConflict[] = [];
  const kept = new Map<string, TrackForm>();
  for (const id of new Set([...local, ...remote].map((track) => track.id))) {
    const [here, there] = [findTrack(local, id), findTrack(remote, id)];
    const known = bases.flatMap((base) => findTrack(base, id) ?? []);
    const merged =
      here && there
        ? mergeFields(known.length > 0 ? known : [{}], here, there, here)
        : mergeOneSided(bases, here, there);
    conflicts.push(...merged.conflicts);
    if (merged.fields !== null) kept.set(id, merged.fields);
  }
  const order = mergeTrackOrder(bases[0] ?? [], local, remote);
  if (order.conflict) conflicts.push({ kind: 'order', remote: remote.map(({ id }) => id) });
  const tracks = order.ids.flatMap((id) => kept.get(id) ?? []);
  const isUntouched = tracks.length === local.length && tracks.every((track, index) => track === local[index]);
  return { tracks: isUntouched ? local : tracks, conflicts };
}

type OneSided = { fields: TrackForm | null; conflicts: DraftConflict[] };

/**
 * Merges a track that only one side has: one side added it, or the other removed it, possibly without knowing its
 * latest changes.
 */
function mergeOneSided(bases: readonly Tracks[], here: TrackForm | undefined, there: TrackForm | undefined): OneSided {
  const track = here ?? there;
  if (track === undefined) return { fields: null, conflicts: [] };
  const known = bases.map((base) => findTrack(base, track.id));
  const untouched = known.some((old) => old !== undefined && isSameTrack(old, track));
  if (here !== undefined) {
    // Unknown before: added here. Known, but missing in a version sent from here: restored here.
    if (known.some((old) => old === undefined)) return { fields: here, conflicts: [] };
    if (untouched) return { fields: null, conflicts: [] };
    return { fields: here, conflicts: [{ kind: 'removed_there', track: here }] };
  }
  if (known.every((old) => old === undefined)) return { fields: track, conflicts: [] };
  return { fields: null, conflicts: untouched ? [] : [{ kind: 'removed_here', track }] };
}

function isSameTrack(a: TrackForm, b: TrackForm): boolean {
  return Object.keys(a).every((name) => isSameField(name, getField(a, name), getField(b, name)));
}
