import type { SuspenseGroup } from '@tangent/contract/money/backoffice-suspense.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSuspenseLines } from '../../../api/money/backoffice-suspense.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { formatListedMicroDollars } from '../../../texts/format-dollars.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Pages } from './pages.tsx';

type Line = NonNullable<ReturnType<typeof useSuspenseLines>['data']>['items'][number];

/** Lists the lines of a group, each with its file. */
export function GroupLines({ group }: { group: SuspenseGroup }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const lines = useSuspenseLines(group.key, page);
  const columns = useColumns();
  if (lines.isPending) return <SkeletonRows count={3} />;
  if (lines.isError && !lines.data) return <LoadFailed error={lines.error} onRetry={() => void lines.refetch()} />;
  return (
    <div className="mt-3">
      <Table
        caption={t('sales.lines')}
        columns={columns}
        rows={lines.data.items}
        rowKey={({ file_id, line_no }) => `${file_id} ${line_no}`}
        density="compact"
        minWidth="44rem"
      />
      <Pages page={page} total={lines.data.total} onPage={setPage} />
    </div>
  );
}

function useColumns(): Column<Line>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return [
    {
      key: 'file',
      title: t('sales.file'),
      className: 'w-full',
      cell: ({ file_id, file_name, line_no }) => (
        <Link to={`/backoffice/sales/${file_id}`} className="text-link">
          {file_name}, {t('sales.line', { line: formatNumber(line_no, language) })}
        </Link>
      ),
    },
    { key: 'store', title: t('store.store'), className: 'whitespace-nowrap', cell: ({ store_name }) => store_name },
    {
      key: 'month',
      title: t('sales.month'),
      className: 'whitespace-nowrap',
      cell: ({ period }) => formatPeriod(period, language),
    },
    { key: 'country', title: t('sales.country'), cell: ({ country }) => country },
    { key: 'units', title: t('sales.units'), numeric: true, cell: ({ units }) => formatNumber(units, language) },
    {
      key: 'worth',
      title: t('sales.worth'),
      numeric: true,
      cell: ({ gross_micros }) => formatListedMicroDollars(gross_micros, language),
    },
  ];
}
