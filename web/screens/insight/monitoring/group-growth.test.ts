import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { expect, test } from 'vitest';
import { groupGrowth } from './case-history.tsx';

type Event = FraudCaseDetail['history'][number];

const happened = (event: Event['event'], day: string | null): Event => ({
  event,
  day,
  at: '2028-03-02T06:00:00.000Z',
  by: 'system',
  answer: null,
  verdict: null,
  note: null,
});

test('consecutive days of growth are one step, and events between them stay separate', () => {
  const history = [
    happened('opened', '2028-03-01'),
    ...['2028-03-02', '2028-03-03', '2028-03-04'].map((day) => happened('grew', day)),
    happened('answered', null),
    happened('grew', '2028-03-05'),
  ];
  expect(groupGrowth(history).map(({ event, day, days }) => [event, day, days])).toEqual([
    ['opened', '2028-03-01', 1],
    ['grew', '2028-03-04', 3],
    ['answered', null, 1],
    ['grew', '2028-03-05', 1],
  ]);
  expect(groupGrowth([])).toEqual([]);
});
