import type { RoyaltyFlow } from '@tangent/contract/money/royalty.ts';
import { toWholeCents } from '@tangent/domain/money/add-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findScale, layOutGate } from './lay-out-gate.ts';
import { listGateRows } from './list-gate-rows.ts';

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

type Facts = {
  stores?: readonly (readonly [received: number, reported: number])[];
  people?: readonly number[];
  plan?: number;
  charged?: number;
  held?: number;
  other?: number;
};

/** A flow in which everything that came in has a holder, in micro-dollars. */
function buildFlow({ stores = [], people = [], plan = 0, charged = 0, held = 0, other = 0 }: Facts): RoyaltyFlow {
  const received = add(stores.map(([amount]) => amount)) + other;
  return {
    stores: stores.map(([received_micros, reported_micros], number) => ({
      platform: { id: `s${number}`, name: `Store ${number}` },
      received_micros,
      reported_micros,
    })),
    other_micros: other,
    yours_micros: received - add(people) - plan - charged - held,
    held_micros: held,
    people: people.map((amount_micros, number) => {
      return { payee_id: `p${number}`, name: `Person ${number}`, state: 'claimed', tracks: 1, amount_micros };
    }),
    plan_micros: plan,
    charged_micros: charged,
    months: [],
    since: null,
    until: null,
  };
}

const EXAMPLE = buildFlow({
  stores: [
    [212_400_000, 611_200_000],
    [148_600_000, 372_800_000],
    [84_500_000, 196_100_000],
    [37_300_000, 104_700_000],
    [20_950_000, 60_500_000],
    [6_000_000, 30_000_000],
  ],
  people: [52_310_000, 35_200_000],
});

test('the largest four stores have a line each, the others one together, and everybody’s part is behind the record', () => {
  const { stores, outs, received_cents } = listGateRows(EXAMPLE);
  expect(
    stores.map(({ name, count, received_cents: paid, reported_cents }) => [name, count, paid, reported_cents]),
  ).toEqual([
    ['Store 0', 1, 21_240, 61_120],
    ['Store 1', 1, 14_860, 37_280],
    ['Store 2', 1, 8_450, 19_610],
    ['Store 3', 1, 3_730, 10_470],
    ['', 2, 2_695, 9_050],
  ]);
  expect(outs.map(({ kind, name, cents }) => [kind, name, cents])).toEqual([
    ['yours', '', 42_224],
    ['person', 'Person 0', 5_231],
    ['person', 'Person 1', 3_520],
  ]);
  expect(received_cents).toBe(50_975);
});

test.each<[string, Facts, string[]]>([
  [
    'a free plan and a fine have lines of their own',
    { stores: [[100, 0]], plan: 15, charged: 20 },
    ['yours', 'plan', 'charged'],
  ],
  ['held money', { stores: [[100, 0]], held: 40 }, ['yours', 'held']],
  [
    'more than four people',
    { stores: [[100, 0]], people: [9, 8, 7, 6, 5] },
    ['yours', 'person', 'person', 'person', 'people'],
  ],
  ['nothing received yet', { stores: [[0, 100]] }, ['yours']],
])('%s', (_, facts, kinds) => {
  expect(listGateRows(buildFlow(facts)).outs.map(({ kind }) => kind)).toEqual(kinds);
});

const flows = fc
  .record({
    stores: fc.array(
      fc.tuple(fc.integer({ min: -4_000_000, max: 900_000_000 }), fc.integer({ min: 0, max: 900_000_000 })),
      { maxLength: 150 },
    ),
    people: fc.array(fc.integer({ min: 1, max: 50_000_000 }), { maxLength: 12 }),
    plan: fc.integer({ min: 0, max: 90_000_000 }),
    charged: fc.integer({ min: -5_000_000, max: 30_000_000 }),
    other: fc.integer({ min: -20_000, max: 90_000_000 }),
  })
  .map(buildFlow)
  .filter(({ yours_micros }) => yours_micros >= 0);

test('any money: the cents of the stores and of what goes out are those in the middle, and yours are those of the balance', () => {
  fc.assert(
    fc.property(flows, (flow) => {
      const { stores, outs, received_cents } = listGateRows(flow);
      const received = add(flow.stores.map((store) => store.received_micros)) + flow.other_micros;
      expect(received_cents).toBe(toWholeCents(received));
      expect(add(stores.map((store) => store.received_cents))).toBe(received_cents);
      expect(add(stores.map((store) => store.reported_cents))).toBe(
        toWholeCents(add(flow.stores.map((store) => store.reported_micros))),
      );
      expect(add(outs.map(({ cents }) => cents))).toBe(received_cents);
      expect(outs[0]?.cents).toBe(toWholeCents(flow.yours_micros));
    }),
  );
});

test('any money and width: lines keep to the scale, little is still seen, and nothing leaves the picture', () => {
  fc.assert(
    fc.property(flows, fc.integer({ min: 880, max: 1_312 }), (flow, width) => {
      const rows = listGateRows(flow);
      const layout = layOutGate(rows, width, 2);
      const bars = [
        ...layout.stores.flatMap(({ solid, hollow }, index) => [
          { bar: solid, micros: rows.stores[index]?.received ?? 0 },
          { bar: hollow, micros: rows.stores[index]?.reported ?? 0 },
        ]),
        ...layout.outs.map(({ line }, index) => ({ bar: line, micros: rows.outs[index]?.micros ?? 0 })),
      ];
      for (const { bar, micros } of bars) {
        if (micros <= 0) expect(bar).toBeNull();
        else expect(bar?.height).toBeCloseTo(Math.max(2, micros / layout.scale), 6);
        if (bar === null) continue;
        expect(bar.y - bar.height / 2).toBeGreaterThanOrEqual(0);
        expect(bar.y + bar.height / 2).toBeLessThanOrEqual(layout.height);
      }
      // Rounded up to two digits, and the least height of a few lines.
      expect(
        add(layout.stores.map(({ solid, hollow }) => (solid?.height ?? 0) + (hollow?.height ?? 0))),
      ).toBeLessThanOrEqual(120 + 2 * 12);
      const { x, y, radius } = layout.record;
      expect(y + radius).toBeLessThanOrEqual(layout.height);
      expect([layout.gate_x < x - radius, layout.out_x > x + radius, layout.note_y > 0]).toEqual([true, true, true]);
    }),
  );
});

test.each([
  [0, 10_000],
  [100, 10_000],
  [1_885_050_000, 16_000_000],
  [96_000_000, 800_000],
  [1_300_000, 11_000],
  [12_345_678_901_234, 110_000_000_000],
])('%i micro-dollars have a scale of %i for a pixel', (micros, scale) => {
  expect(findScale(listGateRows(buildFlow({ stores: [[micros, 0]] })))).toBe(scale);
});
