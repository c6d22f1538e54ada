import type { ChangeForm, ChangeTrack } from './change-form.ts';

/** Changes the tracks of a form as they are now, each by its own fields. */
export function changeTracks(form: ChangeForm, toFields: (track: ChangeTrack) => Partial<ChangeTrack>): ChangeForm {
  return { ...form, tracks: form.tracks.map((track) => ({ ...track, ...toFields(track) })) };
}

/** Gives tracks the producers and engineers back that they had before. */
export function restoreCredits(form: ChangeForm, before: readonly ChangeTrack[]): ChangeForm {
  const known = new Map(before.map((track) => [track.id, track]));
  return changeTracks(form, ({ id }) => {
    const old = known.get(id);
    return old ? { production_credits: old.production_credits } : {};
  });
}
