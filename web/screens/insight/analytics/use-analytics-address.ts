import type { AnalyticsTab } from '@tangent/contract/insight/analytics.ts';
import { useMemo } from 'react';
import type { AnalyticsChoice } from '../../../api/insight/analytics.ts';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { DEFAULT_COMPARISON, DEFAULT_PERIOD, readChoice, readTab } from './read-choice.ts';

type Changes = { readonly [Name in keyof AnalyticsChoice]?: string | null } & { readonly tab?: AnalyticsTab };

const DEFAULTS = { tab: 'overview', period: DEFAULT_PERIOD, compare: DEFAULT_COMPARISON };

/** Keeps tab, period, comparison and music in the address. */
export function useAnalyticsAddress() {
  const { query, linkProps, change } = useAddressQuery<Changes>(APP_PATHS.analytics, DEFAULTS);
  const choice = useMemo(() => readChoice(query), [query]);
  return { tab: readTab(query), choice, linkProps, change };
}
