import { GENRES, type Genre } from '@tangent/domain/genre.ts';

/** Patterns for genre tags. The first match counts, so narrower terms come first. */
const PATTERNS: readonly (readonly [RegExp, Genre])[] = [
  [/hip.?hop|\brap\b|trap|drill/i, 'hiphop'],
  [/metal|grindcore/i, 'metal'],
  [/r.?(?:&|n|and).?b\b|soul|funk/i, 'rnb'],
  [/reggae|\bdub\b|ska\b|dancehall/i, 'reggae'],
  [/latin|salsa|bachata|cumbia|bossa|samba|merengue|tango|sertanejo/i, 'latin'],
  [/country|bluegrass|americana/i, 'country'],
  [/jazz|swing|bebop/i, 'jazz'],
  [/classic|opera|baroque|orchestr|chamber/i, 'classical'],
  [/electro|house|techno|trance|ambient|edm|dubstep|drum.?(?:&|n|and).?bass|idm|synth/i, 'electronic'],
  [/folk|singer.?songwriter|acoustic|türkü/i, 'folk'],
  [/world|afro|celtic|arabesk/i, 'world'],
  [/rock|punk|grunge|indie|alternative/i, 'rock'],
  [/pop/i, 'pop'],
];

/** The genres that ID3v1 numbers, as far as one of ours is meant. */
const NUMBERED: readonly (readonly [Genre, readonly number[]])[] = [
  ['rock', [1, 6, 17, 20, 40, 43, 47, 56, 66, 78, 79, 81, 91, 92, 93, 94, 117, 121, 129, 131, 132, 133, 141]],
  ['country', [2, 89]],
  ['electronic', [3, 18, 21, 25, 26, 27, 30, 31, 34, 35, 52, 54, 63, 68, 98, 99, 112, 124, 125, 127, 128]],
  ['jazz', [8, 29, 73, 74, 83, 85]],
  ['metal', [9, 22, 137, 138, 144]],
  ['pop', [13, 53, 62, 123, 146]],
  ['rnb', [5, 14, 42, 118]],
  ['hiphop', [7, 15]],
  ['reggae', [16]],
  ['classical', [32, 33, 103, 104, 105, 106]],
  ['folk', [80, 82, 115]],
  ['latin', [86, 113, 114, 116, 142, 143]],
  ['world', [48, 88]],
];

/** Guesses our genre for a tag, a name or a number such as (17), or returns null when it is ambiguous. */
export function guessGenre(text: string | null): Genre | null {
  if (text === null) return null;
  const [, number, name = ''] = /^\s*\(?(\d{1,3})\)?\s*(.*)$/.exec(text) ?? [];
  if (number !== undefined && name === '') {
    return NUMBERED.find(([, numbers]) => numbers.includes(Number(number)))?.[0] ?? null;
  }
  const exact = GENRES.find((genre) => genre === text.trim().toLowerCase());
  return exact ?? PATTERNS.find(([word]) => word.test(text))?.[1] ?? null;
}
