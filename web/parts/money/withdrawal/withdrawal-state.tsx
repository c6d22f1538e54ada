import type { WithdrawalState } from '@tangent/domain/payout/withdrawal.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES: Record<WithdrawalState, PillTone> = {
  requested: 'info',
  processing: 'info',
  paid: 'good',
  cancelled: 'quiet',
  failed: 'bad',
};

/** Where a withdrawal stands. */
export function WithdrawalStatePill({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`withdrawal.state.${state}`)}</StatusPill>;
}
