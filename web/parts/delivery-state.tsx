import type { DeliveryState } from '@tangent/domain/delivery/status.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../ui/status-pill.tsx';

const TONES: Record<DeliveryState, PillTone> = {
  queued: 'quiet',
  sent: 'info',
  acknowledged: 'good',
  live: 'live',
  refused: 'bad',
  failed: 'bad',
  taking_down: 'info',
  removed: 'quiet',
};

export function DeliveryStatePill({ state }: { state: DeliveryState }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`store.state.${state}`)}</StatusPill>;
}
