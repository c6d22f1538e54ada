import { decodeAs } from '../../../text/text-encodings.ts';
import { ANY_TIME } from './lrc.ts';
import type { LyricsNotes } from './lyrics-notes.ts';

/** The names of the letters and signs from U+00A0 on, in the order of their code (HTML Living Standard, 13.5). */
const LATIN_1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ');
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', hellip: '…' }),
  ...Object.entries({ ndash: '–', mdash: '—', bull: '•', euro: '€', trade: '™', oelig: 'œ', OElig: 'Œ' }),
  ...Object.entries({ Scaron: 'Š', scaron: 'š', Scedil: 'Ş', scedil: 'ş', Gbreve: 'Ğ', gbreve: 'ğ', Idot: 'İ' }),
  ...Object.entries({ inodot: 'ı', imath: 'ı', zwj: '\u200D', zwnj: '\u200C', ensp: ' ', emsp: ' ', thinsp: ' ' }),
]);
const SIGN = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,6}\d{0,2}));/g;

/** The elements that format words; a name in angle brackets that is none of them may be a word. */
const ELEMENTS =
  'a|b|i|u|s|em|strong|small|big|span|font|div|p|q|sub|sup|mark|code|pre|blockquote|ul|ol|li|section|article|wbr';
const TAG = new RegExp(String.raw`</?(?:${ELEMENTS})(?:\s[^<>]*)?/?>`, 'giu');
const LINE_BREAK = /<br(?:\s[^<>]*)?\/?>[^\S\n]*/giu;
/** Nobody writes a sign in more codes than this by accident. */
const ROUNDS_MAX = 10;

/**
 * Turns what a web page writes instead of signs (`&#39;`, `&ccedil;`, `&amp;amp;`) into the signs, `<br>` into a new line, and
 * leaves out the tags that format words. Any other text stays as it is.
 */
export function rewriteHtml(text: string, notes: LyricsNotes): string {
  // A line with a time stays one line.
  const lineEnd = text.search(ANY_TIME) >= 0 ? ' ' : '\n';
  return text
    .split('\n')
    .map((line, index) => {
      const plain = toPlain(line, lineEnd);
      if (plain !== line) notes.add('lyrics_html', index + 1, { text: findFirst(line) });
      return plain;
    })
    .join('\n');
}

/** Turns the codes and tags of one line into signs, once more when a sign has uncovered another code. */
export function toPlain(line: string, lineEnd: string): string {
  let plain = line;
  for (let round = 0, before = ''; before !== plain && round < ROUNDS_MAX; round += 1) {
    before = plain;
    plain = plain
      .replace(/<br(?:\s[^<>]*)?\/?>\s*$/iu, '')
      .replace(LINE_BREAK, lineEnd)
      .replace(TAG, '')
      .replace(SIGN, readSign);
  }
  return plain;
}

function findFirst(line: string): string {
  const found = [SIGN, TAG, LINE_BREAK].flatMap((sort) => [...line.matchAll(sort)]);
  return found.sort((one, other) => one.index - other.index)[0]?.[0].trim() ?? '';
}

function readSign(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return SIGNS.get(name) ?? SIGNS.get(name.toLowerCase()) ?? written;
  const code = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
  // Pages mean the signs of Windows with the numbers of controls.
  if (code >= 0x80 && code <= 0x9f) return decodeAs(Uint8Array.of(code), 'windows-1252') ?? written;
  if (code === 0xa0 || code === 9 || code === 10 || code === 13) return ' ';
  const isLetter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isLetter ? String.fromCodePoint(code) : written;
}
