import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { filterTools, listTools } = await import('./tool-list.ts');

const all = { category: null, search: '', language: 'en' } as const;
const find = (choice: Partial<Parameters<typeof filterTools>[1]>) =>
  filterTools(listTools(), { ...all, ...choice }, ({ name }) => (name === 'smart_links' ? 'AKILLI Bağlantı' : '')).map(
    ({ name }) => name,
  );

test('tools are found by category, and by a part of name or description in any case', () => {
  expect(find({ category: 'marketing', search: ' BAĞ', language: 'tr' })).toEqual(['smart_links']);
  expect(find({ search: 'akıllı', language: 'tr' })).toEqual(['smart_links']);
  expect(find({ category: 'ai' })).toEqual([]);
  expect(find({ search: 'nothing' })).toEqual([]);
});
