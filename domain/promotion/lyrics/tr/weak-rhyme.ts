// Endings as they follow each other in a word.
const OWNER = '(?:[ıiuü]?m(?:[ıiuü]z)?|[ıiuü]?n|s?[ıiuü])';
const CASE = '(?:[yn]?[ıiuüae]|n?[dt][ae]n?|n?[ıiuü]n|y?l[ae])';
const NOUN = `(?:l[ae]r)?${OWNER}?${CASE}?`;
const PAST = 'm?[ae]?[dt][ıiuü](?:m|n|k|l[ae]r)?(?: m[ıiuü])?';
const TENSE = '(?:[ıiuü]?yor|m?[aeıiuü]?r|m[ae]z|m[ıiuü]ş|[ae]c[ae][kğ]|m[ae]l[ıi])';
const PERSON = '(?:y?[ıiuü][mz]|s[ıiuü]n|l[ae]r)';
const REQUEST = '(?:m[ae])?y?(?:[ae]l[ıi]m|[ae]y[ıi]m|s[ıiuü]n(?:l[ae]r)?|s[ae][mnk]?)';
const OTHER =
  '[ıiuü]p|[ae]r[ae]k|m[ae]d[ae]n|m[ae][kz]?|m[ae]m|k[ae]n|[ıiuü]nc[ae]|[ae]n|d[ıiuü]ğ[ıiuü](?:m|n)?|m[ae]y[ıiae]';
const ENDINGS = new RegExp(`^[ıiuü]?(?:${NOUN}|${PAST}|${TENSE}${PERSON}?|${REQUEST}|${OTHER})$`);

const PLAIN: Readonly<Record<string, string>> = { â: 'a', î: 'i', û: 'u' };
const toPlain = (word: string) =>
  /[âîû]/.test(word) ? word.replace(/[âîû]/g, (letter) => PLAIN[letter] ?? letter) : word;

const known = new Map<string, boolean>();
const KNOWN_MAX = 5000;

function isEnding(text: string): boolean {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  const is = ENDINGS.test(text);
  known.set(text, is);
  return is;
}

/**
 * Returns whether two Turkish words rhyme only by their endings (baktım, sordum): what they share is ending, not stem. A
 * stem may rhyme with an ending (yaz, olmaz). `stems` are words that only look as if they had an ending (deniz).
 */
export function isWeakTurkishRhyme(one: string, other: string, stems: ReadonlySet<string>): boolean {
  const [first, second] = [toPlain(one), toPlain(other)];
  let common = 0;
  while (common < first.length && common < second.length && first.at(-1 - common) === second.at(-1 - common))
    common += 1;
  const shared = first.slice(first.length - common);
  if (!isEnding(shared)) return false;
  return [one, other].every((word) => !stems.has(word) && /[aeıioöuüâîû]/.test(word.slice(0, -common)));
}
