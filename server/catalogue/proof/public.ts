export { findProofIssues, listSentProofs } from './proof-view.ts';
export { sendProof } from './save-proof.ts';
