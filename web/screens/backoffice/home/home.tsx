import type { WorkQueueView } from '@tangent/contract/people/staff-home.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStaffHome } from '../../../api/people/staff-home.ts';
import { formatWorkCount } from '../../../parts/backoffice/work-count.ts';
import { findStart } from '../../../parts/backoffice/work-places.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDay, formatList } from '../../../parts/text/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { WorkTable } from './work-table.tsx';

/** The home of the back office: what waits for this member of staff, the most urgent first. */
export function BackofficeHome() {
  const { t } = useTranslation();
  const home = useStaffHome();
  const queues = home.data?.queues ?? [];
  const waiting = queues.filter((queue) => queue.waiting > 0);
  return (
    <div className="grid gap-5">
      <PageTitle below={<First queues={waiting} />} actions={<Start queues={waiting} />}>
        {home.data ? <Fact queues={waiting} /> : t('navigation.backoffice')}
      </PageTitle>
      <Card>
        {home.isPending && <SkeletonRows count={8} />}
        {home.isError && !home.data && <LoadFailed error={home.error} onRetry={() => void home.refetch()} />}
        {home.data && waiting.length === 0 && (
          <EmptyState title={t('backoffice.home.empty.title')}>{t('backoffice.home.empty.text')}</EmptyState>
        )}
        {waiting.length > 0 && <WorkTable queues={waiting} />}
        {waiting.length > 0 && <Done queues={queues.filter((queue) => queue.waiting === 0)} />}
      </Card>
    </div>
  );
}

type Queues = { queues: readonly WorkQueueView[] };

/** How much is overdue, else how much waits. */
function Fact({ queues }: Queues) {
  const { t, i18n } = useTranslation();
  const sum = (key: 'waiting' | 'late') => queues.reduce((total, queue) => total + queue[key], 0);
  const shown = (count: number) => ({ count, shown: formatWorkCount(count, i18n.language) });
  const late = sum('late');
  return late > 0 ? t('backoffice.home.late', shown(late)) : t('backoffice.home.waiting', shown(sum('waiting')));
}

/** The thing with which to begin: what it is, and by when. */
function First({ queues: [first] }: Queues) {
  const { t, i18n } = useTranslation();
  if (first === undefined) return null;
  const queue = t(`backoffice.home.queue.${first.queue}`);
  if (first.due_at === null) return <>{t('backoffice.home.first', { queue })}</>;
  return <>{t('backoffice.home.first_due', { queue, day: formatDay(first.due_at.slice(0, 10), i18n.language) })}</>;
}

/** The one main action of the page. */
function Start({ queues: [first] }: Queues) {
  const { t } = useTranslation();
  if (first === undefined) return null;
  const name = first.queue === 'ledger' ? '' : (first.first?.name ?? '');
  return (
    <Link to={findStart(first.queue, first.first)} className={buttonClass('volt', 'large')}>
      {name === '' ? t('backoffice.home.start') : t('backoffice.home.start_with', { name })}
    </Link>
  );
}

/** The queues in which nothing waits, in one line. */
function Done({ queues }: Queues) {
  const { t, i18n } = useTranslation();
  if (queues.length === 0) return null;
  const names = queues.map(({ queue }) => t(`backoffice.home.queue.${queue}`));
  return (
    <p className="mt-4 text-13 text-ink-2">{t('backoffice.home.done', { queues: formatList(names, i18n.language) })}</p>
  );
}
