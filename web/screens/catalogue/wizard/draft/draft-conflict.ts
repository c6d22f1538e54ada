import { type DraftForm, type TrackForm, trackKey } from './draft-form.ts';

/** A value that was changed differently here and elsewhere. Until the user decides, the local one applies. */
export type DraftConflict =
  | {
      readonly kind: 'field';
      readonly track_id: string | null;
      readonly name: string;
      readonly local: unknown;
      readonly remote: unknown;
    }
  /** Removed elsewhere, changed here. */
  | { readonly kind: 'removed_there'; readonly track: TrackForm }
  /** Removed here, changed elsewhere. */
  | { readonly kind: 'removed_here'; readonly track: TrackForm }
  | { readonly kind: 'order'; readonly remote: readonly string[] };

export function conflictKey(conflict: DraftConflict): string {
  if (conflict.kind === 'order') return 'order';
  if (conflict.kind !== 'field') return trackKey(conflict.track.id, conflict.kind);
  return conflict.track_id === null ? conflict.name : trackKey(conflict.track_id, conflict.name);
}

/** Returns the form with the remote version of one conflict. */
export function acceptRemote(form: DraftForm, conflict: DraftConflict): DraftForm {
  switch (conflict.kind) {
    case 'field':
      return applyField(form, conflict.track_id, { [conflict.name]: conflict.remote });
    case 'removed_there':
      return { ...form, tracks: form.tracks.filter(({ id }) => id !== conflict.track.id) };
    case 'removed_here':
      return { ...form, tracks: [...form.tracks, conflict.track] };
    case 'order':
      return { ...form, tracks: inOrder(form.tracks, conflict.remote) };
  }
}

function applyField(form: DraftForm, trackId: string | null, field: object): DraftForm {
  if (trackId === null) return { ...form, ...field };
  return { ...form, tracks: form.tracks.map((track) => (track.id === trackId ? { ...track, ...field } : track)) };
}

/** Sorts the tracks; those without a place in the order come last. */
function inOrder(tracks: readonly TrackForm[], ids: readonly string[]): TrackForm[] {
  const getRank = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...tracks].sort((a, b) => getRank(a.id) - getRank(b.id));
}
