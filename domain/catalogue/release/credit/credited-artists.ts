import { checkOptionalText, checkRequiredText } from '../../../check-text.ts';
import type { Issue } from '../../../issue.ts';
import { ARTIST_NAME_CHARS } from '../../catalogue-limits.ts';
import { FEATURED_ARTISTS_MAX } from '../../release-limits.ts';

/**
 * Composes the name that listeners see from main and featured artists: one form in every language, because stores write
 * "feat." in all of them.
 *
 * @example composeArtistName(['Ada', 'Mo', 'Su'], ['Kim']) // 'Ada, Mo & Su feat. Kim'
 */
export function composeArtistName(mains: readonly string[], featured: readonly string[]): string {
  return featured.length === 0 ? joinNames(mains) : `${joinNames(mains)} feat. ${joinNames(featured)}`;
}

function joinNames(names: readonly string[]): string {
  const before = names.slice(0, -1).join(', ');
  return before === '' ? (names.at(-1) ?? '') : `${before} & ${names.at(-1)}`;
}

/**
 * Checks a list of credited artists: complete names, nobody twice, none who is credited in `others` already, and not
 * more than a store shows.
 */
export function checkCreditedArtists(path: string, names: readonly string[], others: readonly string[]): Issue[] {
  if (names.length > FEATURED_ARTISTS_MAX) {
    return [{ code: 'max_count', path, params: { max: FEATURED_ARTISTS_MAX } }];
  }
  const known = new Set(others.map(toNameKey));
  const seen = new Set<string>();
  return names.flatMap((name): Issue[] => {
    const [key, params] = [toNameKey(name), { name: name.trim() }];
    const isTwice = seen.has(key);
    seen.add(key);
    if (known.has(key)) return [{ code: 'featured_is_artist', path, params }];
    if (isTwice) return [{ code: 'featured_twice', path, params }];
    const issues = checkRequiredText(path, name, ARTIST_NAME_CHARS);
    return issues.length > 0 ? issues : checkOptionalText(path, name);
  });
}

/** Spellings of the same name that differ in letter case, composition or spaces have the same key. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
