import { type Found, findMatches, keepSurest, matchEntry } from '@tangent/domain/people/search/find-matches.ts';
import type { MatchTier } from '@tangent/domain/people/search/match-entry.ts';
import type { SearchQuery } from '@tangent/domain/people/search/read-query.ts';
import { ITEM_KINDS, type ItemKind, type SearchItem } from './palette-item.ts';

/** The rows of a search, the best first, and how surely they were found; null when there are none. */
export type Results = { readonly items: readonly SearchItem[]; readonly tier: MatchTier | null };

/** A row of the server's answer with the way it was found. */
export type FoundItem = { readonly item: SearchItem; readonly tier: MatchTier };

/**
 * Joins what the app has itself with what the server found, and ranks both alike. What was found less surely than the
 * rest is left out.
 */
export function rankResults(query: SearchQuery, entries: readonly SearchItem[], found: readonly FoundItem[]): Results {
  const own = findMatches(entries, query, ({ search }) => search);
  const others = found.map(({ item, tier }): Found<SearchItem> => {
    return { entry: item, tier, rank: matchEntry(query, item.search)?.rank ?? 0 };
  });
  // Music comes before the app's own words where both fit alike.
  const all = keepSurest([...others, ...own]).sort((a, b) => b.rank - a.rank);
  return { items: all.map(({ entry }) => entry), tier: all[0]?.tier ?? null };
}

const PER_KIND = 4;
const ALONE_MAX = 12;

/** Counts the rows of each kind, in the order in which the kinds are shown: the one with the best row first. */
export function countKinds({ items }: Results): { readonly kind: ItemKind; readonly count: number }[] {
  const found = [...new Set(items.map(({ kind }) => kind))];
  // Answers explain what stands above them.
  const kinds = [...found.filter((kind) => kind !== 'help'), ...found.filter((kind) => kind === 'help')];
  return kinds.map((kind) => ({ kind, count: Math.min(items.filter((item) => item.kind === kind).length, ALONE_MAX) }));
}

/** Groups the rows by kind; of one kind alone more of them are shown. */
export function groupResults(results: Results, only: ItemKind | null): { kind: ItemKind; items: SearchItem[] }[] {
  const kinds =
    only === null ? countKinds(results).map(({ kind }) => kind) : ITEM_KINDS.filter((kind) => kind === only);
  return kinds
    .map((kind) => ({
      kind,
      items: results.items.filter((item) => item.kind === kind).slice(0, only === null ? PER_KIND : ALONE_MAX),
    }))
    .filter(({ items }) => items.length > 0);
}
