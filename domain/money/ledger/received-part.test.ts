import { expect, test } from 'vitest';
import { formatDecimal, parseExact } from '../royalty/decimal.ts';
import { coverReports } from './cover-reports.ts';
import { computeReceivedPart } from './received-part.ts';

test.each([
  ['a part', { gross: 100n, before: 0n, after: 50n }, 1_000n, 0n, 500n],
  ['all', { gross: 100n, before: 0n, after: 100n }, 1_001n, 0n, 1_001n],
  ['the rest after a part, with what rounding left', { gross: 3n, before: 1n, after: 3n }, 67n, 33n, 67n],
  ['a third, rounded down', { gross: 3n, before: 0n, after: 1n }, 100n, 0n, 33n],
  ['nothing new', { gross: 100n, before: 40n, after: 40n }, 60n, 40n, 0n],
  ['a report that owes nothing', { gross: 0n, before: 0n, after: 5n }, 60n, 0n, 0n],
  ['a report with a refund', { gross: -20n, before: 0n, after: -20n }, 60n, 0n, 0n],
  ['half taken back', { gross: 100n, before: 100n, after: 50n }, 0n, 1_000n, -500n],
  ['a third taken back, rounded up', { gross: 100n, before: 99n, after: 66n }, 0n, 100n, -34n],
  ['all taken back', { gross: 100n, before: 70n, after: 0n }, 300n, 700n, -700n],
])('of %s a holder gets what the store paid of it', (_, coverage, waiting, received, part) => {
  expect(computeReceivedPart(coverage, waiting, received)).toBe(part);
});

test('what a holder got never exceeds the paid part, whatever the payments', () => {
  for (let gross = 1n; gross <= 40n; gross++)
    for (let step = 1n; step <= gross; step++) {
      let [waiting, received] = [1_000_003n, 0n];
      for (let before = 0n; before < gross; before += step) {
        const after = before + step > gross ? gross : before + step;
        const part = computeReceivedPart({ gross, before, after }, waiting, received);
        [waiting, received] = [waiting - part, received + part];
        expect(received * gross <= 1_000_003n * after).toBe(true);
      }
      expect(waiting).toBe(0n);
    }
});

test.each([
  ['exactly', '100', ['100'], ['100'], '0'],
  ['a part', '40', ['100'], ['40'], '0'],
  ['two months at once', '150', ['100', '50'], ['100', '50'], '0'],
  ['one month and a part of the next', '120.5', ['100', '50'], ['100', '20.5'], '0'],
  ['too much', '160.000001', ['100', '50'], ['100', '50'], '10.000001'],
  ['without a report', '9', [], [], '9'],
  ['past a report with a refund and one that is paid', '60', ['-20', '0', '50'], ['50'], '10'],
  ['nothing', '0', ['50'], [], '0'],
])('a payment that pays %s is divided among the reports in their order', (_, paid, open, parts, rest) => {
  const reports = open.map((amount, index) => ({ statement_no: index + 1, open: parseExact(amount) }));
  const divided = coverReports(parseExact(paid), reports);
  expect(divided.parts.map(({ amount }) => formatDecimal(amount))).toEqual(parts);
  expect(formatDecimal(divided.rest)).toBe(rest);
});
