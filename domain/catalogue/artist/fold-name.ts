/** Letters with a plain letter of the same place: each letter of `from` is folded to the one of `to`, further ones are dropped. */
const FOLDED_LETTERS = {
  from: 'ØøŁłĐđÐðĦħŦŧıŊŋƏə' + 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' + 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄЂЉЊЋЏЅЈ' + "'’‘ʼ",
  to: 'oollddddhhttinnee' + 'αβγδεζηθικλμνξοπρστυφχψωσ' + 'абвгдежзиклмнопрстуфхцчшщъыьэюяієђљњћџѕј',
} as const;

const PLAIN = /^[ -~]*$/;

/** Letters that are written as two. */
const FOLDED_PAIRS = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
  ['Þ', 'th'],
] as const;

/** Marks above and below letters, and characters without a width. */
const INVISIBLE = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g;

const SINGLE = new Map([...FOLDED_LETTERS.from].map((letter, index) => [letter, [...FOLDED_LETTERS.to][index] ?? '']));
const FOLDED = new Map<string, string>([...SINGLE, ...FOLDED_PAIRS]);

/**
 * Folds a name the way people type a search: without case, marks and apostrophes, every i the same with or without its
 * dot. The database has the same table as `fold_name`; a test compares the two.
 *
 * @example
 * foldName('IŞIK  İzmir’de'); // 'isik izmirde'
 */
export function foldName(name: string): string {
  const bare = name.normalize('NFKD').replace(INVISIBLE, '');
  // Without marks most letters are plain: looking each one up would take five times as long.
  const plain = PLAIN.test(bare)
    ? bare.replaceAll("'", '')
    : [...bare].map((letter) => FOLDED.get(letter) ?? letter).join('');
  return plain
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[ \t\n\r\f\v]+/g, ' ')
    .replace(/^ | $/g, '');
}
