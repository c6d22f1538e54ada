import type { CalendarDate } from '../../calendar.ts';
import { MAJOR_STORES } from '../../catalogue/store/major-stores.ts';
import type { StoreCategory } from '../../catalogue/store/store.ts';
import type { DeliveryState } from '../../distribution/delivery/status.ts';
import { STORE_SITES } from './store-site.ts';

/** Stores that sell downloads; in all others a fan listens. */
const SELLING: readonly StoreCategory[] = ['download', 'dj'];

/** A delivery of a release, as far as its release page needs it. */
export type DeliveredStore = {
  readonly id: string;
  readonly name: string;
  readonly category: StoreCategory;
  readonly state: DeliveryState;
  readonly wanted: 'live' | 'down';
  readonly live_at: CalendarDate | null;
  readonly removed_at: CalendarDate | null;
};

/** The settings of a link: stores switched off, and the order of those the artist has arranged. */
export type StoreChoice = { readonly store_order: readonly string[]; readonly hidden_store_ids: readonly string[] };

/**
 * Where a store is: `live` by its acknowledgement, `later` with the day from which it is expected, `sent` without such a
 * day, or `down` when it does not have the release (any more).
 */
export type LinkStore = {
  readonly id: string;
  readonly name: string;
  readonly action: 'listen' | 'buy';
  readonly is_on: boolean;
  readonly state: 'live' | 'later' | 'sent' | 'down';
  /** The day it went live, is expected or was taken down. */
  readonly date: CalendarDate | null;
};

const ON_ITS_WAY: readonly DeliveryState[] = ['queued', 'sent', 'acknowledged'];
const DEFAULT_ORDER: readonly string[] = MAJOR_STORES.map(({ id }) => id);

/**
 * Lists the stores of a release for its page: those where a fan can listen or buy, in the order of the artist,
 * then in the usual one.
 *
 * @param expectedOn The last day of the window in which stores are expected to show the release.
 */
export function listLinkStores(
  stores: readonly DeliveredStore[],
  choice: StoreChoice,
  { expected_on, today }: { expected_on: CalendarDate | null; today: CalendarDate },
): LinkStore[] {
  const order = [...choice.store_order, ...DEFAULT_ORDER];
  const rank = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
  const rows = stores.flatMap((store): LinkStore[] => {
    const { id, name } = store;
    if (STORE_SITES[id] === undefined) return [];
    const action = SELLING.includes(store.category) ? 'buy' : 'listen';
    const is_on = !choice.hidden_store_ids.includes(id);
    return [{ id, name, action, is_on, ...findPresence(store, expected_on, today) }];
  });
  return rows.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

/** The stores that have a page of their own for a release, so that a button can lead there: no others are counted. */
export const LINKABLE_STORE_IDS: readonly string[] = Object.keys(STORE_SITES);

/** Lists the stores that fans see: switched on, and live or with a day from which they are. */
export function listVisibleStores(stores: readonly LinkStore[]): LinkStore[] {
  return stores.filter(({ is_on, state }) => is_on && (state === 'live' || state === 'later'));
}

function findPresence(
  { state, wanted, live_at, removed_at }: DeliveredStore,
  expectedOn: CalendarDate | null,
  today: CalendarDate,
): Pick<LinkStore, 'state' | 'date'> {
  if (wanted === 'down') return { state: 'down', date: removed_at };
  if (state === 'live') return { state: 'live', date: live_at };
  if (!ON_ITS_WAY.includes(state)) return { state: 'down', date: removed_at };
  return expectedOn !== null && expectedOn > today
    ? { state: 'later', date: expectedOn }
    : { state: 'sent', date: null };
}
