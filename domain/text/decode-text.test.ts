import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { decodeAs, TEXT_ENCODINGS, type TextEncoding } from './text-encodings.ts';

/** Encodes by turning the decoder round: only UTF-8 has an encoder. */
function encode(text: string, encoding: TextEncoding): Uint8Array {
  const all = Array.from({ length: 256 }, (_, byte) => decodeAs(Uint8Array.of(byte), encoding));
  return Uint8Array.from([...text].map((sign) => all.indexOf(sign)));
}

test.each<[TextEncoding, string]>([
  ['windows-1254', 'Şarkı'],
  ['windows-1254', '[00:01.00] Gece uzun, yalnızlığım bitmiyor\r\nçığ düştü içime'],
  ['windows-1254', 'numara;başlık\r\n1;Şarkı\r\n2;Corazón'],
  ['x-mac-turkish', 'Işığı kapat, şarkı söyle\rÇok güzel günler'],
  ['ibm857', 'Yağmurlu günün şarkısı'],
  ['windows-1252', 'Café'],
  ['windows-1252', 'Þór'],
  ['windows-1252', 'Þorri'],
  ['windows-1252', 'Sigur Rós – Ágætis byrjun'],
  ['windows-1252', 'naïve'],
  ['windows-1252', 'Don’t look back “tonight”'],
  ['windows-1252', 'número;título\r\n1;Corazón de melón\r\n2;¿Dónde estás?'],
  ['windows-1252', 'Não há coração que não doa'],
  ['windows-1252', 'Smörgåsbord på havet'],
  ['macintosh', 'Corazón, mañana será'],
  ['macintosh', 'Não há coração'],
  ['ibm850', 'La canción del niño'],
  ['windows-1250', 'Zażółć gęślą jaźń'],
  ['windows-1250', 'Příběh noční řeky'],
  ['windows-1250', 'Tükörfúrógép és őszi fűz'],
  ['windows-1251', 'Ночной'],
  ['windows-1251', '[00:01.00] Ночной дозор\n[00:05.00] Светлая ночь'],
  ['koi8-r', 'Ночной дозор, светлая ночь'],
  ['ibm866', 'Ночной дозор, светлая ночь'],
  ['x-mac-cyrillic', 'Ночной дозор, светлая ночь'],
  ['windows-1250', 'Kuća od stakla'],
  ['iso-8859-2', 'Dvořák, žluťoučký kůň'],
  ['windows-1253', 'Καλημέρα κόσμε'],
  ['windows-1255', 'שיר אהבה'],
  ['windows-1256', 'أغنية الحب'],
])('%s is recognised, and said to be a guess: %j', (encoding, text) => {
  const { text: read, encoding: found, is_certain } = decodeText(encode(text, encoding));
  expect(read).toBe(text);
  expect(is_certain).toBe(false);
  expect(decodeAs(encode(text, encoding), found)).toBe(text);
});

test('the language by whose letters a file was read is named', () => {
  const names = [
    encode('Şarkı', 'windows-1254'),
    encode('Ночной', 'windows-1251'),
    Uint8Array.of(0xbb, 0xe7, 0xb6, 0xfb),
  ];
  expect(names.map((bytes) => decodeText(bytes).language)).toEqual(['tr', 'ru', 'ko']);
});

test('a long file is judged by its beginning, and read to its end', () => {
  const text = `${'Gece yağmuru\n'.repeat(8000)}Şarkı`;
  expect(decodeText(encode(text, 'windows-1254')).text).toBe(text);
});

test.each<[TextEncoding, string, string]>([
  ['shift_jis', '夜に駆ける\n君の名は', '96e982c98bec82af82e90a8c4e82cc96bc82cd'],
  ['euc-jp', '夜に駆ける\n君の名は', 'cceba4cbb6eea4b1a4eb0ab7afa4ceccbea4cf'],
  ['gb18030', '我爱你，你是我的心', 'ced2b0aec4e3a3acc4e3cac7ced2b5c4d0c4'],
  ['big5', '我愛你，你是我的心', 'a7dab752a741a141a741ac4fa7daaabaa4df'],
  ['euc-kr', '사랑해요 너를 기다려', 'bbe7b6fbc7d8bfe420b3cab8a620b1e2b4d9b7c1'],
])('%s has two bytes for each character: %j', (encoding, text, hex) => {
  const { text: read, encoding: found } = decodeText(new Uint8Array(Buffer.from(hex, 'hex')));
  expect([found, read]).toEqual([encoding, text]);
});

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

test.each<[string, TextEncoding, Uint8Array]>([
  ['Şarkı', 'utf-8', new Uint8Array(Buffer.from('Şarkı'))],
  ['Şarkı', 'utf-8', new Uint8Array(Buffer.from('\uFEFFŞarkı'))],
  ['plain', 'utf-8', new Uint8Array(Buffer.from('plain'))],
  ['', 'utf-8', new Uint8Array()],
  ['Şarkı', 'utf-16le', utf16('\uFEFFŞarkı', false)],
  ['Şarkı', 'utf-16be', utf16('\uFEFFŞarkı', true)],
  ['[00:01.00] Şarkı\r\n', 'utf-16le', utf16('[00:01.00] Şarkı\r\n', false)],
  ['[00:01.00] 夜に\n[00:05.00] 駆ける', 'utf-16be', utf16('[00:01.00] 夜に\n[00:05.00] 駆ける', true)],
  ['cut', 'utf-16le', Uint8Array.from([...utf16('\uFEFFcut', false), 0x61])],
])('Unicode is certain: %j as %s', (text, encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text, encoding, language: null, is_certain: true });
});

test('the language that is expected decides between readings that are about equal', () => {
  const bytes = encode('Við', 'windows-1252');
  expect(decodeText(bytes, { language: 'is' }).text).toBe('Við');
  expect(decodeText(encode('Şarkı', 'windows-1254'), { language: 'en' }).text).toBe('Şarkı');
});

test('every encoding reads plain letters, and bytes that are no text show in the text that they become', () => {
  for (const encoding of TEXT_ENCODINGS.filter((one) => !one.startsWith('utf-16')))
    expect(decodeAs(new Uint8Array(Buffer.from('Deniz 1')), encoding)).toBe('Deniz 1');
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff, 0xd8, 0x81, 0x8d, 0x90]);
  expect(decodeText(picture).text).toMatch(/[\0\uFFFD]/);
});
