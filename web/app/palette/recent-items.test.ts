import { Banknote } from 'lucide-react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaletteItem } from './palette-item.ts';
import { readRecentItems, rememberItem } from './recent-items.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const place = (n: number): PaletteItem => ({
  id: `release ${n}`,
  kind: 'release',
  label: `Song ${n}`,
  detail: 'Live in 12 stores',
  picture: { cover: `cover-${n}` },
  path: `/distributions/${n}`,
});

test('the last five places are kept, the latest first, each once, without facts that become old', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 2]) rememberItem(place(n));
  expect(readRecentItems().map(({ label }) => label)).toEqual(['Song 2', 'Song 6', 'Song 5', 'Song 4', 'Song 3']);
  expect(readRecentItems()[0]).toEqual({
    id: 'release 2',
    kind: 'release',
    label: 'Song 2',
    path: '/distributions/2',
    leaves: false,
    cover: 'cover-2',
  });
});

test('what leads nowhere is no place', () => {
  rememberItem({ id: 'action theme', kind: 'action', label: 'Dark mode', picture: { icon: Banknote }, run: () => {} });
  rememberItem({ ...place(1), kind: 'needs_you' });
  expect(readRecentItems()).toEqual([]);
});

test.each([
  '',
  'no json',
  '{}',
  '[1,{"id":"x"}]',
  '[{"id":"a","kind":"release","label":"x","path":"https://evil.example","leaves":true,"cover":null}]',
])('the stored value %j is ignored', (value) => {
  stored.set('recent-places', value);
  expect(readRecentItems()).toEqual([]);
});
