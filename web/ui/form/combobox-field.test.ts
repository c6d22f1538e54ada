import { expect, test } from 'vitest';
import { findOptions } from './combobox-field.tsx';

const OPTIONS = ['English', 'Português', 'Irish', 'Polish', 'Kurdish', 'Kurdish (Sorani)'].map((label) => ({
  value: label,
  label,
}));

test.each([
  ['Engl', ['English']],
  ['portugues', ['Português']],
  [' IRISH ', ['Irish']],
  ['kurdish', ['Kurdish']],
  ['lish', ['English', 'Polish']],
  ['Klingon', []],
  ['', []],
])('the typed text %j fits %j', (typed, labels) => {
  expect(findOptions(OPTIONS, typed).map(({ label }) => label)).toEqual(labels);
});
