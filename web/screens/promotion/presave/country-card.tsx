import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { Card } from '../../../ui/card.tsx';

/** The countries with the most fans. */
export function CountryCard({ countries }: Pick<PresaveDetail, 'countries'>) {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const largest = countries[0]?.fans ?? 1;
  return (
    <Card title={t('presave.countries.title')} isRegion>
      {countries.length === 0 && <p className="text-ink-2">{t('presave.countries.empty')}</p>}
      <ul className="grid gap-2.5">
        {countries.map(({ country, fans }) => (
          <li key={country} className="grid grid-cols-[minmax(0,1fr)_7rem_3.5rem] items-center gap-3">
            <span className="break-words">{countryName(country)}</span>
            <span className="h-1.5 bg-sunken" aria-hidden>
              <span className="block h-full bg-ink" style={{ width: `${(fans / largest) * 100}%` }} />
            </span>
            <span className="num text-right font-strong">{formatNumber(fans, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
