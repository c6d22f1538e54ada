import { GENRES, type Genre } from '@tangent/domain/genre.ts';

/** What a tag may say, by what it is for us. The first that fits counts, so the narrower words stand first. */
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

/** The genre of ours that a tag means, or null when it could be anything. */
export function guessGenre(text: string | null): Genre | null {
  if (text === null) return null;
  const exact = GENRES.find((genre) => genre === text.trim().toLowerCase());
  return exact ?? PATTERNS.find(([word]) => word.test(text))?.[1] ?? null;
}
