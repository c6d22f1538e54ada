import type { Delivery } from '@tangent/contract/delivery.ts';
import { DELIVERY_STATES } from '@tangent/domain/delivery/status.ts';
import { STANDINGS, type Standing, standingOf } from '../../parts/delivery-standing.ts';

export type DeliveryGroup = { readonly standing: Standing; readonly deliveries: readonly Delivery[] };

type Wish = {
  readonly search: string;
  /** Only these, or all. */
  readonly standing: Standing | null;
  readonly language: string;
};

/** The deliveries of a release as a person reads them: what needs attention first, then by state and name. */
export function groupDeliveries(
  deliveries: readonly Delivery[],
  { search, standing, language }: Wish,
): DeliveryGroup[] {
  const fold = (text: string) => text.toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
  const wanted = fold(search.trim());
  const order = new Intl.Collator(language, { numeric: true });
  const sorted = deliveries
    .filter(({ store_name }) => fold(store_name).includes(wanted))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || order.compare(a.store_name, b.store_name));
  return STANDINGS.filter((one) => standing === null || one === standing)
    .map((one) => ({ standing: one, deliveries: sorted.filter((delivery) => standingOf(delivery) === one) }))
    .filter((group) => group.deliveries.length > 0);
}

// In the order of the way a delivery takes; a store that owes us an answer comes before those that do not.
function rankOf({ state, message }: Delivery): number {
  return DELIVERY_STATES.indexOf(state) - (message?.overdue ? DELIVERY_STATES.length : 0);
}

export type DeliveryCount = { readonly standing: Standing; readonly count: number };

/** How many are where. That none is live yet is worth a figure; once stores are leaving it is not. */
export function countDeliveries(deliveries: readonly Delivery[]): DeliveryCount[] {
  const counts = (['live', 'on_way', 'attention', 'leaving', 'removed'] as const).map((standing) => ({
    standing,
    count: deliveries.filter((delivery) => standingOf(delivery) === standing).length,
  }));
  const isLeaving = counts.some(
    ({ standing, count }) => count > 0 && (standing === 'leaving' || standing === 'removed'),
  );
  return counts.filter(({ standing, count }) => count > 0 || (standing === 'live' && !isLeaving));
}
