import { expect, test } from 'vitest';
import { findItems } from './find-items.ts';

const item = (label: string, detail?: string) => ({
  id: label,
  label,
  leads: true,
  run: () => {},
  ...(detail === undefined ? {} : { detail }),
});
const ITEMS = [item('İletişim'), item('Çıkış yap'), item('Lançamentos'), item('Night Drive', 'Lena Ortiz')];
const find = (query: string) => findItems(ITEMS, query).map(({ label }) => label);

test('pages and actions are found without dots and accents, in any case', () => {
  for (const query of ['çıkış', 'CIKIS', 'cikis', 'ÇIKIŞ YAP']) expect(find(query), query).toEqual(['Çıkış yap']);
  for (const query of ['iletisim', 'İLETİŞİM', 'ILETISIM']) expect(find(query), query).toEqual(['İletişim']);
  expect(find('lancam')).toEqual(['Lançamentos']);
});

test('every word of the query must match, in the label or in the detail', () => {
  expect(find('ortiz night')).toEqual(['Night Drive']);
  expect(find('ortiz day')).toEqual([]);
});

test('an empty query offers all items', () => {
  expect(find('  ')).toHaveLength(4);
});
