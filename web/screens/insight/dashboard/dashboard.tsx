import { useTranslation } from 'react-i18next';
import { ActivityBlock } from './activity-block.tsx';
import { AnnouncementBlock } from './announcement-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { PlatformsBlock } from './platforms-block.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReleasesBlock } from './releases-block.tsx';
import { StreamsBlock } from './streams-block.tsx';
import { TopPanel } from './top-panel.tsx';
import { TracksBlock } from './tracks-block.tsx';

const ROW = 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_26.5rem]';
const COLUMN = 'flex min-w-0 flex-col gap-5';

/** The first screen of signed-in users: what is next, what happened, and what to do (S2-009 to S2-018, A-039). */
export function Dashboard() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <TopPanel />
      <FiguresBlock />
      <div className={ROW}>
        <StreamsBlock />
        <PlatformsBlock />
      </div>
      <div className={ROW}>
        <div className={COLUMN}>
          <TracksBlock />
          <ReleasesBlock />
          <QuickActions />
        </div>
        <div className={COLUMN}>
          <ActivityBlock />
          <AnnouncementBlock />
        </div>
      </div>
    </div>
  );
}
