export { endGrant } from './end-grant.ts';
export { grantPlan } from './grant-plan.ts';
export { getPersonPlan } from './person-plan-view.ts';
export { listPlansBefore } from './plan-at.ts';
export { stopBilling } from './stop-billing.ts';
