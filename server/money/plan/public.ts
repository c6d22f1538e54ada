export { grantPlan } from './actions/grant-plan.ts';
export { revokePlanGrant } from './actions/revoke-plan-grant.ts';
export { stopBilling } from './actions/stop-billing.ts';
export { listPlansBefore } from './plan-at.ts';
export { findOwnSubscription } from './plan-store.ts';
export { redactMessages } from './sync/redact-messages.ts';
export { getUserPlan } from './views/user-plan-view.ts';
