/**
 * Filters of the review queue: all, those that need a second approval, or those the reviewer has decided or proposed
 * something about.
 */
export const REVIEW_FILTERS = ['all', 'second_look', 'mine'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
