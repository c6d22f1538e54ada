import { expect, test } from 'vitest';
import { judgeEncoding } from './judge-encoding.ts';
import { decodeAs, type TextEncoding } from './text-encodings.ts';

/** Returns the bytes of a text, found by decoding every letter of one or two bytes. */
function encode(text: string, encoding: TextEncoding): Uint8Array {
  const known = getLetters(encoding);
  return Uint8Array.from(
    [...text].flatMap((letter) => known.get(letter) ?? (letter < '\x80' ? letter.charCodeAt(0) : [])),
  );
}

const tables = new Map<TextEncoding, Map<string, number[]>>();
const UPPER = Array.from({ length: 128 }, (_, index) => index + 128);
const PAIRS = UPPER.flatMap((lead) => Array.from({ length: 192 }, (_, index) => [lead, index + 64]));

function getLetters(encoding: TextEncoding): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const isDouble = /jis|euc|gb|big5/.test(encoding);
  const letters = isDouble
    ? new TextDecoder(encoding).decode(Uint8Array.from(PAIRS.flatMap((pair) => [...pair, 10]))).split('\n')
    : UPPER.map((byte) => decodeAs(Uint8Array.of(byte), encoding) ?? '');
  const found = new Map(letters.map((letter, index) => [letter, isDouble ? (PAIRS[index] ?? []) : [index + 128]]));
  tables.set(encoding, found);
  return found;
}

const WESTERN =
  'Café|Þór|Þorri|naïve|Sigur Rós – Ágætis byrjun|Ólafur Arnalds|Björk Guðmundsdóttir|Eivør Pálsdóttir|Það er|' +
  'São Paulo|Coração|Não|Você|mãe|Irmã|Ilusões|Lições de verão|Avô|amanhã|' +
  'Mañana|Año Nuevo|¿Qué?|Niño|Señorita|Rosalía – Pienso en tu mirá|' +
  'À la claire fontaine|Même|Voilà|Où es-tu|Lumière|Cœur|Œuvre|L’été|Françoise Hardy|' +
  '„Nacht“|‚Nacht‘|Perchè|Più che puoi|Città|Straße|Händel|Motörhead|Mötley Crüe|Röyksopp|Smørrebrød|Kæreste|Blå|MØ|Åland';
const TURKISH =
  'Şarkı|Yağmur|Işık|Aşk|İstanbul|Ağustos Şarkısı|Kış Güneşi|Barış Manço|Dağ|Yıldız Tilbe|Sıla|Gülşen|Göğe Bakalım|' +
  'Kırmızı|Şebnem Ferah|Ayrılık|Değmesin';

function listCases(encoding: TextEncoding, texts: string): [TextEncoding, string][] {
  return texts.split('|').map((text) => [encoding, text]);
}

test.each<[TextEncoding, string]>([
  ...listCases('windows-1252', WESTERN),
  ...listCases('windows-1254', TURKISH),
  ['windows-1251', 'Ночной'],
  ['windows-1251', 'Звезда по имени Солнце'],
  ['windows-1251', 'Океан Ельзи'],
  ['koi8-r', 'Ночной'],
  ['ibm866', 'Ночной'],
  ['windows-1253', 'Αγάπη'],
  ['windows-1253', 'Το τραγούδι'],
  ['windows-1250', 'Miłość'],
  ['windows-1250', 'Příliš žluťoučký kůň'],
  ['windows-1250', 'Szerelem, őrült'],
  ['shift_jis', '夜に駆ける'],
  ['shift_jis', 'カタカナ'],
  ['euc-jp', '夜に駆ける'],
  ['gb18030', '月亮代表我的心'],
  ['gb18030', '青花瓷'],
  ['euc-kr', '사랑'],
  ['big5', '愛情轉移'],
])('%s: %s is certain', (encoding, text) => {
  const { isCertain, readings } = judgeEncoding([encode(text, encoding)]);
  expect([isCertain, readings[0]?.texts[0]]).toEqual([true, text]);
});

test.each<[TextEncoding, string]>([
  ['windows-1252', 'Guðmundur'],
  ['windows-1252', 'Ýmir'],
  ['windows-1252', 'ÆØÅ'],
  ['ibm850', 'Aimé'],
  ['ibm850', 'Clichés'],
  ['macintosh', 'Björk'],
  ['windows-1251', 'Мы'],
  ['windows-1251', 'ДДТ'],
  ['windows-1250', 'Się'],
  ['windows-1257', 'Žemė'],
  ['windows-1255', 'שלום'],
  ['windows-1256', 'حبيبي'],
  ['gb18030', '爱'],
  ['euc-kr', '봄날'],
  ['euc-kr', '방탄소년단'],
])('%s: %s is offered among other readings', (encoding, text) => {
  const { isCertain, readings } = judgeEncoding([encode(text, encoding)]);
  expect(isCertain).toBe(false);
  expect(readings.map(({ texts }) => texts[0])).toContain(text);
});

test('texts of one program are judged together', () => {
  const texts = ['Мы', 'Звезда'].map((text) => encode(text, 'windows-1251'));
  const { isCertain, readings } = judgeEncoding(texts);
  expect([isCertain, readings[0]?.texts]).toEqual([true, ['Мы', 'Звезда']]);
});

test('what the file says outweighs a doubt', () => {
  const bytes = [encode('Sıla', 'windows-1254')];
  const found = [0, 40].map((trust) => judgeEncoding(bytes, { trust }).readings[0]?.texts[0]);
  expect(found).toEqual(['Sıla', 'Sýla']);
});
