import { expect, test } from 'vitest';
import { checkQueryKeys } from './check-query-keys.mjs';

const check = (line) => checkQueryKeys([['web/api/catalogue/label.ts', `\n${line}`]]);

test.each([
  "useQuery({ queryKey: ['labels'] })",
  "client.invalidateQueries({ queryKey: [...KEY, 'list'] })",
  "client.setQueryData(['labels', id], label)",
  "client.getQueryData<Label>(['labels'])",
])('a key written where it is used is refused: %s', (line) => {
  expect(check(line)).toEqual([
    'web/api/catalogue/label.ts:2: a query key as a list; take it from the keys of its noun in web/api',
  ]);
});

test.each([
  "export const labelKeys = { all: ['labels'] as const };",
  'useQuery({ queryKey: labelKeys.all })',
  'client.setQueryData(labelKeys.one(id), [label])',
])('a key of its noun passes: %s', (line) => {
  expect(check(line)).toEqual([]);
});
