import { expect, test } from 'vitest';
import { listStoreMonths, type ReportedMonth } from './store-months.ts';

const LIVE = [{ first: '2026-05', last: '2026-07' }];
const MONTH: ReportedMonth = {
  period: '2026-06',
  is_posted: true,
  is_held: false,
  is_foreign: false,
  settled: 'all',
  reported_micros: 900n,
  received_micros: 900n,
  suspense_micros: 0n,
};

const june = (change: Partial<ReportedMonth> | null, today: string) => {
  const months = change === null ? [] : [{ ...MONTH, ...change }];
  const found = listStoreMonths({ live: LIVE, months, today }, '2026-06', '2026-06')[0];
  if (!found) throw new Error('the month is missing from the list');
  return found;
};

// June must be reported by 14 August and paid by 13 September.
test.each([
  ['not_due_yet', '2026-08-14', null],
  ['report_late', '2026-08-15', null],
  ['held_for_check', '2026-08-15', { is_posted: false, is_held: true }],
  ['nothing_sold', '2026-08-01', { settled: 'nothing', reported_micros: 0n, received_micros: 0n }],
  ['nothing_sold', '2026-10-01', { settled: 'all', reported_micros: 0n, received_micros: 0n }],
  ['payment_awaited', '2026-09-13', { settled: 'nothing', received_micros: 0n }],
  ['payment_awaited', '2026-09-13', { settled: 'part', received_micros: 300n }],
  ['payment_late', '2026-09-14', { settled: 'nothing', received_micros: 0n }],
  ['paid_short', '2026-09-14', { settled: 'part', received_micros: 300n }],
  ['paid_short', '2026-08-20', { received_micros: 899n }],
  ['paid_more', '2026-08-20', { received_micros: 901n }],
  ['paid_more', '2026-08-20', { settled: 'more', received_micros: 1_000n }],
  ['paid_more', '2026-08-20', { settled: 'more', reported_micros: 0n, received_micros: 1n }],
  ['exchange_rate', '2026-08-20', { is_foreign: true, received_micros: 899n }],
  ['in_suspense', '2026-08-20', { suspense_micros: 1n }],
  ['in_suspense', '2026-08-20', { settled: 'nothing', received_micros: 0n, suspense_micros: 1n }],
  ['payment_late', '2026-09-14', { settled: 'nothing', received_micros: 0n, suspense_micros: 1n }],
  ['none', '2026-12-01', { is_held: true }],
] as const)('a month is %s on %s (case %#)', (gap, today, change) => {
  const month = june(change, today);
  expect(month).toMatchObject({ gap, report_due_on: '2026-08-14', payment_due_on: '2026-09-13' });
});

test('a month is listed if a release was live in it, or if the store reported it anyway; newest first', () => {
  const months = [
    { ...MONTH, period: '2026-02' },
    { ...MONTH, period: '2026-09', is_posted: false, is_held: true },
  ];
  const facts = { months, live: [...LIVE, { first: '2026-11', last: null }], today: '2026-12-03' };
  const list = (first: string, last: string) => listStoreMonths(facts, first, last).map(({ period }) => period);
  expect(list('2026-01', '2026-12')).toEqual([
    '2026-12',
    '2026-11',
    '2026-09',
    '2026-07',
    '2026-06',
    '2026-05',
    '2026-02',
  ]);
  expect(list('2026-08', '2026-08')).toEqual([]);
  expect(listStoreMonths(facts, '2026-09', '2026-09')[0]).toMatchObject({ reported_micros: null, paid_micros: 900n });
});

test('an estimate is the mean of the previous three reported months, however long ago', () => {
  const month = (period: string, reported_micros: bigint, is_posted = true) => ({
    ...MONTH,
    period,
    reported_micros,
    is_posted,
  });
  const months = [
    month('2025-11', 5_000n),
    month('2025-12', 100n),
    month('2026-02', 200n),
    month('2026-03', 9_999n, false),
    month('2026-05', 301n),
  ];
  const facts = { months, live: [{ first: '2025-11', last: null }], today: '2026-08-01' };
  const estimates = Object.fromEntries(
    listStoreMonths(facts, '2025-11', '2026-06').map(({ period, estimate_micros }) => [period, estimate_micros]),
  );
  expect(estimates).toMatchObject({ '2025-11': null, '2025-12': 5_000n, '2026-01': 2_550n, '2026-06': 200n });
});
