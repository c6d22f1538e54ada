import type { AnalyticsTab } from '@tangent/contract/insight/analytics.ts';
import { checkPeriod } from '@tangent/domain/insight/analytics/period.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useToday } from '../../../app/today.ts';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { isFree } from './read-choice.ts';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** Whether the requested view can be shown: plans do not include all of them, and a custom range needs two days. */
type Availability = 'open' | 'locked' | 'incomplete';

export function useAvailability(): { tab: AnalyticsTab; availability: Availability; issues: Issue[] } {
  const { tab, choice } = useAnalyticsAddress();
  const hasAll = useCapability('advanced_analytics');
  const issues = checkPeriod(choice, useToday());
  const isLocked = !hasAll && !isFree(tab, choice.period);
  return { tab, issues, availability: isLocked ? 'locked' : issues.length > 0 ? 'incomplete' : 'open' };
}
