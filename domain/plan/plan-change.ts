/** What happens to a plan, as its owner's history, the audit log and the mails name it. */
export const PLAN_CHANGES = [
  'started',
  'upgraded',
  'renewed',
  'downgrade_planned',
  'downgraded',
  'cancelled',
  'resumed',
  'payment_failed',
  'ended',
  'refunded',
  'granted',
  'grant_ended',
] as const;
export type PlanChange = (typeof PLAN_CHANGES)[number];

/** How the audit log names a change: `plan.upgraded`. */
export function toAuditAction(change: PlanChange): `plan.${PlanChange}` {
  return `plan.${change}`;
}
