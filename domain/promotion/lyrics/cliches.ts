import type { Language } from '../../locale.ts';

// Phrases that songs have worn out, by language; the own lines avoid all of them (tested).
const WORN: Readonly<Record<Language, string>> = {
  en: `neon, echo, echoes, shatter, shattered, tapestry, kaleidoscope, weave, whispers of, shadows of, heart on fire, tears fall like rain,
  fire in my soul, broken heart, dance in the rain, dancing in the moonlight, chasing dreams, against all odds, light up the sky,
  end of time, storm inside my soul, written in the stars, lost without you, can't live without you, set me free, take my breath away,
  rise from the ashes, through the fire, never let you go, ups and downs, like a moth to a flame, piece of my heart, stand the test of time`,
  es: `neón, eco, ecos, corazón roto, alma gemela, lágrimas de sangre, amor eterno, luz de mi vida, hasta el fin del mundo, mariposas en el estómago,
  bajo la luz de la luna, morir de amor, alas rotas, cenizas, cuento de hadas, tatuado en mi piel, mi media naranja, sin ti no soy nada,
  almas perdidas, susurros de, sombras de, caleidoscopio, tapiz`,
  pt: `neon, eco, ecos, coração partido, alma gêmea, lágrimas de sangue, amor eterno, luz da minha vida, até o fim do mundo, borboletas no estômago,
  sob a luz do luar, morrer de amor, asas quebradas, cinzas, conto de fadas, tatuado na pele, cara metade, sem você não sou nada, almas perdidas,
  sussurros de, sombras de, caleidoscópio, tapeçaria`,
  tr: `neon, yankı, kırık kalp, kalbim kırık, ruh eşim, sonsuza dek, sonsuz aşk, gözyaşı sel, küllerimden doğdum, kader ağlarını,
  kelebekler uçuşuyor, ay ışığında, sensiz yaşayamam, canımın içi, hayatımın anlamı, deli gibi sevdim, yüreğim yanıyor, yıldızlara yazdım,
  kaleydoskop, kanatsız melek`,
};

const PATTERNS = new Map(
  (Object.entries(WORN) as [Language, string][]).map(([language, phrases]) => [
    language,
    phrases.split(',').map((phrase) => {
      const words = phrase.trim().replace(/\s+/g, ' ');
      return {
        words,
        pattern: new RegExp(`(?<![\\p{L}\\p{M}])${words.replaceAll("'", "['’]")}(?![\\p{L}\\p{M}])`, 'u'),
      };
    }),
  ]),
);

/** Lists the worn words and phrases in a line, as they stand in the list. */
export function findCliches(line: string, language: Language): string[] {
  const plain = line.normalize('NFC').toLocaleLowerCase(language);
  return (PATTERNS.get(language) ?? []).filter(({ pattern }) => pattern.test(plain)).map(({ words }) => words);
}
