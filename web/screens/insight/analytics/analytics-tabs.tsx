import type { AnalyticsTab } from '@tangent/contract/insight/analytics.ts';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCapability, useUnlockText } from '../../../parts/money/plan/use-capability.ts';
import { useCenteredTab } from '../../../ui/use-centered-tab.ts';
import { isFree, TABS } from './read-choice.ts';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** Shows the tabs; period, comparison and music stay the same from tab to tab. */
export function AnalyticsTabs({ current }: { current: AnalyticsTab }) {
  const { t } = useTranslation();
  const { linkProps } = useAnalyticsAddress();
  const row = useCenteredTab(current);
  return (
    // Relative, because texts for screen readers are positioned: otherwise they widen the page instead of scrolling.
    <nav ref={row} aria-label={t('analytics.title')} className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-5 border-b border-line">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              {...linkProps({ tab })}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
              className={clsx(
                '-mb-px flex min-h-10 items-center pointer-coarse:min-h-11 gap-1.5 border-b-3 pt-2 pb-1.5 font-medium whitespace-nowrap -outline-offset-2 hover:text-ink',
                tab === current ? 'border-ink text-ink' : 'border-transparent text-ink-2',
              )}
            >
              {t(`analytics.tab.${tab}`)}
              <TabLock tab={tab} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The lock of a tab that a different plan includes. */
function TabLock({ tab }: { tab: AnalyticsTab }) {
  const hasAll = useCapability('advanced_analytics');
  const unlock = useUnlockText();
  if (hasAll || isFree(tab, 'last_30_days')) return null;
  return (
    <>
      <Lock size={13} aria-hidden className="text-ink-3" />
      <span className="sr-only">{unlock('advanced_analytics')}</span>
    </>
  );
}
