import type { RoyaltyFlow } from '@tangent/contract/money/royalty.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { addUpToCents, toWholeCents } from '@tangent/domain/money/add-up.ts';

/** Money before the gate: what a store has paid, and what it has only reported, in micro-dollars and as shown. */
export type GateStore = {
  /** Id of the store; null for several, and for money that no report explains. */
  readonly id: string | null;
  readonly name: string;
  /** Stores in this row; 0 for money that no report explains. */
  readonly count: number;
  readonly received: number;
  readonly reported: number;
  readonly received_cents: number;
  readonly reported_cents: number;
};

/** Money behind the gate: whose it is. */
export type GateOut = {
  readonly kind: 'yours' | 'held' | 'person' | 'people' | 'plan' | 'charged';
  readonly id: string | null;
  readonly name: string;
  /** Tracks of a person, or people of a group. */
  readonly count: number;
  readonly micros: number;
  readonly cents: number;
};

export type GateRows = {
  readonly stores: readonly GateStore[];
  readonly outs: readonly GateOut[];
  /** Everything that stores have paid and that is still here, in micro-dollars and as shown. */
  readonly received: number;
  readonly received_cents: number;
};

/** Stores and people that have a line of their own. */
const STORES_SHOWN = 4;
const PEOPLE_SHOWN = 3;

/**
 * Prepares what the gate shows. The cents of the stores, and those of what goes out, add up to the cents in the middle:
 * the account's own amount is rounded down, as everywhere, and the missing cents go to the largest remainders.
 */
export function listGateRows(flow: RoyaltyFlow): GateRows {
  const stores = listStores(flow);
  const outs = listOuts(flow);
  const received = addUpToCents(stores.map((store) => store.received));
  const reported = addUpToCents(stores.map((store) => store.reported));
  const received_cents = received.reduce((sum, cents) => sum + cents, 0);
  const yours_cents = toWholeCents(flow.yours_micros);
  const others = addUpToCents(
    outs.map(({ micros }) => micros),
    received_cents - yours_cents,
  );
  return {
    stores: stores.map((store, index) => ({
      ...store,
      received_cents: received[index] ?? 0,
      reported_cents: reported[index] ?? 0,
    })),
    outs: [
      { kind: 'yours', id: null, name: '', count: 0, micros: flow.yours_micros, cents: yours_cents },
      ...outs.map((out, index) => ({ ...out, cents: others[index] ?? 0 })),
    ],
    received: add(stores, (store) => store.received),
    received_cents,
  };
}

type Uncounted<Row> = Omit<Row, 'cents' | 'received_cents' | 'reported_cents'>;

function listStores({ stores, other_micros }: RoyaltyFlow): Uncounted<GateStore>[] {
  const shown = countUnfolded(stores.length, STORES_SHOWN);
  const rest = stores.slice(shown);
  const rows = stores.slice(0, shown).map(({ platform, received_micros, reported_micros }) => ({
    id: platform.id,
    name: platform.name,
    count: 1,
    received: received_micros,
    reported: reported_micros,
  }));
  if (rest.length > 0)
    rows.push({
      id: '',
      name: '',
      count: rest.length,
      received: add(rest, (store) => store.received_micros),
      reported: add(rest, (store) => store.reported_micros),
    });
  const all = rows.map((row) => ({ ...row, id: row.id || null }));
  return other_micros === 0 ? all : [...all, { id: null, name: '', count: 0, received: other_micros, reported: 0 }];
}

function listOuts({ held_micros, people, plan_micros, charged_micros }: RoyaltyFlow): Uncounted<GateOut>[] {
  const shown = countUnfolded(people.length, PEOPLE_SHOWN);
  const rest = people.slice(shown);
  const outs: Uncounted<GateOut>[] = [
    { kind: 'held', id: null, name: '', count: 0, micros: held_micros },
    ...people.slice(0, shown).map(({ payee_id, name, tracks, amount_micros }) => {
      return { kind: 'person' as const, id: payee_id, name, count: tracks, micros: amount_micros };
    }),
    { kind: 'people', id: null, name: '', count: rest.length, micros: add(rest, (person) => person.amount_micros) },
    { kind: 'plan', id: null, name: '', count: 0, micros: plan_micros },
    { kind: 'charged', id: null, name: '', count: 0, micros: charged_micros },
  ];
  return outs.filter(({ micros }) => micros !== 0);
}

function add<T>(rows: readonly T[], pick: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + pick(row), 0);
}
