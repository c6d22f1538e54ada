import { expect, test } from 'vitest';
import { periodEndAfter } from './period-end.ts';

const second = (instant: string) => Date.parse(instant) / 1000;

test('years keep the day and hour of their start, even from a leap day', () => {
  const anchor = second('2028-02-29T23:59:59Z');
  let end = anchor;
  const ends = Array.from({ length: 4 }, () => {
    end = periodEndAfter(anchor, end);
    return new Date(end * 1000).toISOString().slice(0, 19);
  });
  expect(ends).toEqual(['2029-02-28T23:59:59', '2030-02-28T23:59:59', '2031-02-28T23:59:59', '2032-02-29T23:59:59']);
});
