import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { DELIVERY_STATES } from '@tangent/domain/distribution/delivery/status.ts';
import {
  DELIVERY_STAGES,
  type DeliveryStage,
  toDeliveryStage,
} from '../../../parts/distribution/delivery/delivery-stage.ts';

export type DeliveryGroup = { readonly stage: DeliveryStage; readonly deliveries: readonly Delivery[] };

type GroupOptions = {
  readonly search: string;
  /** Null for all stages. */
  readonly stage: DeliveryStage | null;
  readonly language: string;
};

/** Groups the deliveries of a release for display: what needs attention first, then by state and name. */
export function groupDeliveries(
  deliveries: readonly Delivery[],
  { search, stage, language }: GroupOptions,
): DeliveryGroup[] {
  const fold = (text: string) => text.toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
  const query = fold(search.trim());
  const order = new Intl.Collator(language, { numeric: true });
  const sorted = deliveries
    .filter(({ store_name }) => fold(store_name).includes(query))
    .toSorted((a, b) => getRank(a) - getRank(b) || order.compare(a.store_name, b.store_name));
  return DELIVERY_STAGES.filter((one) => stage === null || one === stage)
    .map((one) => ({ stage: one, deliveries: sorted.filter((delivery) => toDeliveryStage(delivery) === one) }))
    .filter((group) => group.deliveries.length > 0);
}

// Follows the states of a delivery; a store with an overdue acknowledgement comes before the others.
function getRank({ state, message }: Delivery): number {
  return DELIVERY_STATES.indexOf(state) - (message?.overdue ? DELIVERY_STATES.length : 0);
}

export type DeliveryCount = { readonly stage: DeliveryStage; readonly count: number };

/** Counts the deliveries by stage. Zero live stores is worth showing, unless stores are leaving. */
export function countDeliveries(deliveries: readonly Delivery[]): DeliveryCount[] {
  const counts = (['live', 'on_way', 'attention', 'leaving', 'removed'] as const).map((stage) => ({
    stage,
    count: deliveries.filter((delivery) => toDeliveryStage(delivery) === stage).length,
  }));
  const isLeaving = counts.some(({ stage, count }) => count > 0 && (stage === 'leaving' || stage === 'removed'));
  return counts.filter(({ stage, count }) => count > 0 || (stage === 'live' && !isLeaving));
}
