import type { Withdrawal } from '@tangent/contract/money/payout.ts';
import type { WithdrawalState } from '@tangent/domain/money/payout/withdrawal.ts';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { formatDate } from '../../text/format.ts';
import { useDaysUntil } from './use-days-until.ts';
import { useDestination } from './use-destination.ts';

const TONES: Record<WithdrawalState, PillTone> = {
  requested: 'info',
  processing: 'info',
  paid: 'good',
  cancelled: 'quiet',
  failed: 'bad',
};

/** The state of a withdrawal. */
function WithdrawalStatePill({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`withdrawal.state.${state}`)}</StatusPill>;
}

type WithdrawalRowProps = { withdrawal: Withdrawal; onCancel: () => void };

/** One withdrawal: amount and state, destination and date, and any failure. */
export function WithdrawalRow({ withdrawal, onCancel }: WithdrawalRowProps) {
  const { t, i18n } = useTranslation();
  const destinationText = useDestination();
  const { amount_cents, state, method, destination, requested_at } = withdrawal;
  const reason = useReason(withdrawal);
  const when = useWhen(withdrawal);
  return (
    <li className="grid grid-cols-fill-end items-start gap-x-4 gap-y-1 py-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="num text-15 font-bold">{formatDollars(amount_cents, i18n.language)}</span>
        <WithdrawalStatePill state={state} />
        {when && <span className="text-13 text-ink-2">{when}</span>}
      </div>
      {state === 'requested' && (
        <Button size="small" onClick={onCancel}>
          {t('withdrawal.history.cancel')}
        </Button>
      )}
      <p className="col-span-full min-w-0 text-13 break-words text-ink-3">
        {t('withdrawal.history.line', {
          date: formatDate(requested_at, i18n.language),
          destination: destinationText(method, destination),
        })}
      </p>
      {reason && <p className="col-span-full text-13 text-ink-2">{reason}</p>}
    </li>
  );
}

/** Describes when it leaves, with the days left, or when it left. */
function useWhen({ state, expected_on, paid_at }: Withdrawal): string | null {
  const { t, i18n } = useTranslation();
  const daysUntil = useDaysUntil();
  if (state === 'requested') {
    const date = formatDate(expected_on, i18n.language);
    return `${t('withdrawal.history.leaves_on', { date })} · ${daysUntil(expected_on)}`;
  }
  if (state === 'processing') return t('withdrawal.history.due');
  return paid_at === null ? null : t('withdrawal.history.sent_on', { date: formatDate(paid_at, i18n.language) });
}

function useReason({ cancel_reason, failure }: Withdrawal): string | null {
  const { t } = useTranslation();
  if (cancel_reason !== null) return t(`withdrawal.cancelled.${cancel_reason}`);
  if (failure === null) return null;
  return `${t(`withdrawal.failure.${failure}`)} ${t('withdrawal.back_on_balance')}`;
}
