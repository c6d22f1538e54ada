import type { StyleFinding } from './style-rule.ts';
import type { StyleVerdict } from './style-verdict.ts';

/** What one store will do with a release, and because of what. */
export type StoreVerdict = {
  readonly store_id: string;
  readonly verdict: StyleVerdict | 'accepted';
  readonly findings: readonly StyleFinding[];
};

/** The verdict of every store of a list: refused if one finding is refused there, else altered, else taken as it is. */
export function storeVerdicts(findings: readonly StyleFinding[], storeIds: readonly string[]): StoreVerdict[] {
  return storeIds.map((store_id) => {
    const concerned = findings.filter(({ verdicts }) => verdicts[store_id] !== undefined);
    const isRefused = concerned.some(({ verdicts }) => verdicts[store_id] === 'refused');
    const verdict = isRefused ? 'refused' : concerned.length > 0 ? 'altered' : 'accepted';
    return { store_id, verdict, findings: concerned };
  });
}
