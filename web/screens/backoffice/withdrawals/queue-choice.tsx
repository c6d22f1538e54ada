import { WITHDRAWAL_QUEUES, type WithdrawalQueue } from '@tangent/domain/money/payout/withdrawal-queue.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';

type QueueChoiceProps = {
  queue: WithdrawalQueue;
  /** The number of withdrawals in each queue; null before they are loaded. */
  counts: Partial<Record<WithdrawalQueue, number>> | null;
  onChange: (queue: WithdrawalQueue) => void;
};

/** Shows the queues as buttons side by side, each with its count. */
export function QueueChoice({ queue, counts, onChange }: QueueChoiceProps) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{t('payouts.queues')}</legend>
      {WITHDRAWAL_QUEUES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === queue}
          onClick={() => onChange(one)}
          className={clsx(
            'tap inline-flex min-h-9 items-center gap-1.5 rounded-control px-3 text-13 font-strong ring-1 ring-inset',
            one === queue ? 'bg-ink text-paper ring-ink' : 'bg-surface text-ink-2 ring-line-strong hover:bg-sunken',
          )}
        >
          {t(`payouts.queue.${one}`)}
          {counts && <span className="num font-soft">{formatNumber(counts[one] ?? 0, i18n.language)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
