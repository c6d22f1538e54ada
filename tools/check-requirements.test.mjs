import { expect, test } from 'vitest';
import { checkRequirements, readIds } from './check-requirements.mjs';

const IDS = readIds('id,area,requirement,where\nS1-001,account,"For artists, S9-999",/\nS5-012,release,Titles,/\n');

test('ids are read from the first column only', () => {
  expect(IDS).toEqual(['S1-001', 'S5-012']);
});

test('ids in test titles count, also several in one title', () => {
  const content = "test('[S1-001] a sentence', () => {});\ntest.each([1])('[S5-012, S1-001] %s', () => {});";
  const { violations, covered } = checkRequirements(IDS, [['a.test.ts', content]]);
  expect(violations).toEqual([]);
  expect([...covered].sort()).toEqual(['S1-001', 'S5-012']);
});

test('ids at the beginning of the rows of a table count', () => {
  const content = "test.each([\n  ['[S1-001] one', 1],\n  ['[S5-012]', 2],\n])('%s: %s', () => {});";
  expect([...checkRequirements(IDS, [['a.test.ts', content]]).covered].sort()).toEqual(['S1-001', 'S5-012']);
});

test('ids in the title after a table of texts count', () => {
  const content = "test.each<[string]>([\n  ['one'],\n] as const)('[S5-012] %s', () => {});";
  expect([...checkRequirements(IDS, [['a.test.ts', content]]).covered]).toEqual(['S5-012']);
});

test('an id that does not exist is refused', () => {
  const { violations } = checkRequirements(IDS, [['a.test.ts', "test('[S5-999] a sentence', () => {});"]]);
  expect(violations).toEqual(['a.test.ts: requirement S5-999 does not exist']);
});

test('an id outside a title does not count', () => {
  const { covered } = checkRequirements(IDS, [['a.test.ts', "// S5-012\ntest('titles', () => expect('[S5-012]'))"]]);
  expect(covered.size).toBe(0);
});
