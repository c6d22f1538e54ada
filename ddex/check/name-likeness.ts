/** Letters that do not consist of another letter and a mark. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  $: 's',
  '€': 'e',
  '@': 'a',
};

/** Words of many names, which say nothing about whose name it is. */
const COMMON_WORDS = new Set(
  'and the with feat featuring los las les der die das die und avec con com ile dj mc band trio group orchestra choir music'.split(
    ' ',
  ),
);

const VARIOUS =
  /^(?:various|various artists?|v\s?a|varios(?: artistas| interpretes)?|vari(?:os|as) artistas|artistes divers|verschiedene(?: interpreten| kunstler)?|diverse(?: interpreten| artiesten)?|artisti vari|aa vv|cesitli(?: sanatcilar)?|muhtelif sanatcilar|original cast|soundtrack)$/;

const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Devanagari',
  'Thai',
  'Armenian',
  'Georgian',
];
const IN_SCRIPT = SCRIPTS.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Whether a displayed name stands for many artists without naming them. */
export function isVarious(displayed: string): boolean {
  return VARIOUS.test(fold(displayed));
}

/**
 * Whether a displayed name may be that of an artist, alone or among others: 'A feat. B' and 'B & A' are like B, and so are
 * other spellings, the order of an index and a name in another script. Two names are unlike only if they share no word.
 *
 * @example mayName('Ada feat. Mo', 'Mó') // true
 */
export function mayName(displayed: string, artist: string): boolean {
  if (displayed.includes(artist) || isVarious(displayed)) return true;
  const [shown, name] = [fold(displayed), fold(artist)];
  // A name of signs only, such as '!!!', cannot be compared.
  if (shown === '' || name === '' || shown.includes(name) || name.includes(shown)) return true;
  if (!sharesScript(displayed, artist)) return true;
  const words = listWords(shown);
  return (
    listWords(name).some((word) => words.some((other) => areNear(word, other))) || areNear(join(shown), join(name))
  );
}

/** Returns a name in small letters without marks and punctuation: 'Beyoncé!' and 'BEYONCE' are the same. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[ıßøđðłæœþħŋə$€@]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function sharesScript(one: string, other: string): boolean {
  return IN_SCRIPT.some((script) => script.test(one) && script.test(other));
}

function listWords(folded: string): string[] {
  const words = folded.split(' ');
  const telling = words.filter((word) => word.length > 1 && !COMMON_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

function join(folded: string): string {
  return folded.replaceAll(' ', '');
}

/** Whether two words are the same but for a letter, in longer words two. */
function areNear(one: string, other: string): boolean {
  if (one === other) return true;
  const allowed = Math.min(one.length, other.length) < 5 ? 0 : Math.min(one.length, other.length) < 9 ? 1 : 2;
  return Math.abs(one.length - other.length) <= allowed && countEdits(one, other) <= allowed;
}

function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
