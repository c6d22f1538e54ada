import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../app/session/session.ts';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES: Record<DeliveryState, PillTone> = {
  queued: 'quiet',
  sent: 'info',
  acknowledged: 'good',
  live: 'live',
  refused: 'bad',
  failed: 'bad',
  taking_down: 'warn',
  removed: 'quiet',
};

type DeliveryStatePillProps = {
  state: DeliveryState;
  /** Only a store with a signed contract makes a release truly live; other stores do not get that colour. */
  contract?: Delivery['contract'];
};

export function DeliveryStatePill({ state, contract = 'signed' }: DeliveryStatePillProps) {
  const { t } = useTranslation();
  const tone = state === 'live' && contract !== 'signed' ? 'good' : TONES[state];
  return <StatusPill tone={tone}>{t(`store.state.${state}`)}</StatusPill>;
}

/** Shows the basis of the state in a store without a signed contract; empty for a store with one. */
export function ContractMark({ contract }: Pick<Delivery, 'contract'>) {
  const { t } = useTranslation();
  const { test_mode } = useUser();
  // In test mode every page says so already.
  if (contract === 'signed' || (contract === 'sandbox' && test_mode)) return null;
  return <span className="text-xs font-soft whitespace-nowrap text-ink-3">{t(`store.contract.${contract}`)}</span>;
}
