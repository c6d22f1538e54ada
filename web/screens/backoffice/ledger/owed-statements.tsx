import type { OwedStatement } from '@tangent/contract/money/backoffice-money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwedStatements } from '../../../api/money/backoffice-money.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useOwedColumns } from './owed-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { StorePaymentDialog } from './store-payment-dialog.tsx';

/** Lists posted reports, the payments for them and the amounts still owed. */
export function OwedStatements() {
  const { t } = useTranslation();
  const [onlyOpen, setOnlyOpen] = useState(true);
  const [paying, setPaying] = useState<OwedStatement | null>(null);
  const [storePaid, setStorePaid] = useState(false);
  const owed = useOwedStatements(onlyOpen ? { open: 'yes' } : {});
  const columns = useOwedColumns(setPaying);
  const { items, total } = readPages(owed);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SwitchField label={t('books.only_open')} checked={onlyOpen} onChange={setOnlyOpen} />
        <Button size="small" onClick={() => setStorePaid(true)}>
          {t('books.pay_store.verb')}
        </Button>
      </div>
      {owed.data?.pages[0]?.credits.map(({ store_id, store_name: store, currency, amount }) => (
        <p key={`${store_id} ${currency}`} className="text-13 text-ink-2">
          {t('books.credit', { store, amount, currency })}
        </p>
      ))}
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
      {storePaid && (
        <StorePaymentDialog payers={owed.data?.pages[0]?.payers ?? []} onClose={() => setStorePaid(false)} />
      )}
      {paying && <PaymentDialog statement={paying} onClose={() => setPaying(null)} />}
    </Card>
  );
}
