import type { WorkQueueView } from '@tangent/contract/people/staff-home.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatWorkCount } from '../../../parts/backoffice/work-count.ts';
import { WORK_PLACES } from '../../../parts/backoffice/work-places.ts';
import { formatDay } from '../../../parts/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** The queues in which something waits, each with its number and the day on which its first thing is due. */
export function WorkTable({ queues }: { queues: readonly WorkQueueView[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<WorkQueueView>[] = [
    {
      key: 'queue',
      title: t('backoffice.home.column.queue'),
      className: 'w-full py-2',
      cell: (row) => (
        <>
          <Link className="font-strong after:absolute after:inset-0 hover:underline" to={WORK_PLACES[row.queue].list}>
            {t(`backoffice.home.queue.${row.queue}`)}
          </Link>
          {/* A phone has no room for a column. */}
          <span className="mt-1 block sm:hidden">
            <Late late={row.late} />
          </span>
        </>
      ),
    },
    {
      key: 'waiting',
      title: t('backoffice.home.column.waiting'),
      numeric: true,
      cell: ({ waiting }) => formatWorkCount(waiting, i18n.language),
    },
    {
      key: 'due',
      title: t('backoffice.home.column.due'),
      className: 'whitespace-nowrap',
      cell: ({ due_at }) => due_at && <time dateTime={due_at}>{formatDay(due_at.slice(0, 10), i18n.language)}</time>,
    },
    {
      key: 'late',
      title: t('backoffice.home.column.late'),
      className: 'whitespace-nowrap max-sm:hidden',
      cell: ({ late }) => <Late late={late} />,
    },
  ];
  return (
    <Table
      caption={t('backoffice.home.title')}
      columns={columns}
      rows={queues}
      rowKey={({ queue }) => queue}
      minWidth="0"
    />
  );
}

function Late({ late }: { late: number }) {
  const { t, i18n } = useTranslation();
  if (late === 0) return null;
  return (
    <StatusPill tone="bad">
      {t('backoffice.home.late_pill', { count: late, shown: formatWorkCount(late, i18n.language) })}
    </StatusPill>
  );
}
