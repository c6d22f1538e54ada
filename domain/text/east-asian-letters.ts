import { decodeAs, type TextEncoding } from './text-encodings.ts';

/** Letters that most titles and names of a language contain. */
const COMMON = new Set(
  '이다는가에을의하고지도로나기사아시어리자라해서대인일그과정수한은를들주부제보전상면무마여오안만스니요내너우랑없있것같날밤꿈눈별말길봄속더모든노래영화연' +
    '的一是不了在人有我他这个中来上大为和国地到说时要就出会可你对生能而子那得自之年过后里天多小心想事情爱歌月夜风花雨雪星梦海山水春夏秋冬日光青春世界永远回忆' +
    '這個們來為國說時會對過後裡愛夢風開無與長見東門雲聲飛私君僕空恋唄涙桜影今明昨朝夕手紙笑顔泣忘待曲楽音色道街町部長田中島川村林木本高松金王李陳林張周劉黃楊吳',
);

const BITS = { kana: 5, common: 6.5, usual: 10, rare: 17, punctuation: 6, ascii: 4, mixed: 9, broken: 30 } as const;

type Range = readonly [number, number];
type Pages = { readonly usual: Range; readonly trail: number; readonly hasKana: boolean };

/**
 * First bytes of the usual letters in each code page: level 1 of GB 2312 and JIS X 0208, the frequent part of Big5, and
 * the Korean letters of KS X 1001. `trail` is the smallest second byte of such letters.
 */
const PAGES: Readonly<Record<string, Pages>> = {
  gb18030: { usual: [0xb0, 0xd7], trail: 0xa1, hasKana: false },
  big5: { usual: [0xa4, 0xc6], trail: 0x40, hasKana: false },
  'euc-kr': { usual: [0xb0, 0xc8], trail: 0xa1, hasKana: false },
  'euc-jp': { usual: [0xb0, 0xcf], trail: 0xa1, hasKana: true },
  shift_jis: { usual: [0x88, 0x98], trail: 0x40, hasKana: true },
};

/**
 * Returns how unlikely a word is in an East Asian code page, in bits. Usual letters are likely; rare ones are a sign
 * that the bytes mean something else.
 */
export function readEastAsianBits(bytes: Uint8Array, encoding: TextEncoding): number {
  const page = PAGES[encoding];
  if (page === undefined) return Number.POSITIVE_INFINITY;
  let bits = 0;
  let wasDouble: boolean | null = null;
  for (let at = 0; at < bytes.length; ) {
    const isDouble = (bytes[at] ?? 0) >= 0x80 && !(encoding === 'shift_jis' && isHalfKana(bytes[at] ?? 0));
    const letter = bytes.subarray(at, at + (isDouble ? 2 : 1));
    bits += letterBits(letter, decodeAs(letter, encoding) ?? '\uFFFD', page);
    // Latin letters stand apart from these, in names too.
    if (wasDouble !== null && wasDouble !== isDouble) bits += BITS.mixed;
    wasDouble = isDouble;
    at += letter.length;
  }
  return bits;
}

function isHalfKana(byte: number): boolean {
  return byte >= 0xa1 && byte <= 0xdf;
}

function letterBits(
  [lead = 0, trail = 0]: Uint8Array,
  letter: string,
  { usual, trail: least, hasKana }: Pages,
): number {
  if (lead < 0x80) return BITS.ascii;
  if (/[\uFFFD\ue000-\uf8ff]/.test(letter)) return BITS.broken;
  if (/[\u3041-\u30ff]/.test(letter)) return hasKana ? BITS.kana : BITS.rare;
  if (/[\u3000-\u3020\uff01-\uff5e]/.test(letter)) return BITS.punctuation;
  if (lead < usual[0] || lead > usual[1] || trail < least) return BITS.rare;
  return COMMON.has(letter) ? BITS.common : BITS.usual;
}
