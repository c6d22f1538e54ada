import type { AnalyticsTerritories } from '@tangent/contract/insight/analytics.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalyticsTerritories } from '../../../api/insight/analytics.ts';
import { lazyPart } from '../../../app/load-part.ts';
import { formatCompact, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MapLegend } from '../../../ui/charts/map-legend.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CountryTable } from './country-table.tsx';
import { TabBody } from './tab-body.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** The number of countries listed beside the map. */
const TOP = 7;

/** Lists the countries with the most streams; the table below has all of them. */
function TopCountries({ items }: Pick<AnalyticsTerritories, 'items'>) {
  const { i18n } = useTranslation();
  const countryName = useCountryName();
  return (
    <ol className="min-w-0 divide-y divide-line">
      {items.slice(0, TOP).map(({ country, streams, share_basis_points }) => (
        <li key={country} className="flex min-h-10 items-center gap-4 py-1.5">
          <span className="code w-6 text-ink-3" aria-hidden>
            {country === 'ZZ' ? '–' : country}
          </span>
          <span className="min-w-0 flex-1 font-strong">{countryName(country)}</span>
          <span className="num">{formatCompact(streams.value, i18n.language)}</span>
          <span className="num w-14 text-right text-xs text-ink-3">
            {formatShare(share_basis_points, i18n.language, 1)}
          </span>
        </li>
      ))}
    </ol>
  );
}

type ShowAllProps = { count: number; isOpen: boolean; onChange: (isOpen: boolean) => void };

/** Shows the rest of a long list, if there is one. */
function ShowAll({ count, isOpen, onChange }: ShowAllProps) {
  const { t, i18n } = useTranslation();
  if (count <= 0) return null;
  return (
    <div className="mt-3">
      <Button size="small" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
        {isOpen ? t('royalty.show_fewer') : t('royalty.show_more', { number: formatNumber(count, i18n.language) })}
      </Button>
    </div>
  );
}

/** Country shapes are loaded only where the map is shown. */
const WorldMap = lazyPart(async () => (await import('../../../ui/charts/world-map.tsx')).WorldMap);

/** Shows where the music is played. */
export function TerritoriesTab() {
  const query = useAnalyticsTerritories(useAnalyticsAddress().choice);
  return <TabBody query={query}>{(result) => <Territories result={result} />}</TabBody>;
}

function Territories({ result }: { result: AnalyticsTerritories }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { items } = result;
  const visible = countUnfolded(items.length, TERRITORIES_SHOWN);
  if (items.length === 0)
    return (
      <Card title={t('analytics.tab.territories')}>
        <p className="text-ink-2">{t('analytics.no_store_data')}</p>
      </Card>
    );
  return (
    <>
      <Card title={t('analytics.tab.territories')}>
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-5 lg:grid-cols-aside-80">
          <CountryMap items={items} />
          <TopCountries items={items} />
        </div>
      </Card>
      <Card title={t('analytics.countries', { count: items.length })}>
        <CountryTable result={result} shown={isOpen ? items.length : visible} />
        <ShowAll count={items.length - visible} isOpen={isOpen} onChange={setIsOpen} />
      </Card>
    </>
  );
}

/** The number of rows shown until the user asks for all. */
const TERRITORIES_SHOWN = 20;

function CountryMap({ items }: Pick<AnalyticsTerritories, 'items'>) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const countryName = useCountryName();
  const largest = items[0]?.streams.value ?? 0;
  const countries = items.map(({ country, streams: { value }, share_basis_points }) => {
    const streams = t('analytics.count.streams', { count: value, number: formatNumber(value, language) });
    const text = `${streams}, ${formatShare(share_basis_points, language, 1)}`;
    return { code: country, value, name: countryName(country), text };
  });
  return (
    <div className="min-w-0">
      <Suspense fallback={<Skeleton className="aspect-800/390 w-full" />}>
        <WorldMap label={t('analytics.map')} countries={countries} />
      </Suspense>
      <MapLegend
        fewer={formatCompact(Math.min(1, largest), language)}
        more={t('analytics.count.streams', { count: largest, number: formatCompact(largest, language) })}
        className="mt-3"
      />
    </div>
  );
}
