import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { findCountryHeadline } from '@tangent/domain/insight/analytics/track-headline.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../parts/text/format.ts';
import { useCountryName } from '../../../../parts/text/use-country-name.ts';
import { Band } from '../../../../ui/band.tsx';
import { SourceBars } from '../source-bars.tsx';

/** Shows the countries of a track, and the one that catches up. */
export function CountriesBand({ analytics: { countries, other_countries } }: { analytics: TrackAnalytics }) {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const found = findCountryHeadline(
    countries.map(({ country, streams }) => ({ country, streams: streams.value, before: streams.before })),
  );
  if (countries.every(({ streams }) => streams.value === 0)) return null;
  const values = {
    first: 'first' in found ? countryName(found.first) : '',
    second: 'second' in found ? countryName(found.second) : '',
  };
  return (
    <Band name={t('analytics.countries_band.name')} title={t(`analytics.countries_band.${found.code}`, values)}>
      <SourceBars
        label={t('analytics.countries_band.name')}
        rows={[
          ...countries.map(({ country, ...part }) => ({ key: country, name: countryName(country), ...part })),
          ...(other_countries === null
            ? []
            : [
                {
                  key: 'others',
                  name: t('analytics.countries_band.others', {
                    count: other_countries.countries,
                    number: formatNumber(other_countries.countries, i18n.language),
                  }),
                  ...other_countries,
                },
              ]),
        ]}
      />
    </Band>
  );
}
