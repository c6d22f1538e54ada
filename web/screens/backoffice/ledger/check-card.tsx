import type { LedgerCheck } from '@tangent/contract/money/backoffice-money.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLedgerCheck, useStartCheck } from '../../../api/money/backoffice-money.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDateTime, formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** Shows the result of every ledger check, with the rows that violate it. */
export function CheckCard() {
  const { t, i18n } = useTranslation();
  const check = useLedgerCheck();
  const start = useStartCheck();
  const showError = useErrorToast();
  const last = check.data?.last ?? null;
  const busy = start.isPending || check.data?.is_running === true;
  const button = (
    <Button size="small" busy={busy} onClick={() => start.mutate(undefined, { onError: showError })}>
      {t(busy ? 'books.check.busy' : 'books.check.verb')}
    </Button>
  );
  return (
    <Card title={t('books.tab.check')} action={button}>
      {check.isPending && <SkeletonRows count={6} />}
      {check.isError && !check.data && <LoadFailed error={check.error} onRetry={() => void check.refetch()} />}
      {check.data && last === null && (
        <EmptyState title={t('books.check.empty.title')}>{t('books.check.empty.text')}</EmptyState>
      )}
      {last && (
        <>
          <p className="mb-3 text-ink-2">
            {t('books.check.at', {
              at: formatDateTime(last.finished_at, i18n.language),
              name: last.requested_by ?? t('backoffice.audit.machine'),
            })}
          </p>
          <ul>
            {last.results.map((result) => (
              <RuleRow key={result.rule} result={result} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function RuleRow({ result: { rule, count, findings } }: { result: LedgerCheck['results'][number] }) {
  const { t, i18n } = useTranslation();
  const Icon = count === 0 ? CircleCheck : TriangleAlert;
  return (
    <li className="flex gap-3 border-t border-line py-2.5">
      <Icon size={18} className={count === 0 ? 'mt-px shrink-0 text-good' : 'mt-px shrink-0 text-bad'} aria-hidden />
      <div className="min-w-0">
        <p className="font-strong">{t(`books.rule.${rule}`)}</p>
        <p className={count === 0 ? 'text-13 text-ink-3' : 'text-13 text-bad'}>
          {count === 0
            ? t('books.check.fine')
            : t('books.check.wrong', { count, cases: formatNumber(count, i18n.language) })}
        </p>
        {findings.map(({ subject, message }) => (
          <p key={`${subject} ${message}`} className="code mt-1 text-xs break-all text-ink-2">
            {subject}: {writeAmounts(message)}
          </p>
        ))}
      </div>
    </li>
  );
}

/** Writes the amounts of a finding in units of their currency, with every digit: '120000 micros of USD' is '0.12 USD'. */
function writeAmounts(message: string): string {
  return message.replaceAll(
    /(-?\d+) micros of ([A-Z]{3})/g,
    (_, micros: string, currency: string) => `${Number(micros) / 1_000_000} ${currency}`,
  );
}
