import { matchEntry } from '@tangent/domain/people/search/find-matches.ts';
import { readQuery, type SearchQuery } from '@tangent/domain/people/search/read-query.ts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnected } from '../../api/connection.ts';
import { type SearchHit, useSearch } from '../../api/people/search.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useToday } from '../today.ts';
import { describeHit, listAbout } from './describe-hits.ts';
import { WITHDRAW_ID } from './entries.ts';
import { countKinds, groupResults, type Results, rankResults } from './group-results.ts';
import type { ItemKind, PaletteGroup } from './palette-item.ts';
import { useEntries } from './use-entries.ts';
import { useRecentGroup, useStartGroups } from './use-start-groups.ts';

export type PaletteView = {
  readonly query: SearchQuery;
  readonly groups: readonly PaletteGroup[];
  readonly kinds: readonly { readonly kind: ItemKind; readonly count: number }[];
  readonly tier: Results['tier'];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly isOffline: boolean;
};

const NO_HITS: readonly SearchHit[] = [];
const NO_RESULTS: Results = { items: [], tier: null };

/**
 * Builds the rows of the search: pages, tools, settings and actions at once, music when the server responds. Before
 * anything is typed, and without a connection, the last places.
 */
export function usePaletteView(typed: string, debounced: string, only: ItemKind | null): PaletteView {
  const { t } = useTranslation();
  const toast = useToast();
  const today = useToday();
  const query = useMemo(() => readQuery(typed), [typed]);
  const isEmpty = query.text === '';
  const isOffline = !useConnected();
  const search = useSearch(debounced);
  const entries = useEntries();
  const recent = useRecentGroup(query);
  const start = useStartGroups(entries);
  const hits = search.data?.items ?? NO_HITS;
  const isPrevious = search.isPlaceholderData;
  const results = useMemo(() => {
    if (isEmpty || isOffline) return NO_RESULTS;
    const found = hits.flatMap((hit) => {
      const item = describeHit(hit, t, today);
      // The hits of the letters before stay until the next arrive, as far as they fit.
      const tier = isPrevious ? matchEntry(query, item.search)?.tier : hit.match;
      return tier === undefined ? [] : [{ item, tier }];
    });
    return rankResults(query, entries, found);
  }, [query, isEmpty, isOffline, entries, hits, isPrevious, t, today]);
  const copy = (codes: string) =>
    void navigator.clipboard.writeText(codes).then(
      () => toast('good', t('palette.about.copied')),
      () => toast('bad', t('account.copy_failed')),
    );
  const groups = [...titleGroups(results, only, t), ...(only === null ? groupAbout(results, hits, t, copy) : [])];
  return {
    query,
    groups: isOffline ? recent : isEmpty ? [...recent, ...start] : groups,
    kinds: countKinds(results),
    tier: results.tier,
    isSearching: !isOffline && (query.text !== debounced || search.isFetching),
    hasFailed: search.isError && !isEmpty && !isOffline,
    isOffline,
  };
}

/** Adds titles to the groups of a search; a search for a withdrawal has it on top, large. */
function titleGroups(results: Results, only: ItemKind | null, t: TFunction): PaletteGroup[] {
  const first = results.items.filter(({ kind }) => kind !== 'help').slice(0, LARGE_WITHIN_ROWS);
  const large = (only === null && first.find(({ id }) => id === WITHDRAW_ID)) || null;
  const groups = groupResults(results, only).map(({ kind, items }) => ({
    value: kind,
    title: t(`palette.group.${kind}`),
    items: items.filter((item) => item !== large),
  }));
  return [...(large === null ? [] : [{ value: 'large', title: '', items: [large] }]), ...groups].filter(
    ({ items }) => items.length > 0,
  );
}

/** Groups the next steps with the music on top, when there is little else that could be meant. */
function groupAbout(
  results: Results,
  hits: readonly SearchHit[],
  t: TFunction,
  copy: (codes: string) => void,
): PaletteGroup[] {
  const top = results.items.find(({ kind }) => kind !== 'help');
  const hit = hits.find(({ kind, id }) => `${kind} ${id}` === top?.id);
  if (
    hit === undefined ||
    results.tier === 'near' ||
    results.items.filter(({ kind }) => kind !== 'help').length > ABOUT_WITHIN_ROWS
  )
    return [];
  const items = listAbout(hit, t, copy);
  const title = hit.kind === 'track' ? t('palette.group.about') : t('palette.group.about_release');
  return items.length === 0 ? [] : [{ value: 'about', title, items }];
}

/** A withdrawal that comes later than this was not what was meant. */
const LARGE_WITHIN_ROWS = 3;
/** Among more rows the one on top is not the one that was meant. */
const ABOUT_WITHIN_ROWS = 6;
