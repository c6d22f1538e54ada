import { groupBy } from '../../group-by.ts';
import type { Period } from './period.ts';

/**
 * The parts of what a store reported for an account's music, in micro-dollars. Together they are the reported amount
 * without the fines and fees, which the store has taken off itself.
 */
export type MoneyParts = {
  /** The account's own earnings, after the store's fines and fees; shares in music of others are part of them. */
  readonly own: bigint;
  /** Our share. */
  readonly plan: bigint;
  /** Fines and fees: above zero for what a store took. */
  readonly charged: bigint;
  /** By payee. */
  readonly people: ReadonlyMap<string, bigint>;
};

/** The money of an account from one store and month of sales. */
export type StoreMonthMoney = {
  readonly store_id: string;
  readonly period: Period;
  readonly parts: MoneyParts;
  /** The part of `own` that the store has not paid. */
  readonly waiting: bigint;
  /** The part of everything that the store has not paid, as a fraction: the same for each holder. */
  readonly unpaid: { readonly part: bigint; readonly whole: bigint };
};

export type TracedMoney = {
  /** The amounts by store: of the money that is still here, and of what was only reported. */
  readonly stores: ReadonlyMap<string, { received: bigint; reported: bigint }>;
  /** The amounts that were only reported, by month, the oldest first, with the stores that owe them, the largest first. */
  readonly months: readonly { period: Period; reported: bigint; store_ids: string[] }[];
  /** To whom the money goes that is still here. */
  readonly kept: MoneyParts;
  /** The first and the last month it comes from; null without any. */
  readonly since: Period | null;
  readonly until: Period | null;
  /** The part of it that no report explains, such as a correction of the ledger. */
  readonly other: bigint;
};

const NO_ONE: ReadonlyMap<string, bigint> = new Map();
const NOTHING: MoneyParts = { own: 0n, plan: 0n, charged: 0n, people: NO_ONE };

/** Returns what a store reported, before its fines and fees: the sum of all parts. */
export function sumParts({ own, plan, charged, people }: MoneyParts): bigint {
  return [...people.values()].reduce((sum, micros) => sum + micros, own + plan + charged);
}

/**
 * Finds where the money of an account that is still here came from, and what waits for stores. Withdrawals take the
 * oldest months first: so what is here, available and on hold, is the newest that stores have paid. Of the month
 * in which it ends, every store and every person has the same part. In micro-dollars the stores and the parts add up to
 * the same amount, and `own` and `other` to `here`; below zero nothing is here.
 */
export function traceMoney(rows: readonly StoreMonthMoney[], here: bigint): TracedMoney {
  const stores = new Map<string, { received: bigint; reported: bigint }>();
  const months = groupByMonth(rows);
  let kept = NOTHING;
  let [left, since, until]: [bigint, Period | null, Period | null] = [here > 0n ? here : 0n, null, null];
  const waiting: { period: Period; reported: bigint; store_ids: string[] }[] = [];
  for (const [period, cells] of months) {
    const split = cells.map((cell) => ({ store_id: cell.store_id, ...splitByPayment(cell) }));
    const own = split.reduce((sum, { received }) => sum + received.own, 0n);
    const taken = left === 0n ? null : own < left ? { part: 1n, whole: 1n } : { part: left, whole: own };
    const part = takeMonth(split, taken);
    for (const [index, { store_id, reported }] of split.entries()) {
      const sums = stores.get(store_id) ?? { received: 0n, reported: 0n };
      sums.received += sumParts(part[index] ?? NOTHING);
      sums.reported += sumParts(reported);
      stores.set(store_id, sums);
    }
    waiting.push(...listWaiting(period, split));
    if (taken === null) continue;
    kept = part.reduce(addParts, kept);
    left -= own < left ? own : left;
    if (part.some((parts) => sumParts(parts) !== 0n)) [since, until] = [period, until ?? period];
  }
  return { stores, months: waiting.reverse(), kept, since, until, other: left };
}

type SplitCell = { store_id: string; received: MoneyParts; reported: MoneyParts };
type Fraction = { readonly part: bigint; readonly whole: bigint };

/** Groups by month, the newest first. */
function groupByMonth(rows: readonly StoreMonthMoney[]): [Period, StoreMonthMoney[]][] {
  return [...groupBy(rows, ({ period }) => period)].sort(([a], [b]) => (a < b ? 1 : -1));
}

/** Divides what a store reported for a month into what it has paid and what it has not. */
function splitByPayment({ parts, waiting, unpaid }: StoreMonthMoney): { received: MoneyParts; reported: MoneyParts } {
  const others = takeParts(parts, unpaid);
  const reported = { ...others, own: waiting };
  return { reported, received: subtractParts(parts, reported) };
}

/** Takes the part of a month that is still here. Of `own` it is exact: what rounding leaves goes to the next store. */
function takeMonth(cells: readonly SplitCell[], taken: Fraction | null): MoneyParts[] {
  if (taken === null) return cells.map(() => NOTHING);
  let [sum, used] = [0n, 0n];
  return cells.map(({ received }) => {
    sum += received.own;
    const own = (sum * taken.part) / taken.whole - used;
    used += own;
    return { ...takeParts(received, taken), own };
  });
}

function takeParts({ own, plan, charged, people }: MoneyParts, { part, whole }: Fraction): MoneyParts {
  const take = (micros: bigint) => (whole === 0n ? 0n : (micros * part) / whole);
  return { own: take(own), plan: take(plan), charged: take(charged), people: mapValues(people, take) };
}

function listWaiting(period: Period, cells: readonly SplitCell[]) {
  const open = cells
    .map(({ store_id, reported }) => ({ store_id, micros: sumParts(reported) }))
    .filter(({ micros }) => micros !== 0n)
    .sort((a, b) => (a.micros < b.micros ? 1 : -1));
  if (open.length === 0) return [];
  const reported = open.reduce((sum, { micros }) => sum + micros, 0n);
  return [{ period, reported, store_ids: open.map(({ store_id }) => store_id) }];
}

const addParts = (a: MoneyParts, b: MoneyParts) => combineParts(a, b, (x, y) => x + y);
const subtractParts = (a: MoneyParts, b: MoneyParts) => combineParts(a, b, (x, y) => x - y);

function combineParts(a: MoneyParts, b: MoneyParts, combine: (a: bigint, b: bigint) => bigint): MoneyParts {
  const ids = new Set([...a.people.keys(), ...b.people.keys()]);
  const people = [...ids].map((id) => [id, combine(a.people.get(id) ?? 0n, b.people.get(id) ?? 0n)] as const);
  return {
    own: combine(a.own, b.own),
    plan: combine(a.plan, b.plan),
    charged: combine(a.charged, b.charged),
    people: new Map(people),
  };
}

function mapValues(map: ReadonlyMap<string, bigint>, change: (micros: bigint) => bigint): Map<string, bigint> {
  return new Map([...map].map(([id, micros]) => [id, change(micros)]));
}
