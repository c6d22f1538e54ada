import type { Standing } from '@tangent/domain/access/standing.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../ui/status-pill.tsx';

const TONES: Record<Standing, PillTone> = { active: 'good', frozen: 'warn', banned: 'bad', deactivated: 'quiet' };

/** How an account stands, for staff. */
export function StandingPill({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[standing]}>{t(`backoffice.standing.${standing}`)}</StatusPill>;
}
