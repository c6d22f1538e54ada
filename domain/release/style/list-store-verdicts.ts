import type { StyleVerdict, StyleVerdicts } from './style-verdict.ts';

/** Everything that says what stores do: a finding, or a row of the table of rules. */
type Judged = { readonly verdicts: StyleVerdicts };

/** What one store will do with a release, and because of what. */
export type StoreVerdict<Finding extends Judged> = {
  readonly store_id: string;
  readonly verdict: StyleVerdict | 'accepted';
  readonly findings: readonly Finding[];
};

/** The verdict of every store of a list: refused if one finding is refused there, else altered, else taken as it is. */
export function listStoreVerdicts<Finding extends Judged>(
  findings: readonly Finding[],
  storeIds: readonly string[],
): StoreVerdict<Finding>[] {
  return storeIds.map((store_id) => {
    const concerned = findings.filter(({ verdicts }) => verdicts[store_id] !== undefined);
    const isRefused = concerned.some(({ verdicts }) => verdicts[store_id] === 'refused');
    const verdict = isRefused ? 'refused' : concerned.length > 0 ? 'altered' : 'accepted';
    return { store_id, verdict, findings: concerned };
  });
}

/** The stores of a list that give a verdict on these findings, in the order of the list. */
export function listStoresByVerdict(
  verdict: StoreVerdict<Judged>['verdict'],
  findings: readonly Judged[],
  storeIds: readonly string[],
): string[] {
  return listStoreVerdicts(findings, storeIds)
    .filter((store) => store.verdict === verdict)
    .map(({ store_id }) => store_id);
}
