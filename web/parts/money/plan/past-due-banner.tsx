import type { User } from '@tangent/contract/people/user.ts';
import { planEndMs } from '@tangent/domain/money/plan/plan.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUser } from '../../../app/session/session.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { formatDate } from '../../text/format.ts';

/**
 * Returns until when a plan with a failed renewal stays effective; null when no payment is due or the period is over
 * (A-106).
 */
function findGraceEnd({ plan, subscription }: Pick<User, 'plan' | 'subscription'>): string | null {
  const { status, expires_at } = subscription;
  if (plan === 'free' || status !== 'past_due' || expires_at === null) return null;
  return new Date(planEndMs(subscription, Date.parse(expires_at))).toISOString();
}

/** Above every page while a renewal is being retried: until when the plan is effective, and where to pay. */
export function PastDueBanner() {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const user = useUser();
  const until = findGraceEnd(user);
  // The subscription tab shows this itself, with the possible actions.
  if (until === null || pathname === APP_PATHS.account_subscription) return null;
  const values = { plan: t(`plan.name.${user.plan}`), date: formatDate(until, i18n.language) };
  return (
    <div className="mb-6">
      <Banner
        tone="warn"
        title={t('subscription.past_due.title', values)}
        action={
          <Link to={APP_PATHS.account_subscription} className={buttonClass('plain', 'small')}>
            {t('subscription.past_due.settle')}
          </Link>
        }
      >
        {t('subscription.past_due.text', values)}
      </Banner>
    </div>
  );
}
