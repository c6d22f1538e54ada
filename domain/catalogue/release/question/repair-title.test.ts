import { expect, test } from 'vitest';
import { repairTitle } from './repair-title.ts';

test.each([
  ['SLOW FERRY (Official Video)', 'SLOW FERRY'],
  ['Slow Ferry - Official Video', 'Slow Ferry'],
  ['Yavaş Vapur 🔥🇹🇷', 'Yavaş Vapur'],
  ['Slow\u200bFerry', 'SlowFerry'],
  ['Slow\nFerry\u202e', 'Slow Ferry'],
  ['Z\u0351\u0352\u0353\u0354\u0355alg', 'Zalg'],
  ['Slow Ferry https://music.example/slow', 'Slow Ferry'],
  ['Slow Ferry', null],
  ['🔥🔥', null],
  ['Official Video', null],
  ['0fficial V1deo', null],
  ['', null],
])('%s is repaired to %s', (title, repaired) => {
  expect(repairTitle(title)).toBe(repaired);
});
