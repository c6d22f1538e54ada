export { claimPath } from './claim-token.ts';
export { computeUnclaimed } from './compute-unclaimed.ts';
