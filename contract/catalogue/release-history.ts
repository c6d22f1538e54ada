import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { RELEASE_MOVERS, RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { TAKEDOWN_REFUSALS } from '@tangent/domain/catalogue/release/takedown.ts';
import { z } from 'zod';
import { id, instant } from '../values.ts';

/** One status change of a release. The actor is shown as a role, never as a person. */
export const statusChange = z.object({
  from: z.enum(RELEASE_STATUSES).nullable(),
  to: z.enum(RELEASE_STATUSES),
  at: instant,
  by: z.enum(RELEASE_MOVERS),
});

/** The reasons a reviewer gave for reopening or rejecting the release. */
export const reopening = z.object({
  reasons: z.array(z.enum(REOPENING_REASONS)),
  note: z.string().nullable(),
  /** Track numbers from 1 that the reasons are about; empty means the release as a whole. */
  track_numbers: z.array(z.number().int()),
  /** Paths of the flagged fields, such as `title` or `tracks.0.title`; empty when none is flagged. */
  fields: z.array(z.string()),
  /**
   * The same fields with their submitted values, files by their upload id: a field whose value differs now was
   * corrected. Tracks are identified by id, because they may have moved since.
   */
  flagged_fields: z.array(z.object({ field: z.string(), track_id: id.nullable(), value: z.unknown() })),
  at: instant,
});

/** Whether and when a release can be taken down, and the progress of the takedown. */
export const takedown = z.object({
  /**
   * Why a takedown is not possible: the waiting time of the free plan, a plan that does not allow it yet, or an earlier
   * request.
   */
  refusal: z.enum(TAKEDOWN_REFUSALS).nullable(),
  /** Days until a takedown is possible on the free plan; 0 when there is no waiting time. */
  days_left: z.number().int(),
  requested_at: instant.nullable(),
  by: z.enum(RELEASE_MOVERS).exclude(['system']).nullable(),
  reason: z.string().nullable(),
  /** When the release leaves the stores: 24 to 48 hours after the request. */
  from: instant.nullable(),
  until: instant.nullable(),
  removed_at: instant.nullable(),
});
