import type { OwedStatement } from '@tangent/contract/money/backoffice-money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwedStatements } from '../../../api/money/backoffice-money.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useOwedColumns } from './owed-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

/** Lists posted reports, the payments for them and the amounts still owed. */
export function OwedStatements() {
  const { t } = useTranslation();
  const [onlyOpen, setOnlyOpen] = useState(true);
  const [paying, setPaying] = useState<OwedStatement | null>(null);
  const owed = useOwedStatements(onlyOpen ? { open: 'yes' } : {});
  const columns = useOwedColumns(setPaying);
  const { items, total } = readPages(owed);
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
      {total > 0 && <MoreRows list={owed} />}
      {paying && <PaymentDialog statement={paying} onClose={() => setPaying(null)} />}
    </Card>
  );
}
