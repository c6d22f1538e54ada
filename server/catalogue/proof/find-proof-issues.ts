import { checkProof } from '@tangent/domain/catalogue/release/review/proof-reasons.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getProofView } from './proof-view.ts';

/** Returns what is missing from the proof that these reasons require. */
export async function findProofIssues(
  tx: Tx,
  releaseId: string,
  reasons: readonly ReopeningReason[],
): Promise<Issue[]> {
  return reasons.length === 0 ? [] : checkProof(await getProofView(tx, releaseId), reasons);
}
