import type { AnalyticsTab } from '@tangent/contract/analytics.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AnalyticsChoice } from '../../../api/analytics.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { DEFAULT_COMPARISON, DEFAULT_PERIOD, readChoice, readTab } from './read-choice.ts';

type AddressChanges = { readonly [Name in keyof AnalyticsChoice]?: string | null } & { readonly tab?: AnalyticsTab };

/** Default values, which are left out of the address. */
const SILENT: Readonly<Record<string, string>> = {
  tab: 'overview',
  period: DEFAULT_PERIOD,
  compare: DEFAULT_COMPARISON,
};

/**
 * Keeps tab, period, comparison and music in the address, so that it can be bookmarked, shared and returned to.
 */
export function useAnalyticsAddress() {
  const [search, setSearch] = useSearchParams();
  const tab = readTab(search);
  const choice = useMemo(() => readChoice(search), [search]);
  const build = (changes: AddressChanges): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === undefined || value === '' || SILENT[name] === value) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  /** Returns the address with changes. */
  const linkTo = (changes: AddressChanges): string => {
    const next = build(changes);
    return next.size > 0 ? `${APP_PATHS.analytics}?${next}` : APP_PATHS.analytics;
  };
  /** Navigates to the changed address; while the user types, without a history entry for each letter. */
  const change = (changes: AddressChanges, { isTyped = false } = {}) =>
    setSearch(build(changes), { preventScrollReset: true, replace: isTyped });
  return { tab, choice, linkTo, change };
}
