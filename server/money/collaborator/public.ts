export { claimPath } from './claim-token.ts';
