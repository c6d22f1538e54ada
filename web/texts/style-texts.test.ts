import { STYLE_RULES } from '@tangent/domain/catalogue/release/style/rule-table.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

const TEXTS = { en, es, pt, tr };

test.each(LANGUAGES)('every style rule has its sentence in %s, and every sentence its rule', (language) => {
  const sentences = TEXTS[language].style.rule;
  expect(Object.keys(sentences).sort()).toEqual(Object.keys(STYLE_RULES).sort());
  expect(new Set(Object.values(sentences)).size).toBe(Object.keys(STYLE_RULES).length);
});

test('[S8-029] [S8-032] banned words and an invalid song title have the required texts', () => {
  expect(en.error.banned_words).toBe('The release or some song titles contain banned words');
  expect(en.error.invalid_song_title).toBe('One of the song titles is invalid');
});
