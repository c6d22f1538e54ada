import type { DraftForm, TrackForm } from './draft-form.ts';

/**
 * After a save: what was typed meanwhile stays, what the server added is taken over. New tracks learn their ids by their
 * place among those that were sent, so a track that was moved while the save was under way still finds its own.
 */
export function adoptSaved(now: DraftForm, sent: DraftForm, saved: DraftForm): DraftForm {
  const savedByKey = new Map(sent.tracks.map((track, index) => [track.key, saved.tracks[index]]));
  const tracks = now.tracks.map((track) => ({ ...track, id: savedByKey.get(track.key)?.id ?? track.id }));
  return { ...keepTyped(now, sent, saved), tracks };
}

/**
 * Another tab saved first: fields changed here win, the rest comes from the server. Tracks are one field: when they
 * were changed here they stay as they are, and those the other tab removed become new ones.
 */
export function mergeDrafts(base: DraftForm, mine: DraftForm, theirs: DraftForm): DraftForm {
  const known = new Set(theirs.tracks.map((track) => track.id));
  const tracks = sameTracks(base.tracks, mine.tracks)
    ? theirs.tracks
    : mine.tracks.map((track) => ({ ...track, id: known.has(track.id) ? track.id : null }));
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
    JSON.stringify(tracks.map(({ key, audio, ...fields }) => ({ ...fields, audio: audio?.id ?? null })));
  return plain(a) === plain(b);
}
