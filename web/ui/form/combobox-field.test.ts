import { expect, test } from 'vitest';
import { findOnlyOption } from './combobox-field.tsx';

const OPTIONS = ['English', 'Português', 'Irish', 'Polish'].map((label) => ({ value: label.slice(0, 2), label }));

test.each([
  ['Engl', 'English'],
  ['portugues', 'Português'],
  [' IRISH ', 'Irish'],
  ['ish', null],
  ['Klingon', null],
  ['', null],
])('leaving the field with %s takes %s', (typed, label) => {
  expect(findOnlyOption(OPTIONS, typed)?.label ?? null).toBe(label);
});
