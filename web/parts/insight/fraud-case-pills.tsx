import type { FraudCase } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../ui/status-pill.tsx';

const TONES: Record<FraudCase['state'], PillTone> = { open: 'warn', calm: 'good', closed: 'quiet' };

/** The state of a fraud case, and the verdict of staff. */
export function FraudCasePills({ state, verdict }: Pick<FraudCase, 'state' | 'verdict'>) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <StatusPill tone={TONES[state]}>{t(`watch.state.${state}`)}</StatusPill>
      {verdict && <span className="text-xs text-ink-2">{t(`watch.verdict.${verdict}`)}</span>}
    </span>
  );
}
