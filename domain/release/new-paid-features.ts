import type { Draft, DraftTrack } from './draft.ts';
import { findPaidFeatures, type PaidFeature } from './paid-features.ts';

/** A draft whose tracks can be told apart, wherever they stand. */
export type IdentifiedDraft = Omit<Draft, 'tracks'> & {
  readonly tracks: readonly (DraftTrack & { readonly id: string })[];
};

/**
 * What a save adds that needs a paid plan. What stood there before, made under another plan, may stay, lose parts and move
 * with its track; a changed value is a new one.
 */
export function findNewPaidFeatures(before: IdentifiedDraft | null, after: IdentifiedDraft): PaidFeature[] {
  return findPaidFeatures(after).filter(({ path }) => {
    const [values, known] = [valuesAt(after, path), before === null ? [] : valuesBefore(before, after, path)];
    return !values.every((value) => known.includes(value));
  });
}

// The same field of the same track, or of the release.
function valuesBefore(before: IdentifiedDraft, after: IdentifiedDraft, path: string): readonly unknown[] {
  const [, index, field] = /^tracks\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (index === undefined || field === undefined) return valuesAt(before, path);
  const id = after.tracks[Number(index)]?.id;
  const formerIndex = before.tracks.findIndex((track) => track.id === id);
  return formerIndex < 0 ? [] : valuesAt(before, `tracks.${formerIndex}.${field}`);
}

/** What a field holds, part by part: names, ids of tracks, or the one value it has. */
function valuesAt(draft: IdentifiedDraft, path: string): readonly unknown[] {
  if (path === 'tracks') return draft.tracks.map(({ id }) => id);
  const value = path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], draft);
  return Array.isArray(value) ? value : [value];
}
