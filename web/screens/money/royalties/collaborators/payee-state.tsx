import type { PayeeState as State } from '@tangent/domain/money/collaborator/payee.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../../ui/status-pill.tsx';

const TONES: Record<State | 'owner', PillTone> = { owner: 'quiet', invited: 'info', claimed: 'good', declined: 'bad' };

/** Shows a share's state as a pill: kept by the owner, invited, accepted, or declined. */
export function PayeeState({ state }: { state: State | 'owner' }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`split.state.${state}`)}</StatusPill>;
}
