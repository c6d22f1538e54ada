import type { Store } from '@tangent/contract/store.ts';
import { expect, test } from 'vitest';
import { groupStores, openStoreIds } from './group-stores.ts';
import { toggleStores } from './toggle-stores.ts';

const store = (name: string, category: Store['category'], premium: boolean): Store => ({
  id: name.toLowerCase(),
  name,
  category,
  premium,
  connected: !premium,
  contract: 'sandbox' as const,
});
const STORES = [
  store('Anghami', 'streaming', true),
  store('Claro Música', 'streaming', true),
  store('Deezer', 'streaming', false),
  store('Pandora', 'radio', false),
  store('SiriusXM', 'radio', true),
];
const ids = (stores: readonly Store[]) => stores.map(({ id }) => id).join(' ');
const told = (premium: boolean, search = '', language = 'en') =>
  groupStores(STORES, { search, language, premium }).map(
    ({ key, open, locked }) => `${key}: ${ids(open)} | ${ids(locked)}`,
  );

test('[S6-006] the free plan chooses among the major stores and sees the others locked in their place', () => {
  expect(told(false)).toEqual(['major: deezer pandora | ', 'streaming:  | anghami claro música', 'radio:  | siriusxm']);
  expect(openStoreIds(STORES, false)).toEqual(['deezer', 'pandora']);
});

test('[S6-007] a paid plan chooses among all of them', () => {
  expect(told(true)).toEqual(['major: deezer pandora | ', 'streaming: anghami claro música | ', 'radio: siriusxm | ']);
  expect(openStoreIds(STORES, true)).toHaveLength(STORES.length);
});

test('a search finds names without their accents and in the letters of the language', () => {
  expect(told(true, 'musica')).toEqual(['streaming: claro música | ']);
  expect(told(true, ' SIRIUS ')).toEqual(['radio: siriusxm | ']);
  expect(told(true, 'SİRİUS', 'tr')).toEqual(['radio: siriusxm | ']);
  expect(told(true, 'nowhere')).toEqual([]);
});

test('choosing a group leaves the other choices as they are', () => {
  expect(toggleStores(['deezer', 'anghami'], ['anghami', 'siriusxm'], true)).toEqual(['deezer', 'anghami', 'siriusxm']);
  expect(toggleStores(['deezer', 'anghami'], ['anghami', 'siriusxm'], false)).toEqual(['deezer']);
});
