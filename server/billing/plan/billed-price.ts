import type { Plan } from '@tangent/domain/plan/plan.ts';
import { BILLED_PARTS, type BilledPart, partPriceCents, planFromParts } from '@tangent/domain/plan/prices.ts';
import type { BilledPrice } from '../../gateways/stripe/billing.ts';

const PART_NAMES = { pro: 'PRO', advanced: 'Advanced' } as const satisfies Record<BilledPart, string>;

/** What a part of a plan is billed as at the payment service. */
export function billedPrice(product: { product_slug: string; product_name: string }, part: BilledPart): BilledPrice {
  return {
    lookup_key: lookupKey(product.product_slug, part),
    name: `${product.product_name} ${PART_NAMES[part]}`,
    yearly_cents: partPriceCents(part),
  };
}

/** The plan that prices make together; `free` when they are none of ours. */
export function planFromKeys(productSlug: string, keys: readonly string[]): Plan {
  return planFromParts(partsFromKeys(productSlug, keys));
}

/** Which parts of plans prices stand for; what is none of ours is left out. */
export function partsFromKeys(productSlug: string, keys: readonly string[]): BilledPart[] {
  return BILLED_PARTS.filter((part) => keys.includes(lookupKey(productSlug, part)));
}

function lookupKey(productSlug: string, part: BilledPart): string {
  return `${productSlug}_${part}_yearly`;
}
