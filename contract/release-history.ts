import { REOPENING_REASONS } from '@tangent/domain/release/reopening-reasons.ts';
import { RELEASE_MOVERS, RELEASE_STATUSES } from '@tangent/domain/release/status.ts';
import { TAKEDOWN_REFUSALS } from '@tangent/domain/release/takedown.ts';
import { z } from 'zod';
import { id, instant } from './values.ts';

/** One move of a release. Who it was is told as a role, never as a person. */
export const statusChange = z.object({
  from: z.enum(RELEASE_STATUSES).nullable(),
  to: z.enum(RELEASE_STATUSES),
  at: instant,
  by: z.enum(RELEASE_MOVERS),
});

/** What a reviewer asked for when the release was reopened or rejected. */
export const reopening = z.object({
  reasons: z.array(z.enum(REOPENING_REASONS)),
  note: z.string().nullable(),
  /** Track numbers from 1 that the reasons are about; empty means the release as a whole. */
  track_numbers: z.array(z.number().int()),
  /** Paths of the fields the reasons are about, such as `title` or `tracks.0.title`; empty when none was pointed at. */
  fields: z.array(z.string()),
  /**
   * The same pointers with what was submitted at them, files by their upload id: a field that has another value by now was
   * corrected. Tracks are named by id, because they may have moved since.
   */
  flagged_fields: z.array(z.object({ field: z.string(), track_id: id.nullable(), value: z.unknown() })),
  at: instant,
});

/** Whether and when a release can be taken out of stores, and how far that is. */
export const takedown = z.object({
  /** What stands in the way: the wait of the free plan, a plan that may not do it yet, or that it has been asked for already. */
  refusal: z.enum(TAKEDOWN_REFUSALS).nullable(),
  /** Days until a takedown is possible on the free plan; 0 when nothing has to be waited for. */
  days_left: z.number().int(),
  requested_at: instant.nullable(),
  by: z.enum(RELEASE_MOVERS).exclude(['system']).nullable(),
  reason: z.string().nullable(),
  /** When the release leaves the stores: from 24 to 48 hours after the request. */
  from: instant.nullable(),
  until: instant.nullable(),
  removed_at: instant.nullable(),
});
