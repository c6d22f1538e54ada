import { REOPENING_REASONS } from '@tangent/domain/release/reopening-reasons.ts';
import { RELEASE_STATUSES } from '@tangent/domain/release/status.ts';
import { z } from 'zod';
import { instant } from './values.ts';

/** One move of a release. Who it was is told as a role, never as a person. */
export const statusChange = z.object({
  from: z.enum(RELEASE_STATUSES).nullable(),
  to: z.enum(RELEASE_STATUSES),
  at: instant,
  by: z.enum(['owner', 'staff', 'system']),
});

/** What a reviewer asked for when the release was reopened or rejected. */
export const reopening = z.object({
  reasons: z.array(z.enum(REOPENING_REASONS)),
  note: z.string().nullable(),
  /** Track numbers from 1 that the reasons are about; empty means the release as a whole. */
  track_numbers: z.array(z.number().int()),
  at: instant,
});
