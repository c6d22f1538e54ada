import type { ListedWithdrawal } from '@tangent/contract/money/backoffice-payout.ts';
import type { WithdrawalState } from '@tangent/domain/money/payout/withdrawal.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../ui/status-pill.tsx';

const TONES: Record<WithdrawalState, PillTone> = {
  requested: 'info',
  processing: 'info',
  paid: 'good',
  cancelled: 'quiet',
  failed: 'bad',
};

type Payout = Pick<ListedWithdrawal, 'state' | 'needs_approval' | 'approved_at' | 'is_outcome_unknown'>;

/** The state of a withdrawal for staff, and the action it needs from them. */
export function PayoutPills({ payout }: { payout: Payout }) {
  const { t } = useTranslation();
  const waits = payout.state === 'requested' && payout.needs_approval && payout.approved_at === null;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StatusPill tone={TONES[payout.state]}>{t(`payouts.state.${payout.state}`)}</StatusPill>
      {waits && <StatusPill tone="warn">{t('payouts.queue.approval')}</StatusPill>}
      {payout.is_outcome_unknown && <StatusPill tone="bad">{t('payouts.queue.unknown')}</StatusPill>}
    </span>
  );
}
