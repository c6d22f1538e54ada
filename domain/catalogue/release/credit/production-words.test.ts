import { expect, test } from 'vitest';
import { PRODUCTION_ROLES } from './production-role.ts';
import { findProductionRole } from './production-words.ts';

test.each([
  ['Producer', 'producer'],
  ['co-producer', 'co_producer'],
  [' Mixing  Engineer ', 'mixing_engineer'],
  ['mix', 'mixing_engineer'],
  ['engineer', 'recording_engineer'],
  ['MASTERING', 'mastering_engineer'],
  ['guitar', null],
  ['constructor', null],
  ['', null],
])('%j names the role %s', (text, role) => {
  expect(findProductionRole(text)).toBe(role);
});

test('every role is found by its own name', () => {
  expect(PRODUCTION_ROLES.map(findProductionRole)).toEqual(PRODUCTION_ROLES);
});
