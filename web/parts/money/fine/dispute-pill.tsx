import type { FineDisputeState } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { formatDate } from '../../text/format.ts';

const TONES: Record<FineDisputeState, PillTone> = { open: 'info', sent: 'info', accepted: 'good', refused: 'bad' };

type DisputePillProps = { dispute: FineDisputeState | null; returned_on: string | null };

/** The state of the dispute of a fine; the day on which the store took it back says more than an accepted one. */
export function DisputePill({ dispute, returned_on }: DisputePillProps) {
  const { t, i18n } = useTranslation();
  if (returned_on !== null) {
    const date = formatDate(returned_on, i18n.language);
    return <StatusPill tone="good">{t('royalty.dispute.returned_on', { date })}</StatusPill>;
  }
  if (dispute === null) return null;
  return <StatusPill tone={TONES[dispute]}>{t(`royalty.dispute.pill.${dispute}`)}</StatusPill>;
}
