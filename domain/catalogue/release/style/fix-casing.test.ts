import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixDots } from './casing-rules.ts';
import { fixCasing, toSentenceCase } from './fix-casing.ts';
import { foldName } from './letters.ts';

test.each([
  ['NIGHT DRIVE', 'Night Drive'],
  ['night drive', 'Night Drive'],
  ['Lord Of The Rings', 'Lord of the Rings'],
  ['The Way it Is', 'The Way It Is'],
  ['what are you waiting for', 'What Are You Waiting For'],
  ['sTrAnGe wAyS', 'Strange Ways'],
  ['LOve me', 'Love Me'],
  ['Stuck with You (live at home)', 'Stuck with You (Live at Home)'],
  ['Love - the end', 'Love - The End'],
  ['Part II', 'Part II'],
  ['rocky iii', 'Rocky III'],
  ["DON'T STOP ME NOW", "Don't Stop Me Now"],
  ['don’t stop', 'Don’t Stop'],
  ['Rock-and-Roll', 'Rock-and-Roll'],
  ['anti-hero', 'Anti-Hero'],
  ['DNA', 'DNA'],
  ['LOVE', 'LOVE'],
  ['USA FOREVER', 'USA Forever'],
  ['McDonald and O’Brien on iPhone', 'McDonald and O’Brien on iPhone'],
  ['One (feat. Ada)', 'One (feat. Ada)'],
  ['One (with Ada)', 'One (with Ada)'],
  ['Stop! in the name', 'Stop! In the Name'],
  ['Mr. moon', 'Mr. Moon'],
  ['24k magic', '24k Magic'],
  ['Café del Mar', 'Café del Mar'],
  ["rock 'n' roll", "Rock 'n' Roll"],
  ['夜に駆ける', '夜に駆ける'],
])('in English %j becomes %j', (title, expected) => {
  expect(fixCasing(title, 'en', 'title')).toBe(expected);
});

test.each([
  ['es', 'title', 'noche De La luna', 'Noche de la Luna'],
  ['es', 'title', 'CORAZÓN DE MELÓN', 'Corazón de Melón'],
  ['es', 'sentence', 'CORAZÓN DE MELÓN', 'Corazón de melón'],
  ['es', 'sentence', 'amor en Madrid', 'Amor en Madrid'],
  ['pt', 'title', 'ÁGUAS DE MARÇO', 'Águas de Março'],
  ['pt', 'title', 'garota De Ipanema', 'Garota de Ipanema'],
  ['pt', 'title', 'volta Às Aulas', 'Volta às Aulas'],
  ['tr', 'title', 'İSTANBUL ve IŞIK', 'İstanbul ve Işık'],
  ['tr', 'title', 'sen ve ben', 'Sen ve Ben'],
  ['tr', 'title', 'ışıklar İçinde', 'Işıklar İçinde'],
  ['tr', 'title', 'Aşk Mı Bu', 'Aşk mı Bu'],
  ['tr', 'title', 'bu aşk Mı', 'Bu Aşk mı'],
  ['tr', 'sentence', 'İÇİMDEKİ ŞARKI', 'İçimdeki şarkı'],
  ['tr', 'title', 'seni Seviyorum Ya Da Değil', 'Seni Seviyorum ya da Değil'],
  ['fr', 'sentence', "L'AMOUR EST MORT", "L'amour est mort"],
  ['de', 'sentence', 'der Mond', 'Der Mond'],
  ['ru', 'sentence', 'ДОБРОЙ НОЧИ', 'Доброй ночи'],
  ['el', 'sentence', 'ΚΑΛΗΜΕΡΑ ΚΟΣΜΕ', 'Καλημερα κοσμε'],
  ['ja', 'sentence', '君の名は', '君の名は'],
] as const)('in %s with %s casing %j becomes %j', (language, casing, title, expected) => {
  expect(fixCasing(title, language, casing)).toBe(expected);
});

test('sentence casing keeps capitals in the first words, acronyms and numerals', () => {
  expect(toSentenceCase('Noche De Luna En NYC II (En Vivo)', 'es')).toBe('Noche de luna en NYC II (En vivo)');
  expect(toSentenceCase('Işık İçinde', 'tr')).toBe('Işık içinde');
});

test.each([
  ['i\u0307stanbul', 'istanbul'],
  ['DENIZ', 'DENİZ'],
  ['SEN BENIM', 'SEN BENİM'],
  ['KIRMIZI', 'KIRMIZI'],
  ['IŞIK', 'IŞIK'],
  ['Deniz', 'Deniz'],
])('dots of Turkish letters: %j is corrected to %j', (title, expected) => {
  expect(fixDots(title)).toBe(expected);
});

// The dot of İ is a part of its letter: in Turkish its lower-case form is a plain i.
const listMarks = (text: string) => text.normalize('NFD').replaceAll('\u0307', '').match(/\p{M}/gu) ?? [];

const languages = fc.constantFrom('en', 'es', 'pt', 'tr', 'fr', 'de', 'ru', 'az', null);
const casings = fc.constantFrom('title' as const, 'sentence' as const);
const titles = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(..."aeiouçñğışİIZKd II iv VX feat with of the ve de DNA -/:()[].!’'1é\u0301ßǆŉΣσς"),
    maxLength: 40,
  }),
);

test('casing is fixed in one pass: a fixed title does not change again', () => {
  fc.assert(
    fc.property(titles, languages, casings, (raw, language, casing) => {
      const title = raw.normalize('NFC');
      const once = fixCasing(title, language, casing);
      expect(fixCasing(once, language, casing)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test('fixing the casing changes nothing but case: no accent, letter or character is lost', () => {
  fc.assert(
    fc.property(titles, languages, casings, (raw, language, casing) => {
      const title = raw.normalize('NFC');
      const fixed = fixCasing(title, language, casing);
      expect([...fixed].length).toBe([...title].length);
      expect(fixed.replace(/\p{L}/gu, '.')).toBe(title.replace(/\p{L}/gu, '.'));
      expect(foldName(fixed)).toBe(foldName(title));
      expect(listMarks(fixed)).toEqual(listMarks(title));
    }),
    { numRuns: 2000 },
  );
});
