import { findFeaturing, listNames } from './featuring.ts';
import { foldName } from './letters.ts';
import type { FieldChange, StyleMatch, TitleFields, TitleRule } from './style-rule.ts';

/**
 * Featured and joint artists in a title (rules A1, A2, A5, A7 in docs/standards/store-rules.md): they have their own
 * field, and stores add them to the title.
 */
export const FEATURING_RULES: TitleRule = {
  ids: ['A1', 'A2', 'A5', 'A7'],
  check: (titled) => {
    const found = findFeaturing(titled.title);
    if (found === null) return [];
    const params = { names: listNames(found.names), word: found.word };
    const rest = { path: 'title', params, at: found.at } as const;
    if (found.kind === 'feat') {
      const isRight = found.word === 'feat.' && found.bracketed;
      return [{ ...rest, rule: isRight ? 'A7' : 'A1', ...moved(titled, found.rest, found.names) }];
    }
    const twice = found.names.some((name) =>
      titled.featured_artists.some((other) => foldName(other) === foldName(name)),
    );
    if (twice) return [{ ...rest, rule: 'A5', fix: [{ path: 'title', value: found.rest }] }];
    if (!looksLikeNames(found.word, found.names)) return [];
    const [start, end] = found.at;
    const fixed = `${titled.title.slice(0, start)}(with ${listNames(found.names)})${titled.title.slice(end)}`;
    if (fixed === titled.title) return [];
    const rule = found.word === 'with' ? 'A2' : 'A1';
    return [{ ...rest, rule, fix: [{ path: 'title', value: fixed }] }];
  },
};

function moved(
  { kind, featured_artists }: TitleFields,
  title: string,
  names: readonly string[],
): Pick<StyleMatch, 'fix'> {
  if (title === '') return {};
  const known = new Set(featured_artists.map(foldName));
  const added = names.filter((name) => !known.has(foldName(name)));
  const changes: FieldChange[] = [{ path: 'title', value: title }];
  // Only tracks have this field, a release does not.
  if (kind === 'track' && added.length > 0) {
    changes.push({ path: 'featured_artists', value: [...featured_artists, ...added] });
  }
  return { fix: changes };
}

// '(With You)' and '(Con Calma)' are titles; '(con Ada)' and '(with Ada and Ece)' are credits.
function looksLikeNames(word: string, names: readonly string[]): boolean {
  if (/^with$/i.test(word)) return word === 'with' && names.length > 1;
  return word === word.toLowerCase() && names.every((name) => /^[\p{Lu}\p{N}]/u.test(name));
}
