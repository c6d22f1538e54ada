import { expect, test } from 'vitest';
import { GENRE_CODE } from '../schema/value-types.ts';
import { APPLE_GENRES, GENRE_CODES } from './genres.ts';
import { APPLE_FALLBACK, APPLE_ROLES, findAppleRole, findGroup, ROLE_GROUPS } from './roles.ts';
import { COUNTRIES } from './territories.ts';

test('every genre code has the form of Apple', () => {
  expect([...GENRE_CODES].filter((code) => !GENRE_CODE.isValid(code))).toEqual([]);
  expect(Object.keys(APPLE_GENRES)).toHaveLength(13);
});

test("every role belongs to one group, by our word and by Apple's name", () => {
  for (const { ours, name, group } of APPLE_ROLES) {
    expect(findGroup(name), name).toBe(group);
    if (ours !== null) expect([findAppleRole(ours), findGroup(ours)]).toEqual([name, group]);
  }
  expect(ROLE_GROUPS.map((group) => findGroup(APPLE_FALLBACK[group]))).toEqual(ROLE_GROUPS);
  expect(findAppleRole('writer')).toBe('Songwriter');
  expect([findGroup('Mixing Engineer'), findGroup('immersive_engineer')]).toEqual(['production', 'production']);
  expect([findGroup('Juggler'), findAppleRole('juggler')]).toEqual([null, null]);
});

test('countries are those of ISO 3166-1', () => {
  expect(COUNTRIES.size).toBe(249);
  expect(['WW', 'UK', 'EU', 'XK'].some((code) => COUNTRIES.has(code))).toBe(false);
});
