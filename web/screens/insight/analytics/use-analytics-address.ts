import type { AnalyticsTab } from '@tangent/contract/analytics.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AnalyticsChoice } from '../../../api/analytics.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { DEFAULT_COMPARISON, DEFAULT_PERIOD, readChoice, readTab } from './read-choice.ts';

type AddressChanges = { readonly [Name in keyof AnalyticsChoice]?: string | null } & { readonly tab?: AnalyticsTab };

/** What goes without saying stands in no address. */
const SILENT: Readonly<Record<string, string>> = {
  tab: 'overview',
  period: DEFAULT_PERIOD,
  compare: DEFAULT_COMPARISON,
};

/** Tab, period, comparison and music are kept in the address: it can be kept, sent and gone back to. */
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
  /** The address with something else in it. */
  const linkTo = (changes: AddressChanges): string => {
    const next = build(changes);
    return next.size > 0 ? `${APP_PATHS.analytics}?${next}` : APP_PATHS.analytics;
  };
  /** Goes there; while somebody types, without a step back for every letter. */
  const change = (changes: AddressChanges, { isTyped = false } = {}) =>
    setSearch(build(changes), { preventScrollReset: true, replace: isTyped });
  return { tab, choice, linkTo, change };
}
