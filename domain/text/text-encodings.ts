/**
 * The encodings that `decodeText` reads, by their labels in the Encoding Standard. That standard lacks three of them:
 * Turkish on old Macs, and what spreadsheets call 'CSV (MS-DOS)' in Western Europe (850) and in Turkey (857).
 */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1254',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'macintosh',
  'x-mac-turkish',
  'x-mac-cyrillic',
  'ibm850',
  'ibm857',
  'ibm866',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

// The type is declared here because domain code compiles without the types of browsers and of Node, which both have it.
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode: (bytes: Uint8Array) => string };

const DOS_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
const DOS_857 =
  'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\uFFFDÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\uFFFD×ÚÛÙìÿ¯´\u00AD±\uFFFD¾¶§÷¸°¨·¹³²■\u00A0';

// Some versions of Node decode this range of windows-1252 as controls.
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

// Turkish is the Western encoding of Macs with six other letters.
const MAC_TURKISH: ReadonlyMap<string, string> = new Map(
  [...'⁄€‹›ﬁﬂ'].map((sign, index) => [sign, 'ĞğİıŞş'.charAt(index)]),
);

/**
 * Decodes bytes by one encoding, without a byte order mark. Returns null when they are not text in it: then a byte or a
 * pair of bytes has no character.
 */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string | null {
  if (encoding === 'ibm850') return decodeDos(bytes, DOS_850);
  if (encoding === 'ibm857') return decodeDos(bytes, DOS_857);
  if (encoding === 'x-mac-turkish') {
    return (decode(bytes, 'macintosh') ?? '').replace(/[⁄€‹›ﬁﬂ]/gu, (sign) => MAC_TURKISH.get(sign) ?? sign);
  }
  const text = decode(bytes, encoding);
  if (encoding !== 'windows-1252') return text;
  return text?.replace(/[\u0080-\u009F]/g, (sign) => WINDOWS_1252.charAt(sign.charCodeAt(0) - 128)) ?? null;
}

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeDos(bytes: Uint8Array, upper: string): string | null {
  const characters = Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper.charAt(byte - 128)));
  const text = characters.join('');
  return text.includes('\uFFFD') ? null : text;
}
