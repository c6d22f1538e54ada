export type { RightsServices } from './context.ts';
export { listContradictionWork, listDisputeWork, listUnmatchedClaimWork } from './list-claim-work.ts';
