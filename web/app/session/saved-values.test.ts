import { beforeEach, expect, test, vi } from 'vitest';
import { clearSavedValues, readSavedValues, savedValuesKey, saveValues } from './saved-values.ts';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
};
beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', storage);
});

const KEY = savedValuesKey('u1', 'artist/new');

test('the values typed when a session ended are restored for the same user, until they are cleared', () => {
  saveValues(KEY, { name: 'Gökçe', picture: { id: 'p' }, show_in_catalogue: false });
  expect(readSavedValues(KEY)).toEqual({ name: 'Gökçe', picture: { id: 'p' }, show_in_catalogue: false });
  expect(readSavedValues(savedValuesKey('u2', 'artist/new'))).toBeNull();
  clearSavedValues(KEY);
  expect(readSavedValues(KEY)).toBeNull();
});

test('passwords and codes are never saved', () => {
  saveValues(KEY, { email: 'a@b.example', password: 'x', current_password: 'y', code: '123456' });
  expect(items.get(KEY)).toBe('{"email":"a@b.example"}');
});

test('values that cannot be saved or read are treated as missing', () => {
  items.set(KEY, '{broken');
  expect(readSavedValues(KEY)).toBeNull();
  const refuses = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
  expect(() => saveValues(KEY, { name: 'x' })).not.toThrow();
  expect(readSavedValues(KEY)).toBeNull();
  expect(() => clearSavedValues(KEY)).not.toThrow();
});
