import type { DraftForm, TrackForm } from './draft-form.ts';

/** After a save: what was typed meanwhile stays, what the server made of the rest is taken over. */
export function adoptSaved(now: DraftForm, sent: DraftForm, saved: DraftForm): DraftForm {
  return { ...keepTyped(now, sent, saved), tracks: now.tracks };
}

/**
 * Another tab saved first: fields changed here win, the rest comes from the server. Tracks are one field: when they
 * were changed here they stay as they are.
 */
export function mergeDrafts(base: DraftForm, mine: DraftForm, theirs: DraftForm): DraftForm {
  const tracks = sameTracks(base.tracks, mine.tracks) ? theirs.tracks : mine.tracks;
  return { ...keepTyped(mine, base, theirs), tracks };
}

function keepTyped(mine: DraftForm, base: DraftForm, theirs: DraftForm): DraftForm {
  const changed = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name as keyof DraftForm]),
  );
  return { ...theirs, ...Object.fromEntries(changed) };
}

function sameTracks(a: readonly TrackForm[], b: readonly TrackForm[]): boolean {
  const plain = (tracks: readonly TrackForm[]) =>
    JSON.stringify(tracks.map(({ audio, ...fields }) => ({ ...fields, audio: audio?.id ?? null })));
  return plain(a) === plain(b);
}
