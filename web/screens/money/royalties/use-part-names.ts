import type { RoyaltyBreakdownBy, RoyaltyPart } from '@tangent/contract/money/royalty.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';

/** Returns a function that names a part of the money in the language of the page. */
export function usePartNames(): (by: RoyaltyBreakdownBy, part: Pick<RoyaltyPart, 'key' | 'name'>) => string {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  return (by, { key, name }) => {
    if (by === 'country') return countryName(key ?? '');
    if (by === 'period') return formatPeriod(key ?? '', i18n.language);
    if (name !== null) return name || t('release.untitled');
    return by === 'platform' ? (key ?? '') : t('royalty.unknown_track');
  };
}
