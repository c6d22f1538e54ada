import { expect, test, vi } from 'vitest';
import { isAppPath, isSitePath } from '../../../site/app-paths.ts';

vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { filterTools, listTools } = await import('./tool-list.ts');

const find = (choice: Partial<Parameters<typeof filterTools>[1]>) =>
  filterTools(listTools(), { category: null, search: '', ...choice }, ({ name }) => ({
    name: name === 'smart_links' ? 'AKILLI Bağlantı' : 'Masterización',
    also: name === 'content-relocation' ? 'distrokid pre-save' : '',
  })).map(({ name }) => name);

test('[S2-114] the search finds a part of name or description, in any case, without accents and with mistakes', () => {
  for (const search of [' BAĞ', 'bag', 'akıllı', 'AKILLI', 'akilli', 'İLLI'])
    expect(find({ search }), search).toEqual(['smart_links']);
  expect(find({ search: 'masterizacion' })).toContain('mastering');
  for (const search of ['distrokid', 'distrokit', 'presave', 'prsave'])
    expect(find({ search }), search).toEqual(['content-relocation']);
  expect(find({ search: 'masterizaicon' })).toContain('mastering');
  expect(find({ search: 'nothing' })).toEqual([]);
});

test('[S2-113] every card opens a page of the product', () => {
  const tools = listTools();
  expect(tools.length).toBeGreaterThan(10);
  for (const { name, path } of tools) {
    const page = path.split('?', 1)[0] ?? '';
    expect([name, isAppPath(page) || isSitePath(page)]).toEqual([name, true]);
  }
  expect(new Set(tools.map(({ path }) => path)).size).toBe(tools.length);
});

test('[S2-113] the categories divide the tools', () => {
  const all = find({});
  const divided = (['ai', 'marketing', 'forms'] as const).flatMap((category) => find({ category }));
  expect(divided).toEqual(all);
  expect(find({ category: 'marketing', search: 'bag' })).toEqual(['smart_links']);
  expect(find({ category: 'ai', search: 'bag' })).toEqual([]);
});
