import { GENERIC_TITLE, isKeywordList, TITLE_PATTERNS } from './content-patterns.ts';
import { foldName } from './letters.ts';
import type { StyleContext, StyleMatch, TitleFields, TitleRule } from './style-rule.ts';

/**
 * Contents a title should not have: advertisements, addresses, prices, names (rules T19-T27, T30-T32 in
 * docs/standards/store-rules.md).
 */
export const CONTENT_RULES: TitleRule = {
  ids: ['T19', 'T20', 'T21', 'T22', 'T23', 'T24', 'T25', 'T26', 'T27', 'T30', 'T31', 'T32'],
  check: (titled, context) => [
    ...checkPatterns(titled.title, 'title', titled),
    // A version title is a note as a whole, so it is checked as one.
    ...checkPatterns(titled.version_title, 'version_title', titled),
    ...checkWholeTitle(titled),
    ...checkSigns(titled.title),
    ...checkNames(titled, context),
  ],
};

function checkPatterns(text: string, path: string, { version_title }: TitleFields): StyleMatch[] {
  if (text === '') return [];
  const examined = path === 'version_title' ? `(${text})` : text;
  const seen = new Set<string>();
  return TITLE_PATTERNS.flatMap(({ rule, pattern }): StyleMatch[] => {
    const match = pattern.exec(examined);
    if (match === null || seen.has(rule)) return [];
    const word = (match[1] ?? match[0]).trim();
    // A karaoke or tribute that is labelled as such in its version title is legitimate (T31).
    if (rule === 'T31' && (path === 'version_title' || /karaoke|tribute|style/i.test(version_title))) return [];
    seen.add(rule);
    const start = text.indexOf(word);
    return [{ rule, path, params: { word }, ...(start < 0 ? {} : { at: [start, start + word.length] as const }) }];
  });
}

function checkWholeTitle({ title }: TitleFields): StyleMatch[] {
  const trimmed = title.trim();
  if (GENERIC_TITLE.test(trimmed)) return [{ rule: 'T21', path: 'title', params: { title: trimmed } }];
  return isKeywordList(trimmed) ? [{ rule: 'T26', path: 'title' }] : [];
}

/** Finds pictures and characters that only decorate; letters, numbers and punctuation are allowed. */
function checkSigns(title: string): StyleMatch[] {
  const match = /[$¢∞_+=*~^<>\\]|\p{Extended_Pictographic}|[\u2190-\u21FF\u2300-\u27BF\u2B00-\u2BFF]/u.exec(title);
  if (match === null) return [];
  const [sign] = match;
  return [{ rule: 'T27', path: 'title', params: { sign }, at: [match.index, match.index + sign.length] }];
}

function checkNames({ title }: TitleFields, { artist }: StyleContext): StyleMatch[] {
  const producer =
    /(?:[([]|\s[-–—]\s|\s)\s*((?:prod(?:uced)?\.?(?: by)?|produced by|prod por|produzido por|producido por)\s+[^()[\]]+)[)\]]?\s*$/iu.exec(
      title,
    );
  if (producer?.[1] !== undefined) {
    const value = title.slice(0, producer.index).trim();
    const fix = value === '' ? {} : { fix: [{ path: 'title', value }] };
    return [{ rule: 'T30', path: 'title', params: { name: producer[1].trim() }, ...fix }];
  }
  const name = artist?.name.trim() ?? '';
  if (name === '' || foldName(title) === foldName(name)) return [];
  const [, head, tail] = /^(.+?)\s+[-–—:]\s+(.+)$/u.exec(title) ?? [];
  if (head !== undefined && tail !== undefined && foldName(head) === foldName(name)) {
    return [{ rule: 'T30', path: 'title', params: { name }, fix: [{ path: 'title', value: tail }] }];
  }
  // A one-word name may be an ordinary word of the title.
  const isInside = name.includes(' ') && ` ${foldName(title)} `.includes(` ${foldName(name)} `);
  return isInside ? [{ rule: 'T30', path: 'title', params: { name } }] : [];
}
