import type { ReleaseStatus } from '../status.ts';

/** Statuses of a submitted release that is not published yet. */
export const UPCOMING_STATUSES: ReleaseStatus[] = ['submitted', 'processing', 'in_review', 'approved', 'in_process'];
