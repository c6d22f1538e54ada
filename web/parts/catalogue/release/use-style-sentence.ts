import type { CreditGroup } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../text/format.ts';

type Found = { readonly rule: string; readonly params?: Readonly<Record<string, string | number>> | undefined };

/** Returns a function that describes a finding of a style rule in the language of the page, for artists and for staff. */
export function useStyleSentence(): (finding: Found) => string {
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
