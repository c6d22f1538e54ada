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

/** A text in an address: words of a-z and 0-9 with single hyphens between them. */
const ADDRESS_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Writes a text as the readable part of an address, in a-z, 0-9 and hyphens. Scripts without a table here give no
 * letters: the result may be empty.
 *
 * @example toPlainWords('Çağla İpek', 60) // 'cagla-ipek'
 */
export function toPlainWords(text: string, maxChars: number): string {
  const letters = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  return [...letters]
    .map((letter) => PLAIN_LETTERS[letter] ?? CYRILLIC[letter] ?? GREEK[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxChars)
    .replace(/-+$/, '');
}

/**
 * Reads a key from an address as people type and copy it: in any case, with percent encodings, or with a slash or a
 * period behind it. Null when no key can be like this.
 */
export function parseAddressKey(text: string, maxChars: number): string | null {
  const key = decode(text)
    .trim()
    .toLowerCase()
    .replace(/[/.,)]+$/, '');
  return key.length <= maxChars && ADDRESS_KEY.test(key) ? key : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
