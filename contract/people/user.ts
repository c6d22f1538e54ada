import { BLOCK_REASONS } from '@tangent/domain/identity/access/blocked.ts';
import { CAPABILITIES, type Capability } from '@tangent/domain/money/plan/capability.ts';
import { PLANS, SUBSCRIPTION_PROVIDERS, SUBSCRIPTION_STATUSES } from '@tangent/domain/money/plan/plan.ts';
import { z } from 'zod';
import { calendarDate, instant, language } from '../values.ts';

/** A capability that not every plan has. */
export const capability = z.enum(Object.keys(CAPABILITIES) as [Capability, ...Capability[]]);

/** The bought or granted subscription of the current user. */
export const subscription = z.object({
  plan_name: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  expires_at: instant.nullable(),
  provider: z.enum(SUBSCRIPTION_PROVIDERS).nullable(),
  cancel_at_period_end: z.boolean(),
});

/**
 * The current user (S3-001 to S3-007). `plan` is the effective plan and its capabilities; `subscription.plan_name` is
 * the bought or granted one.
 */
export const user = z.object({
  _id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** Until it is true, nothing can be submitted or withdrawn. */
  email_verified: z.boolean(),
  language,
  plan: z.enum(PLANS),
  capabilities: z.array(capability),
  subscription,
  freeze: z.boolean(),
  banned: z.boolean(),
  block: z.object({ reason: z.enum(BLOCK_REASONS), note: z.string().nullable(), since: instant }).nullable(),
  is_staff: z.boolean(),
  /** True while any external system is the sandbox. */
  test_mode: z.boolean(),
  /** The UTC day of the product's clock, which can be moved outside production. */
  today: calendarDate,
});
export type User = z.infer<typeof user>;
