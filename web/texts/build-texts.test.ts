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

test('zero counts as many in every language, Portuguese too', async () => {
  const { t } = await buildTexts('pt', {
    tracks_one: '{count} faixa',
    tracks_many: '{count} de faixas',
    tracks_other: '{count} faixas',
  });
  const lookUp = t as (key: string, values?: object) => string;
  expect([0, 1, 2, 1_000_000].map((count) => lookUp('tracks', { count }))).toEqual([
    '0 faixas',
    '1 faixa',
    '2 faixas',
    '1000000 de faixas',
  ]);
});
