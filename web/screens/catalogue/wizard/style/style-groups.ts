import { listStoresByVerdict } from '@tangent/domain/catalogue/release/style/list-store-verdicts.ts';
import type { StyleFinding } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import type { StyleVerdict } from '@tangent/domain/catalogue/release/style/style-verdict.ts';

/** Stores with the same verdict on the same findings. */
export type VerdictGroup = {
  readonly verdict: StyleVerdict;
  readonly store_ids: readonly string[];
  readonly findings: readonly StyleFinding[];
};

/**
 * Groups the verdicts of the chosen stores into as few lines as possible: refusals first, then changes. `accepting` are
 * the stores that accept everything unchanged, `advice` the findings that no chosen store acts on.
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
