import type { ReleaseStatus } from '@tangent/domain/release/status.ts';

/** Where a release counts as being in stores or on its way there. */
export const OUT_STATUSES: ReleaseStatus[] = ['approved', 'in_process', 'published', 'takedown_requested'];
