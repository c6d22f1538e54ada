import type { CreditGroup } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { listStoresByVerdict } from '@tangent/domain/catalogue/release/style/list-store-verdicts.ts';
import type { StyleFinding } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import type { StyleVerdict } from '@tangent/domain/catalogue/release/style/style-verdict.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatList } from '../../../../parts/text/format.ts';

/** Returns a function that describes a finding in the language of the page. */
export function useStyleSentence(): (finding: StyleFinding) => string {
  const { t, i18n } = useTranslation();
  return ({ rule, params }) => {
    const filled: Record<string, string | number> = { ...params };
    if (rule === 'T11') filled.type = t(`release.type.${params?.type as 'single'}`);
    if (rule === 'A17') filled.missing = t(`style.writer.${params?.missing as 'both'}`);
    if (rule === 'A18') filled.group = t(`release.credit_group.${params?.group as CreditGroup}`);
    if (rule === 'R15') filled.date = formatDate(String(params?.date), i18n.language);
    // Each rule has placeholders of its own in its text; the table of rules has their values.
    const translate: (key: string, values: Record<string, string | number>) => string = t as never;
    return translate(`style.rule.${rule}`, filled);
  };
}

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
