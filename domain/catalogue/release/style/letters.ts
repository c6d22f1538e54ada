/**
 * Returns the locale for letter case. Turkish and Azerbaijani distinguish i from ı; everywhere else the plain mapping
 * of Unicode applies (rule tr-1 in docs/standards/store-rules.md).
 */
export function toLocale(language: string | null): string {
  return language === 'tr' || language === 'az' ? 'tr' : 'en';
}

/**
 * Returns a word in lower case. A letter whose lower-case form does not convert back stays as it is, so that nothing is
 * ever lost.
 */
export function lowercaseWord(word: string, locale: string): string {
  const small = mapLetters(
    word,
    (letter) => letter.toLocaleLowerCase(locale),
    (letter) => letter.toLocaleUpperCase(locale),
  );
  return /\p{L}\p{M}*Σ$/u.test(word) ? `${small.slice(0, -1)}ς` : small;
}

/** Returns a word with its first letter in upper case and the rest as it is. */
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

/** Returns a text without case, accents and punctuation: the key for comparing spellings of a name. */
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
