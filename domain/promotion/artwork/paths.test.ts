import { expect, test } from 'vitest';
import { arch, circle, curve, polygon, quarter, rectangle } from './paths.ts';

test.each([
  ['a circle', circle(50, 40, 10.005), 'M39.99 40a10.01 10.01 0 1 0 20.01 0a10.01 10.01 0 1 0 -20.01 0Z'],
  ['a rectangle', rectangle(1, 2, 30.456, 40), 'M1 2h30.46v40h-30.46Z'],
  ['a quarter down to the right', quarter(10, 20, 5, true, true), 'M10 20h5A5 5 0 0 1 10 25Z'],
  ['a quarter up to the right', quarter(10, 20, 5, true, false), 'M10 20h5A5 5 0 0 0 10 15Z'],
  ['a quarter up to the left', quarter(10, 20, 5, false, false), 'M10 20h-5A5 5 0 0 1 10 15Z'],
  ['an arch', arch(50, 40, 10), 'M40 40A10 10 0 0 1 60 40Z'],
  [
    'a polygon',
    polygon([
      [0, 0],
      [10, 0],
      [5, 7.777],
    ]),
    'M0 0L10 0L5 7.78Z',
  ],
  [
    'a smooth line, whose tangents follow the neighbours',
    curve([
      [0, 0],
      [6, 12],
      [18, 0],
    ]),
    'M0 0C1 2 3 12 6 12C9 12 16 2 18 0',
  ],
])('the path of %s', (_name, path, expected) => {
  expect(path).toBe(expected);
});
