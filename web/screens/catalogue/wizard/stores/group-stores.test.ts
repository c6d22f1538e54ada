import type { Store } from '@tangent/contract/catalogue/store.ts';
import { expect, test } from 'vitest';
import { groupStores, listAvailableStoreIds } from './group-stores.ts';
import { toggleStores } from './platforms-step.tsx';

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
const summarise = (premium: boolean, search = '', language = 'en') =>
  groupStores(STORES, { search, language, premium }).map(({ key, stores }) => `${key}: ${ids(stores)}`);

test('[S6-006] the free plan chooses among the major stores', () => {
  expect(summarise(false)).toEqual(['major: deezer pandora']);
  expect(listAvailableStoreIds(STORES, false)).toEqual(['deezer', 'pandora']);
});

test('[S6-007] a paid plan chooses among all of them', () => {
  expect(summarise(true)).toEqual(['major: deezer pandora', 'streaming: anghami claro música', 'radio: siriusxm']);
  expect(listAvailableStoreIds(STORES, true)).toHaveLength(STORES.length);
});

test('a search ignores accents and follows the letter case of the language', () => {
  expect(summarise(true, 'musica')).toEqual(['streaming: claro música']);
  expect(summarise(true, ' SIRIUS ')).toEqual(['radio: siriusxm']);
  expect(summarise(true, 'SİRİUS', 'tr')).toEqual(['radio: siriusxm']);
  expect(summarise(true, 'nowhere')).toEqual([]);
});

test('choosing a group leaves other choices as they are', () => {
  expect(toggleStores(['deezer', 'anghami'], ['anghami', 'siriusxm'], true)).toEqual(['deezer', 'anghami', 'siriusxm']);
  expect(toggleStores(['deezer', 'anghami'], ['anghami', 'siriusxm'], false)).toEqual(['deezer']);
});
