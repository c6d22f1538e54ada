import {
  type Attempt,
  createMatchMistaken,
  type Folded,
  type FoldedText,
  foldText,
  MATCH_TIERS,
  type Match,
  type MatchTier,
  matchCodes,
  matchJoined,
  matchSigns,
  matchWords,
  type Searchable,
} from './match-entry.ts';
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
  return createSearchIndex(entries, describe)(typeof typed === 'string' ? readQuery(typed) : typed);
}

/** Prepares things for several searches: to fold them takes longer than to compare them. Finds like `findMatches`. */
export function createSearchIndex<Entry>(
  entries: readonly Entry[],
  describe: (entry: Entry) => Searchable,
): (query: SearchQuery) => Found<Entry>[] {
  const fold = rememberFolded();
  const folded = entries.map((entry): Indexed<Entry> => {
    const { name, also = '', codes } = describe(entry);
    return { entry, name: foldText(name), also: fold(also), codes };
  });
  return (query) => {
    if (query.text === '') return [];
    const attempts =
      query.words.length === 0
        ? [(_: SearchQuery, { entry }: Indexed<Entry>) => matchSigns(query, describe(entry))]
        : [matchSurely, matchJoined, createMatchMistaken()];
    for (const attempt of attempts) {
      const found = folded.flatMap((one): Found<Entry>[] => {
        const match = attempt(query, one);
        return match === null ? [] : [{ entry: one.entry, ...match }];
      });
      if (found.length > 0) return keepSurest(found).sort((a, b) => b.rank - a.rank);
    }
    return [];
  };
}

type Indexed<Entry> = Folded & { readonly entry: Entry };

const matchSurely: Attempt = (query, entry) => matchCodes(query, entry.codes) ?? matchWords(query, entry);

/** Compares one thing with a search; null when it does not fit. */
export function matchEntry(query: SearchQuery, entry: Searchable): Match | null {
  return findMatches([entry], query, (one) => one)[0] ?? null;
}

/** Keeps what was found in the surest way. */
export function keepSurest<One extends { readonly tier: MatchTier }>(found: readonly One[]): One[] {
  const surest = MATCH_TIERS.find((tier) => found.some((one) => one.tier === tier));
  return found.filter(({ tier }) => tier === surest);
}

/** Folds a text once, however many things have it: all tracks of an artist have the same further words. */
function rememberFolded(): (text: string) => FoldedText {
  const known = new Map<string, FoldedText>();
  return (text) => {
    const folded = known.get(text) ?? foldText(text);
    known.set(text, folded);
    return folded;
  };
}
