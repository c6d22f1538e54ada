import { LINK_KEY_STEM_MAX_CHARS } from '../smartlink-limits.ts';

/** Letters whose plain form is not their decomposition. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

const CYRILLIC = Object.fromEntries(
  'а=a б=b в=v г=g ґ=g д=d е=e є=ye ж=zh з=z и=i і=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya'
    .split(' ')
    .map((pair) => pair.split('=')),
) as Readonly<Record<string, string>>;

const GREEK = Object.fromEntries(
  'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'
    .split(' ')
    .map((pair) => pair.split('=')),
) as Readonly<Record<string, string>>;

/** Characters of the random end of a key, without those that look alike in print. */
const RANDOM_CHARS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RANDOM_LENGTH = 5;

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEY_MAX_CHARS = LINK_KEY_STEM_MAX_CHARS + 1 + RANDOM_LENGTH;

/**
 * Builds the key of a release in its public address: artist and title in a-z, 0-9 and hyphens, and five random
 * characters. Scripts without a table here give no letters: such a key is only 'release' and the random end.
 *
 * @param random One byte for each of the five characters.
 * @example buildLinkKey('Lena Ortiz', 'Night Drive', bytes) // 'lena-ortiz-night-drive-k7x2m'
 */
export function buildLinkKey(artist: string, title: string, random: Uint8Array): string {
  const stem = toPlainWords(`${artist} ${title}`).slice(0, LINK_KEY_STEM_MAX_CHARS).replace(/-+$/, '');
  const end = Array.from({ length: RANDOM_LENGTH }, (_, index) =>
    RANDOM_CHARS.charAt((random[index] ?? 0) % RANDOM_CHARS.length),
  ).join('');
  return `${stem === '' ? 'release' : stem}-${end}`;
}

/**
 * Reads a key from an address as people type and copy it: in any case, with percent encodings, or with a slash or a
 * period behind it. Null when no release can have such a key.
 */
export function parseLinkKey(text: string): string | null {
  const key = decode(text)
    .trim()
    .toLowerCase()
    .replace(/[/.,)]+$/, '');
  return key.length <= KEY_MAX_CHARS && KEY.test(key) ? key : null;
}

function toPlainWords(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  return [...letters]
    .map((letter) => PLAIN_LETTERS[letter] ?? CYRILLIC[letter] ?? GREEK[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
