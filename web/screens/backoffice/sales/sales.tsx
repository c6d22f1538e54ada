import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { type SalesFilter, useSalesFiles } from '../../../api/money/backoffice-sales.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { InboxCard } from './inbox-card.tsx';
import { SalesFilterBar } from './sales-filter-bar.tsx';
import { SalesTable } from './sales-table.tsx';
import { UploadCard } from './upload-card.tsx';

/** Lists the received sales reports with their status, and those that need a decision. */
export function BackofficeSales() {
  const { t } = useTranslation();
  const suspense = (
    <Link to={APP_PATHS.suspense} className={buttonClass('plain', 'medium')}>
      {t('sales.unmatched_lines')}
    </Link>
  );
  return (
    <div className="grid gap-5">
      <PageTitle actions={suspense}>{t('sales.title')}</PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <FileList />
        <div className="grid min-w-0 gap-5">
          <UploadCard />
          <InboxCard />
        </div>
      </div>
    </div>
  );
}

function FileList() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<SalesFilter>(search.get('attention') === 'yes' ? { attention: 'yes' } : {});
  const debounced = useDebounced(filter, 250);
  const files = useSalesFiles(debounced);
  const { items, total } = readPages(files);
  return (
    <Card>
      <SalesFilterBar filter={filter} onChange={setFilter} />
      {files.isPending && <SkeletonRows count={6} />}
      {files.isError && !files.data && <LoadFailed error={files.error} onRetry={() => void files.refetch()} />}
      {files.data && total === 0 && (
        <EmptyState title={t('sales.empty.title')}>
          {debounced.attention ? t('sales.empty.attention') : t('sales.empty.text')}
        </EmptyState>
      )}
      {total > 0 && (
        <>
          <SalesTable items={items} />
          <MoreRows list={files} />
        </>
      )}
    </Card>
  );
}
