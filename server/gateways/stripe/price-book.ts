import type Stripe from 'stripe';
import { z } from 'zod';
import { type BilledPrice, BillingRefused } from './billing.ts';
import { requestStripe } from './request-stripe.ts';

export const priceShape = z.object({
  id: z.string(),
  lookup_key: z.string().nullish(),
  unit_amount: z.number().int().nullish(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number().int() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
type Price = z.output<typeof priceShape>;

export const CURRENCY = 'usd';

/** The prices at Stripe by their lookup keys, each looked up once per process. */
export interface PriceBook {
  /**
   * Runs a request with the ids of prices. Missing prices are created, also in place of those with another amount.
   * After a refusal, which may mean unknown ids, all ids are looked up again.
   */
  use<T>(prices: readonly BilledPrice[], work: (ids: string[]) => Promise<T>): Promise<T>;
  getLookupKey(priceId: string): Promise<string>;
  /** Returns the lookup key of a price that was embedded in another object. */
  read(price: Price): string;
}

export function createPriceBook(stripe: Stripe): PriceBook {
  const ids = new Map<string, Promise<string>>();
  const keys = new Map<string, string>();
  const read = (price: Price) => {
    const key = priceKey(price);
    keys.set(price.id, key);
    return key;
  };
  const getPriceId = (price: BilledPrice) => {
    const known = ids.get(price.lookup_key) ?? findOrMake(stripe, price);
    ids.set(price.lookup_key, known);
    known.catch(() => ids.delete(price.lookup_key));
    return known;
  };
  return {
    read,
    use: async (prices, work) => {
      try {
        return await work(await Promise.all(prices.map(getPriceId)));
      } catch (error) {
        if (error instanceof BillingRefused) ids.clear();
        throw error;
      }
    },
    getLookupKey: async (priceId) =>
      keys.get(priceId) ?? read(await requestStripe(priceShape, stripe.prices.retrieve(priceId))),
  };
}

// A replaced price loses its key to its successor; the metadata still identifies it for those who pay it.
function priceKey({ id, lookup_key, metadata }: Price): string {
  return lookup_key ?? metadata?.lookup_key ?? id;
}

async function findOrMake(stripe: Stripe, price: BilledPrice): Promise<string> {
  const { lookup_key, name, yearly_cents } = price;
  const query = { lookup_keys: [lookup_key], active: true, limit: 1 };
  const [found] = (await requestStripe(z.object({ data: priceShape.array() }), stripe.prices.list(query))).data;
  if (found && isSame(found, price)) return found.id;
  const created = stripe.prices.create(
    {
      lookup_key,
      currency: CURRENCY,
      unit_amount: yearly_cents,
      transfer_lookup_key: true,
      recurring: { interval: 'year' },
      product_data: { name },
      metadata: { lookup_key },
    },
    { idempotencyKey: `price-${lookup_key}-${yearly_cents}-after-${found?.id ?? 'none'}` },
  );
  return (await requestStripe(priceShape, created)).id;
}

function isSame({ unit_amount, currency, recurring }: Price, { yearly_cents }: BilledPrice): boolean {
  const isYearly = recurring?.interval === 'year' && recurring.interval_count === 1;
  return unit_amount === yearly_cents && currency === CURRENCY && isYearly;
}
