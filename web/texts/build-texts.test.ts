import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { buildTexts } from './build-texts.ts';

test('a sentence ends with one period, also after a value that ends with one; periods within values stay', async () => {
  const { t } = await buildTexts('es', {
    next: 'Próximo intento: {at}.',
    by: 'Reclamado por {name}. Responde antes del {at}.',
    wait: 'Espera...',
    title: '{title} fue aprobado. Ahora está en {store}.',
  });
  const lookUp = t as (key: string, values?: object) => string;
  expect(lookUp('next', { at: '6:37 a.m.' })).toBe('Próximo intento: 6:37 a.m.');
  expect(lookUp('by', { name: 'Harbor Ltd.', at: '3 dic' })).toBe(
    'Reclamado por Harbor Ltd. Responde antes del 3 dic.',
  );
  expect(lookUp('wait')).toBe('Espera...');
  expect(lookUp('title', { title: 'Espera..', store: 'Deezer' })).toBe('Espera.. fue aprobado. Ahora está en Deezer.');
});

test.each(LANGUAGES)('zero is plural in %s, like two and unlike one', async (language) => {
  const { t } = await buildTexts(language, { tracks_one: '{count} track', tracks_other: '{count} tracks' });
  const lookUp = t as (key: string, values?: object) => string;
  expect([0, 1, 2].map((count) => lookUp('tracks', { count }))).toEqual(['0 tracks', '1 track', '2 tracks']);
});
