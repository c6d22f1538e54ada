import { expect, test } from 'vitest';
import { buildContributors } from './credits.ts';

test('a person in several credits is one contributor with all roles and instruments, without duplicates', () => {
  const id = { namespace: 'Spotify', id: 'spotify:artist:x' };
  expect(
    buildContributors([
      { name: 'Ana Lírica', role: 'composer', instrument: null, ids: [] },
      { name: 'Işıl Çağ', role: 'musician', instrument: 'guitar', ids: [id] },
      { name: 'Ana Lírica', role: 'composer', instrument: null, ids: [id] },
      { name: 'Işıl Çağ', role: 'musician', instrument: 'piano', ids: [id] },
      { name: 'Işıl Çağ', role: 'musician', instrument: 'guitar', ids: [] },
    ]),
  ).toEqual([
    { name: 'Ana Lírica', roles: ['composer'], instruments: [], ids: [id], ai: null },
    { name: 'Işıl Çağ', roles: ['musician'], instruments: ['guitar', 'piano'], ids: [id], ai: null },
  ]);
});

test('voices, choirs and conductors are roles, not instruments', () => {
  expect(
    buildContributors([
      { name: 'Ana Lírica', role: 'musician', instrument: 'vocals', ids: [] },
      { name: 'Işıl Çağ', role: 'musician', instrument: 'backing_vocals', ids: [] },
      { name: 'Koro', role: 'musician', instrument: 'choir', ids: [] },
      { name: 'Şef', role: 'musician', instrument: 'conductor', ids: [] },
    ]).map(({ roles, instruments }) => [...roles, ...instruments]),
  ).toEqual([['vocalist'], ['background_vocalist'], ['choir'], ['conductor']]);
});
