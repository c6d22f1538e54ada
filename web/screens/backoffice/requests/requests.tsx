import type { StaffRequest } from '@tangent/contract/promotion/form.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStaffRequests } from '../../../api/promotion/form.ts';
import { DueTime } from '../../../parts/catalogue/release/due-time.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { RequestState } from '../../../parts/promotion/request/request-state.tsx';
import { formatInstant, formatShare } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

const STATES = ['open', 'answered'] as const;

/** The requests of all accounts: open ones by their deadline, answered ones newest first. */
export function BackofficeRequests() {
  const { t } = useTranslation();
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const requests = useStaffRequests(state);
  const pages = requests.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const statistics = pages[0]?.statistics;
  return (
    <div className="grid gap-5">
      <PageTitle below={statistics && <Statistics {...statistics} />}>
        {t('form.staff.title', { count: statistics?.open ?? 0 })}
      </PageTitle>
      <div role="group" aria-label={t('form.staff.column.status')} className="flex gap-2">
        {STATES.map((one) => (
          <Button
            key={one}
            size="small"
            tone={one === state ? 'ink' : 'plain'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {t(`form.staff.${one}`)}
          </Button>
        ))}
      </div>
      <Card>
        {requests.isPending && <SkeletonRows count={5} />}
        {requests.isError && <LoadFailed error={requests.error} onRetry={() => void requests.refetch()} />}
        {requests.data && items.length === 0 && (
          <EmptyState title={t('form.staff.empty.title')}>{t('form.staff.empty.text')}</EmptyState>
        )}
        {items.length > 0 && <RequestTable items={items} />}
        {requests.hasNextPage && (
          <Button size="small" busy={requests.isFetchingNextPage} onClick={() => void requests.fetchNextPage()}>
            {t('form.own.more')}
          </Button>
        )}
      </Card>
    </div>
  );
}

type StatisticsProps = { overdue: number; answered: number; answered_in_time: number };

function Statistics({ overdue, answered, answered_in_time }: StatisticsProps) {
  const { t, i18n } = useTranslation();
  const late = t('form.staff.late', { count: overdue });
  if (answered === 0) return late;
  const percent = formatShare(Math.round((10_000 * answered_in_time) / answered), i18n.language, 0);
  return `${late} · ${t('form.staff.in_time', { percent })}`;
}

function RequestTable({ items }: { items: readonly StaffRequest[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<StaffRequest>[] = [
    {
      key: 'form',
      title: t('form.staff.column.form'),
      cell: ({ id, form }) => (
        <Link
          className="font-strong after:absolute after:inset-0 hover:underline"
          to={APP_PATHS.staff_request.replace(':id', id)}
        >
          {t(`tools.name.${form}`)}
        </Link>
      ),
    },
    { key: 'subject', title: t('form.staff.column.subject'), cell: ({ subject }) => subject },
    { key: 'person', title: t('form.staff.column.person'), cell: ({ person }) => person.name },
    {
      key: 'due',
      title: t('form.staff.column.due'),
      cell: ({ status, due_at, answered_at }) =>
        status === 'answered' && answered_at !== null ? (
          formatInstant(answered_at, i18n.language)
        ) : (
          <DueTime at={due_at} />
        ),
    },
    { key: 'status', title: t('form.staff.column.status'), cell: (request) => <RequestState {...request} /> },
  ];
  return (
    <Table
      caption={t('backoffice.sections.requests')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      minWidth="48rem"
    />
  );
}
