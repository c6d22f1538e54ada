import type { FraudFinding } from '@tangent/contract/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';

/** Says what was found on a day, with the numbers that say so. */
export function useFindingText(): (finding: FraudFinding) => string {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const { language } = i18n;
  return ({ rule, day, country, playlist, numbers }) => {
    const number = (name: string) => formatNumber(numbers[name] ?? 0, language);
    const share = (name: string) => formatShare(numbers[name] ?? 0, language);
    const times = (name: string) => formatNumber((numbers[name] ?? 0) / 100, language, 1);
    const values = { day: formatDate(day, language), streams: number('streams') };
    if (rule === 'spike')
      return t('watch.seen.spike', { ...values, usual: number('usual_streams'), limit: number('limit') });
    if (rule === 'repeats') {
      const each = { each: times('streams_per_listener'), usual: times('usual_streams_per_listener') };
      const listeners = { count: numbers.listeners ?? 0, listeners: number('listeners') };
      return t('watch.seen.repeats', { ...values, ...each, ...listeners });
    }
    const part = { ...values, all: number('of_streams'), share: share('share'), usual: share('usual_share') };
    return rule === 'territory'
      ? t('watch.seen.territory', { ...part, country: countryName(country ?? 'ZZ') })
      : t('watch.seen.one_playlist', { ...part, playlist: playlist ?? '' });
  };
}
