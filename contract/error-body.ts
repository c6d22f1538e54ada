import { PLANS } from '@tangent/domain/plan/plan.ts';
import { z } from 'zod';

/** The answer of every call that did not succeed: a name, an English message, and what is wrong with which field. */
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
  /** With `premium_required`: what the plan does not include, and the cheapest plan that does. */
  feature: z.string().optional(),
  plan: z.enum(PLANS).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
