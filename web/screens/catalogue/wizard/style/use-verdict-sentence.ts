import { listStoresByVerdict } from '@tangent/domain/catalogue/release/style/list-store-verdicts.ts';
import type { StyleFinding } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import type { StyleVerdict } from '@tangent/domain/catalogue/release/style/style-verdict.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../parts/text/format.ts';

/**
 * Returns a function that describes the chosen stores' reaction to a finding: 'Apple Music will change this'. Empty
 * when all accept it.
 */
export function useVerdictSentence(): (finding: StyleFinding, chosen: readonly string[]) => string {
  const { t, i18n } = useTranslation();
  return (finding, chosen) => {
    const filled = (verdict: StyleVerdict) => {
      const ids = listStoresByVerdict(verdict, [finding], chosen);
      const names = MAJOR_STORES.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
      const stores = formatList(names, i18n.language);
      return names.length === 0 ? [] : [t(`style.${verdict}_by`, { count: names.length, stores })];
    };
    return [...filled('refused'), ...filled('altered')].join('. ');
  };
}
