import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { BILLED_PARTS, type BilledPart, partPriceCents, planFromParts } from '@tangent/domain/money/plan/prices.ts';
import type { BilledPrice } from '../../gateways/stripe/billing.ts';

const PART_NAMES = { pro: 'PRO', advanced: 'Advanced' } as const satisfies Record<BilledPart, string>;

/** Returns how a part of a plan is billed at the payment service. */
export function billedPrice(product: { product_slug: string; product_name: string }, part: BilledPart): BilledPrice {
  return {
    lookup_key: lookupKey(product.product_slug, part),
    name: `${product.product_name} ${PART_NAMES[part]}`,
    yearly_cents: partPriceCents(part),
  };
}

/** Returns the plan that these prices make up together; `free` when none of them is ours. */
export function planFromKeys(productSlug: string, keys: readonly string[]): Plan {
  return planFromParts(partsFromKeys(productSlug, keys));
}

/** Returns the parts of plans that these prices stand for; foreign prices are left out. */
export function partsFromKeys(productSlug: string, keys: readonly string[]): BilledPart[] {
  return BILLED_PARTS.filter((part) => keys.includes(lookupKey(productSlug, part)));
}

function lookupKey(productSlug: string, part: BilledPart): string {
  return `${productSlug}_${part}_yearly`;
}
