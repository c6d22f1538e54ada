/**
 * Turkish and Azerbaijani tell i from ı; everywhere else the plain mapping of Unicode holds (rule tr-1 in
 * docs/standards/store-rules.md).
 */
export function toLocale(language: string | null): string {
  return language === 'tr' || language === 'az' ? 'tr' : 'en';
}

/** A word in small letters. A letter that would not come back from its small form stays as it is: nothing is ever lost. */
export function lowercaseWord(word: string, locale: string): string {
  const small = mapLetters(
    word,
    (letter) => letter.toLocaleLowerCase(locale),
    (letter) => letter.toLocaleUpperCase(locale),
  );
  return /\p{L}\p{M}*Σ$/u.test(word) ? `${small.slice(0, -1)}ς` : small;
}

/** A word with its first letter as a capital and the rest as it is. */
export function capitaliseFirst(word: string, locale: string): string {
  let done = false;
  return mapLetters(
    word,
    (letter) => {
      if (done || !isLetter(letter)) return letter;
      done = true;
      return letter.toLocaleUpperCase(locale);
    },
    (letter) => letter.toLocaleLowerCase(locale),
  );
}

/** A text without case, accents and punctuation: how two spellings of one name are compared. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function hasUpper(word: string): boolean {
  return /[\p{Lu}\p{Lt}]/u.test(word);
}

export function hasLower(word: string): boolean {
  return /\p{Ll}/u.test(word);
}

export function countLetters(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0;
}

function isLetter(letter: string): boolean {
  return /\p{L}/u.test(letter);
}

function mapLetters(word: string, change: (letter: string) => string, back: (letter: string) => string): string {
  return [...word]
    .map((letter) => {
      const changed = change(letter);
      return changed === letter || back(changed) === letter ? changed : letter;
    })
    .join('');
}
