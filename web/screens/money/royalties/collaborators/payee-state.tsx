import type { PayeeState as State } from '@tangent/domain/collaborator/payee.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../../ui/status-pill.tsx';

const TONES: Record<State | 'owner', PillTone> = { owner: 'quiet', invited: 'info', claimed: 'good', declined: 'bad' };

/** Whether somebody is paid, as a pill: the owner keeps it, they were invited, they took it, or they do not want it. */
export function PayeeState({ state }: { state: State | 'owner' }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`split.state.${state}`)}</StatusPill>;
}
