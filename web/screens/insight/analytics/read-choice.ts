import type { AnalyticsTab } from '@tangent/contract/insight/analytics.ts';
import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  COMPARISONS,
  FREE_PERIODS,
} from '@tangent/domain/insight/analytics/period.ts';
import type { AnalyticsChoice } from '../../../api/insight/analytics.ts';

/** The tabs of the screen in order. */
export const TABS = [
  'overview',
  'playlists',
  'demographics',
  'territories',
  'platforms',
] as const satisfies readonly AnalyticsTab[];

export const DEFAULT_PERIOD: AnalyticsPeriod = 'last_30_days';
export const DEFAULT_COMPARISON = 'previous';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHAPES = { from: DATE, to: DATE, artist: ID, release: ID, track: ID } as const;
const PARTS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

export function readTab(search: URLSearchParams): AnalyticsTab {
  return TABS.find((tab) => tab === search.get('tab')) ?? 'overview';
}

/** Reads the choices from the address; impossible values are left out. */
export function readChoice(search: URLSearchParams): AnalyticsChoice {
  const period = ANALYTICS_PERIODS.find((name) => name === search.get('period')) ?? DEFAULT_PERIOD;
  const compare = COMPARISONS.find((name) => name === search.get('compare')) ?? DEFAULT_COMPARISON;
  const parts = PARTS.flatMap((name) => {
    const value = search.get(name);
    const fitsPeriod = period === 'custom' || (name !== 'from' && name !== 'to');
    return value !== null && fitsPeriod && SHAPES[name].test(value) ? [[name, value]] : [];
  });
  return { period, compare, ...Object.fromEntries(parts) };
}

/** Whether a plan without all figures includes this: the overview, up to yesterday, for up to 30 days. */
export function isFree(tab: AnalyticsTab, period: AnalyticsPeriod): boolean {
  return tab === 'overview' && FREE_PERIODS.includes(period);
}
