import type { RoyaltyFlow, RoyaltyMonth, RoyaltyPerson } from '@tangent/contract/money/royalty.ts';
import { getPaymentDueOn } from '@tangent/domain/money/ledger/account-figures.ts';
import type { EntryReceived } from '@tangent/domain/money/royalty/entry-status.ts';
import { getFirstDay, type Period } from '@tangent/domain/money/royalty/period.ts';
import {
  type MoneyParts,
  type StoreMonthMoney,
  sumParts,
  type TracedMoney,
  traceMoney,
} from '@tangent/domain/money/royalty/trace-money.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import type { AccountFigures } from '../../ledger/public.ts';
import { presentMicros } from '../present-micros.ts';
import {
  countMonth,
  countPayeeTracks,
  type FlowPayee,
  listFlowPayees,
  listMonthCharges,
  nameStores,
  type StoreMonthTotal,
  sumCharges,
  sumPayees,
} from './flow-facts.ts';
import { listReports } from './store-month-facts.ts';

/** The account that reads, and the totals of everything that was reported to it. */
type Reader = { accountId: string; holders: readonly string[]; totals: readonly StoreMonthTotal[] };

/** Stores that are named as owing a month. */
const STORES_NAMED = 3;

/**
 * Reads where the money of an account came from and to whom it goes: what is here, what waits for stores, and the newest
 * month. Null for both while nothing was reported.
 */
export async function readMoneyFlow(
  db: Db,
  reader: Reader,
  figures: AccountFigures,
): Promise<{ flow: RoyaltyFlow | null; newest: RoyaltyMonth | null }> {
  const newest = reader.totals.reduce<Period | null>(
    (last, { period }) => (last === null || period > last ? period : last),
    null,
  );
  if (newest === null) return { flow: null, newest: null };
  const payees = await listFlowPayees(db, reader.accountId);
  const rows = await listMoney(db, reader, payees, figures);
  const traced = traceMoney(rows, figures.available + figures.held_received);
  const ids = payees.map(({ id }) => id);
  const counts = await countPayeeTracks(db, ids, traced.since ?? newest, newest);
  const names = await nameStores(db, [...traced.stores.keys()]);
  const listPeople = (amounts: ReadonlyMap<string, bigint>, of: 'since' | 'newest') =>
    presentPeople(payees, amounts, (id) => counts.get(id)?.[of] ?? 0);
  const month = rows.filter(({ period }) => period === newest);
  return {
    flow: { ...presentFlow(traced, figures, names), people: listPeople(traced.kept.people, 'since') },
    newest: {
      ...(await presentMonth(db, reader, newest, month, names)),
      people: listPeople(sumPeople(month), 'newest'),
    },
  };
}

type Names = Awaited<ReturnType<typeof nameStores>>;
const keyOf = ({ store_id, period }: { store_id: string; period: Period }) => `${period} ${store_id}`;

/** Puts together what every store reported for every month, whose it is, and what the store has not paid. */
async function listMoney(
  db: Db,
  { accountId, totals }: Reader,
  payees: readonly FlowPayee[],
  { waiting }: AccountFigures,
): Promise<StoreMonthMoney[]> {
  const shares = await sumPayees(
    db,
    payees.map(({ id }) => id),
  );
  const people = new Map<string, Map<string, bigint>>();
  for (const { payee_id, micros, ...at } of shares)
    people.set(keyOf(at), (people.get(keyOf(at)) ?? new Map<string, bigint>()).set(payee_id, micros));
  const charges = new Map((await sumCharges(db, accountId)).map((sum) => [keyOf(sum), sum.micros]));
  const open = sumWaiting(waiting);
  const rows = totals.map(({ store_id, period, amount, plan }): StoreMonthMoney => {
    const key = keyOf({ store_id, period });
    const { micros = 0n, of_micros = 1n } = open.get(key) ?? {};
    const charged = charges.get(key) ?? 0n;
    return {
      store_id,
      period,
      parts: { own: amount, plan, charged, people: people.get(key) ?? new Map() },
      waiting: micros,
      unpaid: { part: micros, whole: of_micros },
    };
  });
  return readStorePayments(db, rows);
}

/** Money on hold waits under its own name. */
function sumWaiting(waiting: AccountFigures['waiting']) {
  const sums = new Map<string, { micros: bigint; of_micros: bigint }>();
  for (const { micros, of_micros, ...at } of waiting) {
    const sum = sums.get(keyOf(at)) ?? { micros: 0n, of_micros: 0n };
    sums.set(keyOf(at), { micros: sum.micros + micros, of_micros: sum.of_micros + of_micros });
  }
  return sums;
}

/**
 * Where only others earn from a store's month, nothing of the account waits: whether the store has paid is read from its
 * reports.
 */
async function readStorePayments(db: Db, rows: readonly StoreMonthMoney[]): Promise<StoreMonthMoney[]> {
  const isSilent = ({ parts, waiting }: StoreMonthMoney) =>
    waiting === 0n && parts.own <= 0n && parts.people.size > 0 && sumParts(parts) > 0n;
  const periods = rows
    .filter(isSilent)
    .map(({ period }) => getFirstDay(period))
    .sort();
  const [from, to] = [periods[0], periods.at(-1)];
  if (from === undefined || to === undefined) return [...rows];
  const unpaid = new Map<string, { part: bigint; whole: bigint }>();
  for (const report of await listReports(db, { from, to })) {
    const sum = unpaid.get(keyOf(report)) ?? { part: 0n, whole: 0n };
    const left =
      report.settled === 'nothing' ? report.reported_micros : report.reported_micros - report.received_micros;
    if (report.settled === 'nothing' || report.settled === 'part') sum.part += left > 0n ? left : 0n;
    unpaid.set(keyOf(report), { part: sum.part, whole: sum.whole + report.reported_micros });
  }
  return rows.map((row) => {
    const found = isSilent(row) ? unpaid.get(keyOf(row)) : undefined;
    return found === undefined || found.whole <= 0n ? row : { ...row, unpaid: found };
  });
}

function presentFlow(traced: TracedMoney, figures: AccountFigures, names: Names): Omit<RoyaltyFlow, 'people'> {
  const present = (id: string) => ({ id, name: names.get(id)?.name ?? id });
  const here = traced.kept.own + traced.other;
  // A debt takes from what is on hold: never is more shown than is here.
  const yours = figures.available <= 0n ? 0n : figures.available < here ? figures.available : here;
  return {
    stores: [...traced.stores]
      .filter(([, { received, reported }]) => received !== 0n || reported !== 0n)
      .sort(([, a], [, b]) => (a.received + a.reported < b.received + b.reported ? 1 : -1))
      .map(([id, { received, reported }]) => ({
        platform: present(id),
        received_micros: presentMicros(received),
        reported_micros: presentMicros(reported),
      })),
    other_micros: presentMicros(traced.other),
    yours_micros: presentMicros(yours),
    held_micros: presentMicros(here - yours),
    plan_micros: presentMicros(traced.kept.plan),
    charged_micros: presentMicros(traced.kept.charged),
    months: traced.months.map(({ period, reported, store_ids }) => ({
      period,
      due_on: getPaymentDueOn(period),
      reported_micros: presentMicros(reported),
      platforms: store_ids.slice(0, STORES_NAMED).map(present),
      platform_count: store_ids.length,
    })),
    since: traced.since,
    until: traced.until,
  };
}

async function presentMonth(
  db: Db,
  { accountId, holders, totals }: Reader,
  period: Period,
  month: readonly StoreMonthMoney[],
  names: Names,
): Promise<Omit<RoyaltyMonth, 'people'>> {
  const { releases, countries } = await countMonth(db, holders, period);
  const ofMonth = new Map(totals.filter((sum) => sum.period === period).map((sum) => [sum.store_id, sum]));
  const add = (pick: (parts: MoneyParts) => bigint) =>
    presentMicros(month.reduce((sum, { parts }) => sum + pick(parts), 0n));
  return {
    period,
    due_on: getPaymentDueOn(period),
    lines: [...ofMonth.values()].reduce((sum, { lines }) => sum + lines, 0),
    countries,
    gross_micros: add(sumParts),
    shares_micros: presentMicros([...ofMonth.values()].reduce((sum, { shares }) => sum + shares, 0n)),
    amount_micros: add(({ own }) => own),
    stores: month
      .toSorted((a, b) => (sumParts(a.parts) < sumParts(b.parts) ? 1 : -1))
      .map(({ store_id, parts, unpaid }) => ({
        platform: { id: store_id, name: names.get(store_id)?.name ?? store_id },
        unit_kind: names.get(store_id)?.unit_kind ?? 'uses',
        units: ofMonth.get(store_id)?.units ?? 0,
        releases: releases.get(store_id) ?? 0,
        amount_micros: presentMicros(sumParts(parts)),
        received: describePayment(unpaid),
      })),
    charges: await listMonthCharges(db, accountId, period),
    charged_micros: add(({ charged }) => charged),
    plan_micros: add(({ plan }) => plan),
  };
}

function describePayment({ part, whole }: StoreMonthMoney['unpaid']): EntryReceived {
  if (part <= 0n) return 'all';
  return part < whole ? 'part' : 'none';
}

function sumPeople(month: readonly StoreMonthMoney[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { parts } of month) for (const [id, micros] of parts.people) sums.set(id, (sums.get(id) ?? 0n) + micros);
  return sums;
}

function presentPeople(
  payees: readonly FlowPayee[],
  amounts: ReadonlyMap<string, bigint>,
  countTracks: (id: string) => number,
): RoyaltyPerson[] {
  return payees
    .map(({ id, name, state }) => {
      const amount_micros = presentMicros(amounts.get(id) ?? 0n);
      return { payee_id: id, name, state, tracks: countTracks(id), amount_micros };
    })
    .filter(({ amount_micros }) => amount_micros !== 0)
    .sort((a, b) => b.amount_micros - a.amount_micros);
}
