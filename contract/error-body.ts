import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { z } from 'zod';

/**
 * The response of every call that did not succeed: an error name, an English message, and the issues by field.
 */
export const errorBody = z.object({
  name: z.string(),
  message: z.string(),
  errors: z
    .record(
      z.string(),
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
    )
    .optional(),
  request_id: z.string().optional(),
  retry_after_seconds: z.number().int().optional(),
  /** With `premium_required`: the feature the plan does not include, and the cheapest plan that does. */
  feature: z.string().optional(),
  plan: z.enum(PLANS).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
