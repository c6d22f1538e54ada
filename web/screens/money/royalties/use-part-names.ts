import type { RoyaltyBreakdownBy, RoyaltyPart } from '@tangent/contract/money/royalty.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { titleWithVersion } from '../../../texts/version-text.ts';

type Named = Pick<RoyaltyPart, 'key' | 'name' | 'version_type' | 'version_title'>;

/** Returns a function that names a part of the money in the language of the page. */
export function usePartNames(): (by: RoyaltyBreakdownBy, part: Named) => string {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  return (by, part) => {
    const { key, name } = part;
    if (by === 'country') return countryName(key ?? '');
    if (by === 'period') return formatPeriod(key ?? '', i18n.language);
    if (name !== null) return titleWithVersion({ ...part, title: name || t('release.untitled') }, t);
    return by === 'platform' ? (key ?? '') : t('royalty.unknown_track');
  };
}
