export { lockAccount } from './lock-account.ts';
export { getPlanInForce, planOf } from './plan-in-force.ts';
