/**
 * The names of the elements that carry Apple's transparency tags. Apple has announced the tags (artwork, track and
 * composition) in its specification of March 2026, which it gives to partners only; the names are not public, and an
 * element that Apple does not know makes it refuse the whole package. While a name is null, its answer is kept in the
 * model and not written. Put in the names of Apple's specification here, and their rows in `schema/music-5-3.ts`.
 */
export const AI_TAGS: { artwork: string | null; recording: string | null; composition: string | null } = {
  artwork: null,
  recording: null,
  composition: null,
};
