import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StoreMonthMoney, sumParts, traceMoney } from './trace-money.ts';

const PAID = { part: 0n, whole: 1n };
const OPEN = { part: 1n, whole: 1n };

type Facts = { plan?: bigint; charged?: bigint; rui?: bigint; waiting?: bigint; unpaid?: typeof PAID };

function money(store_id: string, period: string, own: bigint, facts: Facts = {}): StoreMonthMoney {
  const { plan = 0n, charged = 0n, rui = 0n, waiting = 0n, unpaid = PAID } = facts;
  return { store_id, period, parts: { own, plan, charged, people: new Map([['rui', rui]]) }, waiting, unpaid };
}

/** Shows what was traced in numbers that are easy to compare. */
function trace(rows: readonly StoreMonthMoney[], here: bigint) {
  const { stores, months, kept, since, until, other } = traceMoney(rows, here);
  return {
    stores: Object.fromEntries([...stores].map(([id, { received, reported }]) => [id, [received, reported]])),
    months: months.map(({ period, reported, store_ids }) => [period, reported, ...store_ids]),
    kept: [kept.own, kept.plan, kept.charged, kept.people.get('rui') ?? 0n],
    since,
    until,
    other,
  };
}

const AUGUST = [
  money('deezer', '2026-08', 40n, { rui: 10n }),
  money('spotify', '2026-08', 60n, { plan: 15n, charged: 5n }),
];

test.each<[string, readonly StoreMonthMoney[], bigint, ReturnType<typeof trace>]>([
  ['nothing at all', [], 0n, { stores: {}, months: [], kept: [0n, 0n, 0n, 0n], since: null, until: null, other: 0n }],
  [
    'all of a month is here: what stores paid is what everybody got of it, with what was taken off',
    AUGUST,
    100n,
    {
      stores: { deezer: [50n, 0n], spotify: [80n, 0n] },
      months: [],
      kept: [100n, 15n, 5n, 10n],
      since: '2026-08',
      until: '2026-08',
      other: 0n,
    },
  ],
  [
    'a withdrawal took a half of the oldest month: a half of everybody’s part of it is left',
    [...AUGUST, money('spotify', '2026-09', 30n)],
    80n,
    {
      stores: { spotify: [69n, 0n], deezer: [25n, 0n] },
      months: [],
      kept: [80n, 7n, 2n, 5n],
      since: '2026-08',
      until: '2026-09',
      other: 0n,
    },
  ],
  [
    'the first month, reported and not paid',
    [money('spotify', '2026-10', 90n, { rui: 10n, waiting: 90n, unpaid: OPEN })],
    0n,
    {
      stores: { spotify: [0n, 100n] },
      months: [['2026-10', 100n, 'spotify']],
      kept: [0n, 0n, 0n, 0n],
      since: null,
      until: null,
      other: 0n,
    },
  ],
  [
    'a store that has paid a third of its report',
    [money('spotify', '2026-10', 90n, { rui: 30n, waiting: 60n, unpaid: { part: 2n, whole: 3n } })],
    30n,
    {
      stores: { spotify: [40n, 80n] },
      months: [['2026-10', 80n, 'spotify']],
      kept: [30n, 0n, 0n, 10n],
      since: '2026-10',
      until: '2026-10',
      other: 0n,
    },
  ],
  [
    'what waits is listed with the oldest month first and the largest store first',
    [
      money('deezer', '2026-09', 10n, { waiting: 10n, unpaid: OPEN }),
      money('spotify', '2026-09', 20n, { waiting: 20n, unpaid: OPEN }),
      money('deezer', '2026-10', 5n, { waiting: 5n, unpaid: OPEN }),
    ],
    0n,
    {
      stores: { deezer: [0n, 15n], spotify: [0n, 20n] },
      months: [
        ['2026-09', 30n, 'spotify', 'deezer'],
        ['2026-10', 5n, 'deezer'],
      ],
      kept: [0n, 0n, 0n, 0n],
      since: null,
      until: null,
      other: 0n,
    },
  ],
  [
    'a debt: nothing is here, whatever stores have paid',
    AUGUST,
    -50n,
    {
      stores: { deezer: [0n, 0n], spotify: [0n, 0n] },
      months: [],
      kept: [0n, 0n, 0n, 0n],
      since: null,
      until: null,
      other: 0n,
    },
  ],
  [
    'a month in which a store took more back than it paid counts against the months before it',
    [money('spotify', '2026-08', 100n), money('deezer', '2026-09', -30n)],
    70n,
    {
      stores: { deezer: [-30n, 0n], spotify: [100n, 0n] },
      months: [],
      kept: [70n, 0n, 0n, 0n],
      since: '2026-08',
      until: '2026-09',
      other: 0n,
    },
  ],
  [
    'what no report explains is named',
    [money('spotify', '2026-08', 100n)],
    130n,
    {
      stores: { spotify: [100n, 0n] },
      months: [],
      kept: [100n, 0n, 0n, 0n],
      since: '2026-08',
      until: '2026-08',
      other: 30n,
    },
  ],
  [
    'everything of a track belongs to somebody else: the store’s payment is his',
    [
      money('spotify', '2026-09', 0n, { rui: 50n }),
      money('spotify', '2026-10', 0n, { rui: 40n, unpaid: OPEN }),
      money('spotify', '2026-08', 10n),
    ],
    10n,
    {
      stores: { spotify: [60n, 40n] },
      months: [['2026-10', 40n, 'spotify']],
      kept: [10n, 0n, 0n, 50n],
      since: '2026-08',
      until: '2026-09',
      other: 0n,
    },
  ],
])('%s', (_, rows, here, traced) => {
  expect(trace(rows, here)).toEqual(traced);
});

test('whatever stores report and pay, the stores and the parts are the same sum, and nothing of what is here is lost', () => {
  const micros = (min: number) => fc.integer({ min, max: 5_000_000 }).map(BigInt);
  const row = fc
    .record({
      store: fc.constantFrom('a', 'b', 'c', 'd'),
      month: fc.integer({ min: 1, max: 9 }),
      own: micros(-1_000_000),
      plan: micros(0),
      charged: micros(0),
      rui: micros(-10_000),
      thirds: fc.integer({ min: 0, max: 3 }).map(BigInt),
    })
    .map(({ store, month, own, thirds, ...facts }) => {
      const waiting = own > 0n ? (own * thirds) / 3n : 0n;
      return money(store, `2026-0${month}`, own, { ...facts, waiting, unpaid: { part: thirds, whole: 3n } });
    });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), micros(-1_000_000), (rows, here) => {
      const traced = traceMoney(rows, here);
      const add = (amounts: Iterable<bigint>) => [...amounts].reduce((total, one) => total + one, 0n);
      const received = add([...traced.stores.values()].map((store) => store.received));
      const reported = add([...traced.stores.values()].map((store) => store.reported));
      expect(received).toBe(sumParts(traced.kept));
      expect(reported).toBe(add(traced.months.map((month) => month.reported)));
      expect(traced.kept.own + traced.other).toBe(here > 0n ? here : 0n);
    }),
  );
});
