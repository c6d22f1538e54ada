import type { Draft, DraftTrack } from './draft.ts';
import { findPaidFeatures, type PaidFeature } from './paid-features.ts';

/** A draft whose tracks have ids, so that they can be matched in any order. */
export type IdentifiedDraft = Omit<Draft, 'tracks'> & {
  readonly tracks: readonly (DraftTrack & { readonly id: string })[];
};

/**
 * Finds the paid features that a save adds. Values saved earlier under another plan may stay, be reduced and move with
 * their track; a changed value counts as new.
 */
export function findNewPaidFeatures(before: IdentifiedDraft | null, after: IdentifiedDraft): PaidFeature[] {
  return findPaidFeatures(after).filter(({ path }) => {
    const [values, known] = [valuesAt(after, path), before === null ? [] : valuesBefore(before, after, path)];
    return !values.every((value) => known.includes(value));
  });
}

// The values of the same field of the same track, or of the release.
function valuesBefore(before: IdentifiedDraft, after: IdentifiedDraft, path: string): readonly unknown[] {
  const [, index, field] = /^tracks\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (index === undefined || field === undefined) return valuesAt(before, path);
  const id = after.tracks[Number(index)]?.id;
  const formerIndex = before.tracks.findIndex((track) => track.id === id);
  return formerIndex < 0 ? [] : valuesAt(before, `tracks.${formerIndex}.${field}`);
}

/** Returns the values of a field one by one: names, ids of tracks, or its single value. */
function valuesAt(draft: IdentifiedDraft, path: string): readonly unknown[] {
  if (path === 'tracks') return draft.tracks.map(({ id }) => id);
  const value = path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], draft);
  return Array.isArray(value) ? value : [value];
}
