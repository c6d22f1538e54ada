import type { StaffFineDispute } from '@tangent/contract/money/fine-dispute.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DisputeView, useStaffDisputes } from '../../../api/money/fine-dispute.ts';
import { DueDay } from '../../../parts/backoffice/due-day.tsx';
import { DisputePill } from '../../../parts/money/fine/dispute-pill.tsx';
import { useFineFact } from '../../../parts/money/fine/use-fine-fact.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

const VIEWS: readonly DisputeView[] = ['waiting', 'settled'];

/** The disputes of fines: those with a next step by its deadline, the settled ones newest first. */
export function BackofficeFines() {
  const { t } = useTranslation();
  const [view, setView] = useState<DisputeView>('waiting');
  const disputes = useStaffDisputes(view);
  const items = disputes.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.fines.title', { count: disputes.data?.pages[0]?.total ?? 0 })}</PageTitle>
      <div role="group" aria-label={t('backoffice.fines.column.step')} className="flex gap-2">
        {VIEWS.map((one) => (
          <Button
            key={one}
            size="small"
            tone={one === view ? 'ink' : 'plain'}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {t(`backoffice.fines.${one}`)}
          </Button>
        ))}
      </div>
      <Card>
        {disputes.isPending && <SkeletonRows count={5} />}
        {disputes.isError && <LoadFailed error={disputes.error} onRetry={() => void disputes.refetch()} />}
        {disputes.data && items.length === 0 && (
          <EmptyState title={t('backoffice.fines.empty.title')}>{t('backoffice.fines.empty.text')}</EmptyState>
        )}
        {items.length > 0 && <DisputeTable items={items} />}
        {disputes.hasNextPage && (
          <Button size="small" busy={disputes.isFetchingNextPage} onClick={() => void disputes.fetchNextPage()}>
            {t('backoffice.more')}
          </Button>
        )}
      </Card>
    </div>
  );
}

function DisputeTable({ items }: { items: readonly StaffFineDispute[] }) {
  const { t } = useTranslation();
  const describe = useFineFact();
  const columns: Column<StaffFineDispute>[] = [
    {
      key: 'fine',
      title: t('backoffice.fines.column.fine'),
      cell: (dispute) => (
        <Link
          className="font-strong after:absolute after:inset-0 hover:underline"
          to={APP_PATHS.staff_fine.replace(':id', dispute.id)}
        >
          {describe(dispute)}
        </Link>
      ),
    },
    { key: 'person', title: t('backoffice.fines.column.person'), cell: ({ person }) => person.name },
    { key: 'step', title: t('backoffice.fines.column.step'), cell: ({ step }) => t(`backoffice.fines.step.${step}`) },
    { key: 'due', title: t('backoffice.fines.column.due'), cell: ({ due_on }) => due_on && <DueDay day={due_on} /> },
    {
      key: 'state',
      title: t('royalty.dispute.title'),
      cell: ({ state, returned_at }) => <DisputePill dispute={state} returned_on={returned_at} />,
    },
  ];
  return (
    <Table
      caption={t('backoffice.sections.fines')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      minWidth="48rem"
    />
  );
}
