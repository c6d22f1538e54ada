import type { ReleaseStatus } from './status.ts';

/** The groups of statuses by which artists filter their releases. */
export const RELEASE_FILTERS = ['live', 'coming', 'draft', 'needs_you', 'over'] as const;
export type ReleaseFilter = (typeof RELEASE_FILTERS)[number];

/** Every status is in exactly one group. */
export const FILTER_STATUSES = {
  live: ['published'],
  coming: ['submitted', 'processing', 'in_review', 'approved', 'in_process'],
  draft: ['draft'],
  needs_you: ['reopened'],
  over: ['takedown_requested', 'removed', 'rejected', 'expired'],
} as const satisfies Record<ReleaseFilter, readonly ReleaseStatus[]>;
