import { GRANT_MONTHS_MAX } from '@tangent/domain/limits.ts';
import { PAID_PLANS, PLANS, SUBSCRIPTION_PROVIDERS, SUBSCRIPTION_STATUSES } from '@tangent/domain/plan/plan.ts';
import { GRANT_PROVIDERS } from '@tangent/domain/plan/purchase.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { planPayment } from './plan.ts';
import { id, idParams, instant, note } from './values.ts';

const planGrant = z.object({
  id,
  plan: z.enum(PLANS),
  provider: z.enum(GRANT_PROVIDERS),
  reason: z.string(),
  /** Null when the command line did it before anybody worked here. */
  granted_by: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  /** When it was taken back before its end. */
  revoked_at: instant.nullable(),
  is_running: z.boolean(),
});
export type PlanGrant = z.infer<typeof planGrant>;

/** The plan of an account as staff sees it: who bills it, what was paid, what was given. */
const userPlan = z.object({
  /** The plan whose rules hold now. */
  plan: z.enum(PLANS),
  provider: z.enum(SUBSCRIPTION_PROVIDERS).nullable(),
  /** Until when it was paid or given; the past when it has ended. */
  expires_at: instant.nullable(),
  /** What the payment service bills, under the names it has there. */
  billing: z
    .object({
      customer_id: z.string().nullable(),
      subscription_id: z.string(),
      plan: z.enum(PLANS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      period_end: instant,
      cancel_at_period_end: z.boolean(),
      pending_plan: z.enum(PLANS).nullable(),
      /** Something was done that the payment service has not confirmed yet. */
      is_pending: z.boolean(),
    })
    .nullable(),
  payments: z.array(planPayment),
  grants: z.array(planGrant),
  /** What the caller can give now; nothing to oneself. */
  grantable: z.array(z.enum(PAID_PLANS)),
});
export type UserPlan = z.infer<typeof userPlan>;

const USER = '/v1/api/backoffice/people/:id';

export const getUserPlan = defineCall({
  method: 'GET',
  path: `${USER}/plan`,
  summary: 'The plan of an account: who bills it, what was paid and what was given',
  params: idParams,
  response: userPlan,
});

export const grantPlan = defineCall({
  method: 'POST',
  path: `${USER}/grants`,
  summary:
    'Gives an account a plan for some months, behind what it was given before; `apple` notes one that Apple bills',
  params: idParams,
  body: z.object({
    plan: z.enum(PAID_PLANS),
    months: z.number().int().min(1).max(GRANT_MONTHS_MAX),
    provider: z.enum(GRANT_PROVIDERS).default('grant'),
    note,
  }),
  response: userPlan,
});

export const revokePlanGrant = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/grants/:id/end',
  summary: 'Takes a plan back that was given; it is over at once',
  params: idParams,
  body: z.object({ note }),
  response: userPlan,
});

export const cancelUserPlan = defineCall({
  method: 'POST',
  path: `${USER}/plan/cancel`,
  summary: 'Cancels what an account pays for, when its period ends; for people who cannot do it themselves',
  params: idParams,
  body: z.object({ note }),
  response: userPlan,
});
