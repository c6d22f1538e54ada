import { listStoresByVerdict } from '@tangent/domain/release/style/list-store-verdicts.ts';
import type { StyleFinding } from '@tangent/domain/release/style/style-rule.ts';
import type { StyleVerdict } from '@tangent/domain/release/style/style-verdict.ts';

/** Stores that judge the same findings in the same way. */
export type VerdictGroup = {
  readonly verdict: StyleVerdict;
  readonly store_ids: readonly string[];
  readonly findings: readonly StyleFinding[];
};

/**
 * What the chosen stores will do, as few lines as say it: refusals first, then changes, stores of one mind together. `accepting`
 * are the stores that take everything as it is, `advice` what no chosen store acts on.
 */
export function groupVerdicts(findings: readonly StyleFinding[], storeIds: readonly string[]) {
  const groups = (['refused', 'altered'] as const).flatMap((verdict) => groupBy(verdict, findings, storeIds));
  const isAdvice = (finding: StyleFinding) =>
    listStoresByVerdict('accepted', [finding], storeIds).length === storeIds.length;
  return {
    groups,
    accepting: listStoresByVerdict('accepted', findings, storeIds),
    advice: findings.filter(isAdvice),
  };
}

function groupBy(
  verdict: StyleVerdict,
  findings: readonly StyleFinding[],
  storeIds: readonly string[],
): readonly VerdictGroup[] {
  const groups = new Map<string, VerdictGroup>();
  for (const finding of findings) {
    const store_ids = listStoresByVerdict(verdict, [finding], storeIds);
    const key = store_ids.join(' ');
    const same = groups.get(key)?.findings ?? [];
    if (store_ids.length > 0) groups.set(key, { verdict, store_ids, findings: [...same, finding] });
  }
  return [...groups.values()];
}
