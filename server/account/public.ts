export { getPlanInForce, planOf } from './plan-in-force.ts';
