import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { countFans } from './count-fans.ts';

type Props = { campaign: PresaveDetail };

/** The headline of a campaign: its most important number. */
export function CampaignFact({ campaign }: Props) {
  const { t, i18n } = useTranslation();
  const { phase, receipt, fans, release } = campaign;
  const { title } = release;
  const shown = (value: number) => formatNumber(value, i18n.language);
  if (phase === 'stopped') return t('presave.headline.stopped');
  const verified = receipt?.spotify.verified ?? 0;
  if (verified > 0) return t('presave.headline.saved', { count: verified, shown: shown(verified), title });
  if (phase === 'ended') return t('presave.headline.ended', { title });
  const count = countFans(fans);
  return count === 0 ? t('presave.headline.waiting') : t('presave.headline.running', { count, shown: shown(count) });
}

/** The next event of a campaign, or the last one. */
export function CampaignNext({ campaign }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { phase, starts_on, receipt, days_left } = campaign;
  if (phase === 'planned') return t('presave.below.planned', { date: formatDate(starts_on, language) });
  if (phase === 'running') {
    return t('presave.below.running', { count: days_left, shown: formatNumber(days_left, language) });
  }
  if (phase !== 'ended') return null;
  const { verified = 0, refused = 0, expired = 0, gone = 0, open = 0 } = receipt?.spotify ?? {};
  const all = verified + refused + expired + gone + open;
  if (verified === 0) return t('presave.below.ended');
  return t('presave.below.saved', { share: formatShare((verified / all) * 10_000, language, 1) });
}
