import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { LockedPicture } from './locked-picture.tsx';
import { DEFAULT_PERIOD } from './read-choice.ts';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** Shows what a different plan would include here, and links back to what this one includes. */
export function LockedTab() {
  const { t } = useTranslation();
  const { tab, linkProps } = useAnalyticsAddress();
  return (
    <Card>
      <div className="grid gap-6 py-2">
        <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-2">
          <LockedPicture tab={tab} label={t(`analytics.tab.${tab}`)} />
          <p className="max-w-text text-base leading-relaxed">{t(`analytics.about.${tab}`)}</p>
        </div>
        <Upsell capability="advanced_analytics">
          <p className="max-w-lead text-ink-2">{t('analytics.free')}</p>
        </Upsell>
        <div>
          <Link
            {...linkProps({ tab: 'overview', period: DEFAULT_PERIOD, from: null, to: null })}
            className={buttonClass('plain', 'medium')}
          >
            {t('analytics.back_to_free')}
          </Link>
        </div>
      </div>
    </Card>
  );
}
