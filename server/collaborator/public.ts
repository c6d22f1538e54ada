export { claimPath } from './claim-token.ts';
export { sumWaiting } from './sum-waiting.ts';
