import type { PresaveCampaign } from '@tangent/contract/promotion/presave.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../parts/text/format.ts';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES: Record<PresaveCampaign['phase'], PillTone> = {
  planned: 'info',
  running: 'live',
  paused: 'warn',
  ended: 'quiet',
  stopped: 'bad',
};

/** The phase of a campaign, with the day on which it starts or ended. */
export function CampaignPill({ campaign: { phase, starts_on, release_date } }: { campaign: PresaveCampaign }) {
  const { t, i18n } = useTranslation();
  const date = formatDay(phase === 'planned' ? starts_on : release_date, i18n.language);
  return <StatusPill tone={TONES[phase]}>{t(`presave.phase.${phase}`, { date })}</StatusPill>;
}
