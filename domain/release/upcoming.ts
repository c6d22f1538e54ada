import type { ReleaseStatus } from './status.ts';

/** Where a release is that its owner has handed in and that is not out yet. */
export const UPCOMING_STATUSES: ReleaseStatus[] = ['submitted', 'processing', 'in_review', 'approved', 'in_process'];
