import type { RightsClaim } from '@tangent/contract/promotion/rights-claim.ts';
import { daysBetween } from '@tangent/domain/calendar.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const RESULT_TONES = { upheld: 'quiet', released: 'quiet', withdrawn: 'good' } as const satisfies Record<
  NonNullable<RightsClaim['result']>,
  PillTone
>;
/** From so few days on a claim is urgent. */
const URGENT_DAYS = 7;

/** The state of a claim: the days left to answer, our team, the service, or nothing. */
export function ClaimState({ claim: { state, result, answer, due_on } }: { claim: RightsClaim }) {
  const { t } = useTranslation();
  const today = useToday();
  if (state === 'closed' && result !== null)
    return <StatusPill tone={RESULT_TONES[result]}>{t(`claim.result.${result}`)}</StatusPill>;
  if (state === 'answered')
    return (
      <StatusPill tone="info">{t(answer === 'dispute' ? 'claim.state.checking' : 'claim.state.answered')}</StatusPill>
    );
  if (state === 'sent') return <StatusPill tone="info">{t('claim.state.sent')}</StatusPill>;
  if (due_on === null) return <StatusPill tone="quiet">{t('claim.no_hurry')}</StatusPill>;
  const days = daysBetween(today, due_on);
  if (days < 0) return <StatusPill tone="bad">{t('claim.late')}</StatusPill>;
  const tone = days <= URGENT_DAYS ? 'bad' : 'warn';
  return <StatusPill tone={tone}>{days === 0 ? t('claim.today') : t('claim.left', { count: days })}</StatusPill>;
}
