import type { RoyaltyMonth } from '@tangent/contract/money/royalty.ts';
import { toWholeCents } from '@tangent/domain/money/add-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listMonthRows } from './list-month-rows.ts';
import { listWaiting } from './list-waiting.ts';
import { findBestMonth } from './months-band.tsx';
import { listPoints } from './when-band.tsx';

type Facts = {
  stores: readonly number[];
  charges?: readonly number[];
  unlisted?: number;
  people?: readonly number[];
  plan?: number;
  shares?: number;
};
const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A month of sales, in micro-dollars; charges are below zero. */
function buildMonth({ stores, charges = [], unlisted = 0, people = [], plan = 0, shares = 0 }: Facts): RoyaltyMonth {
  const charged_micros = -add(charges) - unlisted;
  return {
    period: '2026-10',
    due_on: '2027-01-14',
    lines: 1,
    countries: 1,
    gross_micros: add(stores),
    shares_micros: shares,
    amount_micros: add(stores) - charged_micros - add(people) - plan,
    stores: stores.map((amount_micros, number) => ({
      platform: { id: `s${number}`, name: `Store ${number}` },
      unit_kind: 'streams',
      units: 1,
      releases: 1,
      amount_micros,
      received: number === 0 ? 'all' : 'none',
    })),
    charges: charges.map((amount_micros, number) => ({
      transaction_id: `TX-${number}`,
      kind: 'penalty',
      platform: { id: 's0', name: 'Store 0' },
      track: { id: 't', title: 'Devagar' },
      release: null,
      amount_micros,
    })),
    charged_micros,
    people: people.map((amount_micros, number) => {
      return { payee_id: `p${number}`, name: `Person ${number}`, state: 'claimed', tracks: 1, amount_micros };
    }),
    plan_micros: plan,
  };
}

test('a month: four stores and the rest, each fine, each person, our share, and their sum', () => {
  const month = buildMonth({
    stores: [281_400_000, 171_600_000, 90_300_000, 48_200_000, 21_700_000, 20_000_000],
    charges: [-9_600_000],
    people: [49_200_000, 32_820_000],
  });
  expect(listMonthRows(month).map(({ key, kind, cents }) => [kind, key, cents])).toEqual([
    ['stores', 's0', 28_140],
    ['stores', 's1', 17_160],
    ['stores', 's2', 9_030],
    ['stores', 's3', 4_820],
    ['stores', 'more stores', 4_170],
    ['charge', 'TX-0', -960],
    ['people', 'p0', -4_920],
    ['people', 'p1', -3_282],
    ['plan', 'plan', 0],
  ]);
  expect(toWholeCents(month.amount_micros)).toBe(54_158);
});

test('any month: the cents of the rows are exactly the sum below them', () => {
  const amounts = (min: number, max: number, maxLength: number) => fc.array(fc.integer({ min, max }), { maxLength });
  const months = fc.record({
    stores: amounts(-3_000_000, 500_000_000, 150),
    charges: amounts(-20_000_000, 9_000_000, 20),
    unlisted: fc.integer({ min: -9_000_000, max: 0 }),
    people: amounts(-2_000, 90_000_000, 30),
    plan: fc.integer({ min: 0, max: 40_000_000 }),
  });
  fc.assert(
    fc.property(months, (facts) => {
      const month = buildMonth(facts);
      const rows = listMonthRows(month);
      expect(add(rows.map(({ micros }) => micros))).toBe(month.amount_micros);
      expect(add(rows.map(({ cents }) => cents))).toBe(toWholeCents(month.amount_micros));
    }),
  );
});

test('our share is named in whole percent, and the rest of the stores as far paid as all of them', () => {
  const rows = listMonthRows(buildMonth({ stores: [10_000_001, 9, 8, 7, 6, 5], plan: 1_200_004, shares: 2_000_003 }));
  expect(rows.flatMap((row) => (row.kind === 'plan' ? [row.share] : []))).toEqual([0.15]);
  expect(rows.flatMap((row) => (row.kind === 'stores' ? [row.received] : []))).toEqual([
    'all',
    'none',
    'none',
    'none',
    'none',
  ]);
});

const month = (period: string, due_on: string, amount_micros: number) => ({ period, due_on, amount_micros });
const FIGURES = {
  available_micros: 422_240_000,
  flow: null,
  withdrawals: { paid: 1, paid_since: '2025-05-01', last: { amount_cents: 20_000, requested_on: '2026-11-16' } },
};

test.each([
  [
    'the last withdrawal, today, and the days on which stores pay',
    {
      ...FIGURES,
      reported_months: [month('2026-09', '2026-12-14', 640_260_000), month('2026-10', '2027-01-14', 541_580_000)],
    },
    [
      ['withdrawn', '2026-11-16', 20_000, ''],
      ['today', '2026-11-20', 42_224, ''],
      ['due', '2026-12-14', 64_026, '2026-09'],
      ['due', '2027-01-14', 54_158, '2026-10'],
    ],
  ],
  [
    'late months together, before today',
    {
      ...FIGURES,
      available_micros: -5,
      reported_months: [month('2026-06', '2026-09-13', 1_009_999), month('2026-07', '2026-10-14', 10_001)],
    },
    [
      ['late', '2026-09-13', 102, '2026-06 2026-07'],
      ['withdrawn', '2026-11-16', 20_000, ''],
      ['today', '2026-11-20', 0, ''],
    ],
  ],
  [
    'many days: three, and the others together',
    {
      ...FIGURES,
      withdrawals: { paid: 0, paid_since: null, last: null },
      reported_months: ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'].map((due, number) =>
        month(`2026-0${number + 1}`, `${due}-14`, 1_000_000),
      ),
    },
    [
      ['today', '2026-11-20', 42_224, ''],
      ['due', '2026-12-14', 100, '2026-01'],
      ['due', '2027-01-14', 100, '2026-02'],
      ['due', '2027-02-14', 100, '2026-03'],
      ['due', '2027-03-14', 200, '2026-04 2026-05'],
    ],
  ],
])('when it comes: %s', (_, figures, points) => {
  const waiting = add(figures.reported_months.map(({ amount_micros }) => amount_micros));
  const balance_micros = figures.available_micros + waiting;
  const found = listPoints({ ...figures, balance_micros }, '2026-11-20');
  expect(found.map(({ kind, day, cents, periods }) => [kind, day, cents, periods.join(' ')])).toEqual(points);
});

test('the best month is the one that earned most, the earliest of equals; a single month is none', () => {
  const months = (...amounts: number[]) =>
    amounts.map((amount_micros, number) => ({ period: `2026-0${number + 1}`, amount_micros, shares_micros: 0 }));
  expect(findBestMonth(months(1, 5, 5, 2))).toBe('2026-02');
  expect(findBestMonth(months(5))).toBeNull();
  expect(findBestMonth(months(0, -2))).toBeNull();
});

test('the months that wait add up to the reported money as it is shown: what is between balance and available', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9_000_000, max: 900_000_000 }),
      fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 24 }),
      (available_micros, amounts) => {
        const balance_micros = available_micros + add(amounts);
        const reported_months = amounts.map((amount) => month('2026-09', '2026-12-14', amount));
        const { reported_cents, months } = listWaiting({ available_micros, balance_micros, reported_months });
        expect(add(months.map(({ cents }) => cents))).toBe(reported_cents);
        expect(toWholeCents(available_micros) + reported_cents).toBe(toWholeCents(balance_micros));
      },
    ),
  );
});
