import { expect, test } from 'vitest';
import { isCompleteCode, normalizeCode } from './use-code-step.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['12a4', '124'],
  ['', ''],
])('a code typed or pasted as %j is read as %j', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

test('[S5-056] a code is complete with its sixth digit', () => {
  expect([...'123456'].map((_, index) => isCompleteCode('123456'.slice(0, index + 1)))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});
