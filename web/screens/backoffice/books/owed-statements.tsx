import type { OwedStatement } from '@tangent/contract/backoffice-money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwedStatements } from '../../../api/backoffice-money.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { Table } from '../../../ui/table.tsx';
import { useOwedColumns } from './owed-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

/** Lists posted reports, the payments for them and the amounts still owed. */
export function OwedStatements() {
  const { t, i18n } = useTranslation();
  const [onlyOpen, setOnlyOpen] = useState(true);
  const [paying, setPaying] = useState<OwedStatement | null>(null);
  const owed = useOwedStatements(onlyOpen ? { open: 'yes' } : {});
  const columns = useOwedColumns(setPaying);
  const items = owed.data?.pages.flatMap((page) => page.items) ?? [];
  const total = owed.data?.pages[0]?.total ?? 0;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Card>
      <SwitchField label={t('books.only_open')} checked={onlyOpen} onChange={setOnlyOpen} />
      {owed.isPending && <SkeletonRows count={6} />}
      {owed.isError && !owed.data && <LoadFailed error={owed.error} onRetry={() => void owed.refetch()} />}
      {owed.data && total === 0 && (
        <EmptyState title={t('books.owed_empty.title')}>{t('books.owed_empty.text')}</EmptyState>
      )}
      {total > 0 && (
        <Table
          caption={t('books.tab.payments')}
          columns={columns}
          rows={items}
          rowKey={({ statement_no }) => String(statement_no)}
          density="artwork"
          minWidth="56rem"
        />
      )}
      {total > 0 && (
        <LoadMore
          shown={t('backoffice.shown', { shown: number(items.length), total: number(total) })}
          more={owed.hasNextPage && t('backoffice.more')}
          busy={owed.isFetchingNextPage}
          onMore={() => void owed.fetchNextPage()}
        />
      )}
      {paying && <PaymentDialog statement={paying} onClose={() => setPaying(null)} />}
    </Card>
  );
}
