import { beforeEach, expect, test, vi } from 'vitest';
import { forgetValues, keepValues, keptKey, readKeptValues } from './kept-values.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', storage);
});

const KEY = keptKey('u1', 'artist/new');

test('what was typed when a session ended is there for the same person, once it is asked for and not after', () => {
  keepValues(KEY, { name: 'Gökçe', picture: { id: 'p' }, show_in_catalogue: false });
  expect(readKeptValues(KEY)).toEqual({ name: 'Gökçe', picture: { id: 'p' }, show_in_catalogue: false });
  expect(readKeptValues(keptKey('u2', 'artist/new'))).toBeNull();
  forgetValues(KEY);
  expect(readKeptValues(KEY)).toBeNull();
});

test('passwords and codes are never kept', () => {
  keepValues(KEY, { email: 'a@b.example', password: 'x', current_password: 'y', code: '123456' });
  expect(kept.get(KEY)).toBe('{"email":"a@b.example"}');
});

test('what cannot be kept or read is simply not there', () => {
  kept.set(KEY, '{broken');
  expect(readKeptValues(KEY)).toBeNull();
  const refuses = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
  expect(() => keepValues(KEY, { name: 'x' })).not.toThrow();
  expect(readKeptValues(KEY)).toBeNull();
  expect(() => forgetValues(KEY)).not.toThrow();
});
