import type { AnalyticsTerritories } from '@tangent/contract/analytics.ts';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatShare } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';

/** So many stand beside the map. */
const TOP = 7;

/** The countries with the most streams, in few figures; all of them are in the table below. */
export function TopCountries({ items }: Pick<AnalyticsTerritories, 'items'>) {
  const { i18n } = useTranslation();
  const countryName = useCountryName();
  return (
    <ol className="min-w-0 divide-y divide-line">
      {items.slice(0, TOP).map(({ country, streams, share_basis_points }) => (
        <li key={country} className="flex min-h-10 items-center gap-4 py-1.5">
          <span className="code w-6 text-ink-3" aria-hidden>
            {country === 'ZZ' ? '–' : country}
          </span>
          <span className="min-w-0 flex-1 font-[600]">{countryName(country)}</span>
          <span className="num">{formatCompact(streams.value, i18n.language)}</span>
          <span className="num w-14 text-right text-xs text-ink-3">
            {formatShare(share_basis_points, i18n.language, 1)}
          </span>
        </li>
      ))}
    </ol>
  );
}
