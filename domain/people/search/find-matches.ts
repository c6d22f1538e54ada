import { MATCH_TIERS, type MatchTier, matchEntry, type Searchable } from './match-entry.ts';
import { readQuery, type SearchQuery } from './read-query.ts';

export type Found<Entry> = { readonly entry: Entry; readonly tier: MatchTier; readonly rank: number };

/**
 * Finds the things that fit a search, the best first; equals keep their order. Words may stand in any order and may be
 * beginnings. Words with mistakes are only compared when nothing fits without one, near words only when nothing else
 * does.
 *
 * @example
 * findMatches(['Maré Alta', 'Alma'], 'mrae alta', (name) => ({ name })); // 'Maré Alta', tier 'typo'
 */
export function findMatches<Entry>(
  entries: readonly Entry[],
  typed: string | SearchQuery,
  describe: (entry: Entry) => Searchable,
): Found<Entry>[] {
  const query = typeof typed === 'string' ? readQuery(typed) : typed;
  const found = entries.flatMap((entry): Found<Entry>[] => {
    const match = matchEntry(query, describe(entry));
    return match === null ? [] : [{ entry, ...match }];
  });
  return keepSurest(found).sort((a, b) => b.rank - a.rank);
}

/** Keeps what was found in the surest way; a part of a code counts like words. */
export function keepSurest<One extends { readonly tier: MatchTier }>(found: readonly One[]): One[] {
  const surest = MATCH_TIERS.find((tier) => found.some((one) => one.tier === tier));
  return found.filter(({ tier }) => tier === surest);
}
