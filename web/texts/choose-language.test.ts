import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
  ['the address wins over everything', { query: 'tr', stored: 'es', preferred: ['pt-BR'] }, 'tr'],
  ['a stored choice wins over the browser', { query: null, stored: 'es', preferred: ['pt-BR'] }, 'es'],
  ['Brazilian Portuguese is Portuguese', { query: null, stored: null, preferred: ['pt-BR', 'en'] }, 'pt'],
  ['the first supported preference counts', { query: null, stored: null, preferred: ['de-DE', 'tr', 'en'] }, 'tr'],
  ['an unknown language in the address is ignored', { query: 'xx', stored: 'tr', preferred: [] }, 'tr'],
  ['a broken stored value is ignored', { query: null, stored: '{}', preferred: ['es-419'] }, 'es'],
  ['English when nothing matches', { query: '', stored: null, preferred: ['de', 'fr-FR'] }, 'en'],
])('%s', (_, preferences, language) => {
  expect(chooseLanguage(preferences)).toBe(language);
});
