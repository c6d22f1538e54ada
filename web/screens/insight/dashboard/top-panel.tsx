import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNextRelease } from '../../../api/insight/dashboard.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Grooves } from '../../../ui/grooves.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { NextReleasePanel } from './next-release-panel.tsx';

/** Replaces the next release while there is none. */
function EmptyNextRelease() {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('dashboard.next.title')}
      className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8"
    >
      <Grooves className="h-16 text-ink-3 sm:h-24" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="display text-[clamp(1.6rem,3vw,2.25rem)]">{t('dashboard.next.none.title')}</h2>
        <p className="mt-3 max-w-lead leading-relaxed text-ink-2">{t('dashboard.next.none.text')}</p>
      </div>
      <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'large')}>
        <Plus size={17} aria-hidden /> {t('navigation.new_release')}
      </Link>
    </section>
  );
}

/** Shows the most important fact: the next release, or what is missing for one. */
export function TopPanel() {
  const next = useNextRelease();
  if (next.data?.release) return <NextReleasePanel release={next.data.release} />;
  if (next.data) return <EmptyNextRelease />;
  if (next.isError) {
    return (
      <Card>
        <LoadFailed error={next.error} onRetry={() => void next.refetch()} />
      </Card>
    );
  }
  return <PanelSkeleton />;
}

export function PanelSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-144 rounded-card md:h-100 xl:h-77" />
    </div>
  );
}
