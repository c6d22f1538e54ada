import type { AnalyticsTab } from '@tangent/contract/insight/analytics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadAnalytics } from '../../../api/insight/analytics.ts';
import { DownloadButton } from '../../../parts/catalogue/upload/download-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AnalyticsTabs } from './analytics-tabs.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { DemographicsTab } from './demographics-tab.tsx';
import { LockedTab } from './locked-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PlatformsTab } from './platforms-tab.tsx';
import { PlaylistsTab } from './playlists-tab.tsx';
import { TabFact } from './tab-fact.tsx';
import { TerritoriesTab } from './territories-tab.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';
import { useAvailability } from './use-availability.ts';

/** Downloads the open tab as a file, with the same days and music. */
function ExportButton() {
  const { t } = useTranslation();
  const { tab, choice } = useAnalyticsAddress();
  return <DownloadButton label={t('analytics.export')} download={(signal) => downloadAnalytics(tab, choice, signal)} />;
}

const TABS: Record<AnalyticsTab, () => ReactNode> = {
  overview: OverviewTab,
  playlists: PlaylistsTab,
  demographics: DemographicsTab,
  territories: TerritoriesTab,
  platforms: PlatformsTab,
};

/** Shows the daily figures of stores: how much is played, from which sources, by which listeners, and where. */
export function Analytics() {
  const { t } = useTranslation();
  const { tab, availability } = useAvailability();
  const Tab = TABS[tab];
  return (
    <div className="grid gap-5">
      <PageTitle above={t('analytics.title')} actions={availability === 'open' && <ExportButton />}>
        {availability === 'open' ? <TabFact tab={tab} /> : t(`analytics.tab.${tab}`)}
      </PageTitle>
      <AnalyticsTabs current={tab} />
      <ChoiceBar />
      {availability === 'locked' && <LockedTab />}
      {availability === 'incomplete' && <p className="text-ink-2">{t('analytics.custom.incomplete')}</p>}
      {availability === 'open' && <Tab />}
    </div>
  );
}
