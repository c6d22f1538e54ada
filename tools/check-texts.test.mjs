import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.mjs';

const GOOD = { 'home.title': 'Hello {name}', 'home.count_one': '{count} song', 'home.count_other': '{count} songs' };
const MANY = { 'home.count_many': '{count} of songs' };
const CODE = new Map([['web/app/a.tsx', "t('home.title', { name }); t('home.count', { count });"]]);

function check(change = {}, code = CODE) {
  const languages = ['en', 'es', 'pt', 'tr'].map((language) => {
    const texts = { ...GOOD, ...(['es', 'pt'].includes(language) ? MANY : {}), ...change[language] };
    return [language, new Map(Object.entries(texts).filter(([, text]) => text !== undefined))];
  });
  return checkTexts(new Map(languages), code);
}

test('complete texts that are all used pass', () => {
  expect(check()).toEqual([]);
});

test.each([
  ['a missing text', { es: { 'home.title': undefined } }, 'es: home.title is missing'],
  ['an empty text', { tr: { 'home.title': ' ' } }, 'tr: home.title is empty'],
  ['another placeholder', { pt: { 'home.title': 'Olá {nome}' } }, 'pt: home.title has {nome}, English has {name}'],
  ['a text English does not have', { tr: { 'home.more': 'Daha' } }, 'tr: home.more is not in English'],
  ['a missing plural form', { es: { 'home.count_one': undefined } }, 'es: home.count_one is missing'],
  [
    'a plural form that its language does not have',
    { tr: { 'home.count_few': '{count} şarkı' } },
    'tr: home.count_few is never shown',
  ],
  [
    'a plural form without its number',
    { pt: { 'home.count_other': 'músicas' } },
    'pt: home.count has {}, English has {count}',
  ],
  ['a missing form for millions', { pt: { 'home.count_many': undefined } }, 'pt: home.count_many is missing'],
])('%s is refused', (_name, change, violation) => {
  expect(check(change)).toEqual([violation]);
});

test.each([
  ['en', 'No store has told {name} yet', 'has told'],
  ['es', 'Añade {name}', 'añade'],
  ['pt', 'A Gravadora de {name}', 'gravadora'],
  ['tr', 'İnsan dinlemesi: {name}', 'insan dinlemesi'],
])('a phrase in %s that reads as translated is refused, in any case', (language, text, phrase) => {
  const violation = `${language}: home.title says ‘${phrase}’ (docs/glossary.md, part two)`;
  expect(check({ [language]: { 'home.title': text } })).toEqual([violation]);
});

test('a text that no code uses is refused', () => {
  const everywhere = Object.fromEntries(['en', 'es', 'pt', 'tr'].map((language) => [language, { 'home.old': 'Old' }]));
  expect(check(everywhere)).toEqual(['home.old is never used']);
});

test('a missing text that code uses is refused', () => {
  const code = new Map([...CODE, ['web/app/b.tsx', "t('home.nothing')"]]);
  expect(check({}, code)).toEqual(['web/app/b.tsx: the text home.nothing does not exist']);
});

test('a key built at run time counts as use of every key with that prefix', () => {
  const code = new Map([['web/app/a.tsx', ['t(`home.$', '{part}`)'].join('')]]);
  expect(check({}, code)).toEqual([]);
});

test.each([
  ["t('home.title')", ['name']],
  ["t('home.title', {})", ['name']],
  ["t('home.title', { names: 3, count: list(name) })", ['name']],
  ["t('home.title', { name: { first } .first })", []],
  ["t('home.title', { ...values })", []],
  ["t('home.title', values)", []],
  ["t(\n  'home.title',\n  {\n    name,\n  },\n)", []],
])('%s leaves out %o', (call, names) => {
  const code = new Map([['web/app/a.tsx', `${call}; t('home.count', { count })`]]);
  const left = names.map((name) => `web/app/a.tsx: home.title shows {${name}}, which this call leaves out`);
  expect(check({}, code)).toEqual(left);
});
