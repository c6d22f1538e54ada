import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  COMPARISONS,
  type ComparisonKind,
  checkPeriod,
} from '@tangent/domain/insight/analytics/period.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useToday } from '../../../app/today.ts';
import { useAddressQuery } from '../../../app/use-address-query.ts';

type Choice = {
  readonly period: AnalyticsPeriod;
  readonly compare: ComparisonKind;
  readonly from?: string;
  readonly to?: string;
};
type Changes = { readonly [Name in keyof Choice]?: string | null };

const DEFAULTS = { period: 'last_30_days', compare: 'previous' } as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Keeps period and comparison in the address, so that they can be shared and survive a reload. */
export function useLinkChoice(): { choice: Choice; issues: Issue[]; change: (changes: Changes) => void } {
  const { query, change } = useAddressQuery<Changes>(useLocation().pathname, DEFAULTS);
  const choice = useMemo(() => readChoice(query), [query]);
  const issues = checkPeriod(choice, useToday());
  return { choice, issues, change: (changes) => change(changes, { isTyped: true }) };
}

function readChoice(query: URLSearchParams): Choice {
  const period = ANALYTICS_PERIODS.find((name) => name === query.get('period')) ?? DEFAULTS.period;
  const compare = COMPARISONS.find((name) => name === query.get('compare')) ?? DEFAULTS.compare;
  const ends = (['from', 'to'] as const).flatMap((name) => {
    const day = query.get(name) ?? '';
    return period === 'custom' && DATE.test(day) ? [[name, day]] : [];
  });
  return { period, compare, ...Object.fromEntries(ends) };
}
