/** What the review queue shows: everything, what takes two people, or what the reviewer decided or proposed something about before. */
export const REVIEW_FILTERS = ['all', 'second_look', 'mine'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
