import type { AnalyticsTab } from '@tangent/contract/insight/analytics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAnalyticsDemographics,
  useAnalyticsPlatforms,
  useAnalyticsPlaylists,
  useAnalyticsTerritories,
} from '../../../api/insight/analytics.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { largestGroup } from './largest-group.ts';
import { OverviewFact } from './overview-fact.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** The headline of a tab: its most important fact, or its name while there is none. */
export function TabFact({ tab }: { tab: AnalyticsTab }) {
  const { t } = useTranslation();
  const Fact = FACTS[tab];
  return <Fact name={t(`analytics.tab.${tab}`)} />;
}

type FactProps = { name: string };
const FACTS: Record<AnalyticsTab, (props: FactProps) => ReactNode> = {
  overview: OverviewFact,
  playlists: PlaylistsFact,
  demographics: DemographicsFact,
  territories: TerritoriesFact,
  platforms: PlatformsFact,
};

function PlaylistsFact({ name }: FactProps) {
  const { t, i18n } = useTranslation();
  const { data } = useAnalyticsPlaylists(useAnalyticsAddress().choice);
  const count = data?.figures.playlists.value ?? 0;
  if (count === 0) return name;
  return t('analytics.fact.playlists', { count, number: formatNumber(count, i18n.language) });
}

function DemographicsFact({ name }: FactProps) {
  const { t } = useTranslation();
  const { data } = useAnalyticsDemographics(useAnalyticsAddress().choice);
  const group = largestGroup(data?.groups ?? []);
  return group === null ? name : t('analytics.fact.demographics', { group: t(`analytics.age.${group}`) });
}

function TerritoriesFact({ name }: FactProps) {
  const { t } = useTranslation();
  const { data } = useAnalyticsTerritories(useAnalyticsAddress().choice);
  const countryName = useCountryName();
  const first = data?.items.find(({ country, streams }) => country !== 'ZZ' && streams.value > 0);
  return first ? t('analytics.fact.territories', { country: countryName(first.country) }) : name;
}

function PlatformsFact({ name }: FactProps) {
  const { t } = useTranslation();
  const { data } = useAnalyticsPlatforms(useAnalyticsAddress().choice);
  const first = data?.items.find(({ streams }) => streams.value > 0);
  return first ? t('analytics.fact.platforms', { store: first.store.name }) : name;
}
