import type { SalesFileState } from '@tangent/domain/money/royalty/sales-file.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../ui/status-pill.tsx';

const TONES: Record<SalesFileState, PillTone> = {
  received: 'info',
  reading: 'info',
  held: 'warn',
  posted: 'good',
  reversed: 'quiet',
  malformed: 'bad',
  unknown_format: 'bad',
  duplicate: 'quiet',
  declined: 'quiet',
};

/** The state of a sales file, for staff. */
export function SalesFileStatePill({ state }: { state: SalesFileState }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`sales.state.${state}`)}</StatusPill>;
}
