import type { StyleVerdict, StyleVerdicts } from './style-verdict.ts';

/** A source of store verdicts: a finding, or a row of the rule table. */
type Judged = { readonly verdicts: StyleVerdicts };

/** The verdict of one store on a release, and the findings that caused it. */
export type StoreVerdict<Finding extends Judged> = {
  readonly store_id: string;
  readonly verdict: StyleVerdict | 'accepted';
  readonly findings: readonly Finding[];
};

/**
 * Lists the verdict of each given store: refused if it refuses one finding, altered if it alters one, otherwise
 * accepted as it is.
 */
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

/** Lists the given stores that have this verdict on these findings, in the same order. */
export function listStoresByVerdict(
  verdict: StoreVerdict<Judged>['verdict'],
  findings: readonly Judged[],
  storeIds: readonly string[],
): string[] {
  return listStoreVerdicts(findings, storeIds)
    .filter((store) => store.verdict === verdict)
    .map(({ store_id }) => store_id);
}
