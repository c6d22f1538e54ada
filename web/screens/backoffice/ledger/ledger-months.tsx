import type { LedgerMonth } from '@tangent/contract/money/backoffice-money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseMonth, useLedgerMonths } from '../../../api/money/backoffice-money.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDateTime, formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** Lists the months of the ledger; a closed month takes no more entries. */
export function LedgerMonths() {
  const { t } = useTranslation();
  const [closing, setClosing] = useState<string | null>(null);
  const months = useLedgerMonths();
  const columns = useColumns(setClosing);
  return (
    <Card title={t('books.tab.months')}>
      {months.isPending && <SkeletonRows count={5} />}
      {months.isError && !months.data && <LoadFailed error={months.error} onRetry={() => void months.refetch()} />}
      {months.data?.items.length === 0 && (
        <EmptyState title={t('books.ledger_empty.title')}>{t('books.ledger_empty.text')}</EmptyState>
      )}
      {months.data && months.data.items.length > 0 && (
        <Table
          caption={t('books.tab.months')}
          columns={columns}
          rows={months.data.items}
          rowKey={({ period }) => period}
          minWidth="34rem"
        />
      )}
      {closing && <CloseDialog period={closing} onClose={() => setClosing(null)} />}
    </Card>
  );
}

function useColumns(onClose: (period: string) => void): Column<LedgerMonth>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return [
    {
      key: 'month',
      title: t('sales.month'),
      className: 'w-full font-strong',
      cell: ({ period }) => formatPeriod(period, language),
    },
    {
      key: 'movements',
      title: t('payouts.movements'),
      numeric: true,
      cell: ({ movements }) => formatNumber(movements, language),
    },
    {
      key: 'state',
      title: t('store.state_title'),
      className: 'whitespace-nowrap text-right',
      cell: (month) => <MonthState month={month} onClose={onClose} />,
    },
  ];
}

function MonthState({ month, onClose }: { month: LedgerMonth; onClose: (period: string) => void }) {
  const { t, i18n } = useTranslation();
  const { period, closed_at, closed_by, obstacle } = month;
  if (closed_at !== null) {
    const at = formatDateTime(closed_at, i18n.language);
    return (
      <span className="text-ink-2">{t('books.closed', { at, name: closed_by ?? t('backoffice.audit.machine') })}</span>
    );
  }
  if (obstacle !== null) return <span className="text-ink-3">{t(`books.obstacle.${obstacle}`)}</span>;
  return (
    <Button size="small" onClick={() => onClose(period)}>
      {t('books.close.verb')}
    </Button>
  );
}

function CloseDialog({ period, onClose }: { period: string; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const closing = useCloseMonth();
  const month = formatPeriod(period, i18n.language);
  const confirm = () =>
    runConfirmed(() => closing.mutateAsync(period)).then(() => {
      toast('good', t('books.close.done', { month }));
      onClose();
    }, showError);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('books.close.title', { month })}
      description={t('books.close.detail')}
      confirm={t('books.close.verb')}
      busy={closing.isPending}
      onConfirm={confirm}
    >
      {confirmationDialog}
    </ConfirmDialog>
  );
}
