import type { RoyaltyMonth, RoyaltyPerson } from '@tangent/contract/money/royalty.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { addUpToCents } from '@tangent/domain/money/add-up.ts';
import type { EntryReceived } from '@tangent/domain/money/royalty/entry-status.ts';

type Store = RoyaltyMonth['stores'][number];
type Charge = RoyaltyMonth['charges'][number];

/** A row of a month: what a store reported, or what goes off it. Its `micros` are below zero for what goes off. */
export type MonthRow = { readonly key: string; readonly micros: number; readonly cents: number } & (
  | { readonly kind: 'stores'; readonly stores: readonly Store[]; readonly received: EntryReceived }
  | { readonly kind: 'charge'; readonly charge: Charge }
  | { readonly kind: 'charges' }
  | { readonly kind: 'people'; readonly people: readonly RoyaltyPerson[] }
  | { readonly kind: 'plan'; readonly share: number }
);
type Uncounted = MonthRow extends infer Row ? (Row extends MonthRow ? Omit<Row, 'cents'> : never) : never;

/** Stores and people that have a row of their own. */
const STORES_SHOWN = 4;
const PEOPLE_SHOWN = 5;

/**
 * Lists the rows of a month. Their cents add up to the whole cents of the account's part: the missing cents go to the
 * largest remainders.
 */
export function listMonthRows(month: RoyaltyMonth): MonthRow[] {
  const rows: Uncounted[] = [
    ...fold(month.stores, STORES_SHOWN).map((stores) => ({
      kind: 'stores' as const,
      key: stores.length === 1 ? (stores[0]?.platform.id ?? '') : 'more stores',
      stores,
      received: joinReceived(stores),
      micros: add(stores),
    })),
    ...month.charges.map((charge) => {
      return { kind: 'charge' as const, key: charge.transaction_id, charge, micros: charge.amount_micros };
    }),
    { kind: 'charges', key: 'more charges', micros: -month.charged_micros - add(month.charges) },
    ...fold(month.people, PEOPLE_SHOWN).map((people) => ({
      kind: 'people' as const,
      key: people.length === 1 ? (people[0]?.payee_id ?? '') : 'more people',
      people,
      micros: -add(people),
    })),
    { kind: 'plan', key: 'plan', micros: 0 - month.plan_micros, share: findShare(month) },
  ];
  const shown = rows.filter(({ kind, micros }) => kind !== 'charges' || micros !== 0);
  const cents = addUpToCents(shown.map(({ micros }) => micros));
  return shown.map((row, index) => ({ ...row, cents: cents[index] ?? 0 }));
}

/** Puts the rows after the first ones together. */
function fold<T>(items: readonly T[], limit: number): T[][] {
  const shown = countUnfolded(items.length, limit);
  const rest = items.slice(shown);
  return [...items.slice(0, shown).map((item) => [item]), ...(rest.length > 0 ? [rest] : [])];
}

/** Our part of what the account's own music earned, in whole percent: every line is rounded to the micro-dollar. */
function findShare({ gross_micros, shares_micros, plan_micros }: RoyaltyMonth): number {
  const own = gross_micros - shares_micros;
  return own === 0 ? 0 : Math.round((plan_micros / own) * 100) / 100;
}

function joinReceived(stores: readonly Store[]): EntryReceived {
  const [first] = stores;
  return first !== undefined && stores.every(({ received }) => received === first.received) ? first.received : 'part';
}

function add(rows: readonly { readonly amount_micros: number }[]): number {
  return rows.reduce((sum, { amount_micros }) => sum + amount_micros, 0);
}
