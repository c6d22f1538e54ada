import type { Metadata } from '../connect-rows.ts';
import { flag, hashOf, integer, listOf, metadata, oneOf, required, text } from '../read-params.ts';
import type { PriceRow, ProductRow } from '../rows.ts';
import { shapePrice, shapeProduct } from '../shapes/price-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';
import { StripeRefusal } from '../stripe-refusal.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

const PRODUCT = { name: required(text), description: text, metadata };

export const PRICE_CALLS = [
  defineCall('POST /v1/products', PRODUCT, (context, params) => shapeProduct(makeProduct(context, params))),
  defineCall(
    'GET /v1/prices',
    { ...PAGE, active: flag, lookup_keys: listOf(text), product: text, type: oneOf('one_time', 'recurring') },
    ({ state }, { active = true, lookup_keys, product, type = 'recurring', ...page }) => {
      // No price is ever archived, and all are yearly.
      const found = active && type === 'recurring' ? [...state.prices.values()].reverse() : [];
      const rows = found.filter(
        (row) =>
          (lookup_keys === undefined || (row.lookup_key !== null && lookup_keys.includes(row.lookup_key))) &&
          (product === undefined || row.product === product),
      );
      return listPage(page, { url: '/v1/prices', rows, shape: shapePrice });
    },
  ),
  defineCall('GET /v1/prices/:id', {}, ({ state }, _params, id) => shapePrice(requireRow(state.prices, 'price', id))),
  defineCall(
    'POST /v1/prices',
    {
      currency: required(oneOf('usd')),
      unit_amount: required(integer),
      product: text,
      nickname: text,
      metadata,
      product_data: hashOf({ name: required(text), metadata }),
      lookup_key: text,
      transfer_lookup_key: flag,
      recurring: required(hashOf({ interval: required(oneOf('year')), interval_count: integer })),
      tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
    },
    (context, input) => {
      const { currency, unit_amount, nickname = null, lookup_key = null, metadata = {} } = input;
      if ((input.recurring.interval_count ?? 1) !== 1)
        throw new StripeRefusal('The sandbox has yearly prices only.', { param: 'recurring[interval_count]' });
      if (lookup_key !== null) freeKey(context, lookup_key, input.transfer_lookup_key ?? false);
      const product = getProduct(context, input).id;
      const row: PriceRow = {
        id: makeId('price'),
        created: context.now,
        product,
        currency,
        unit_amount,
        lookup_key,
        nickname,
        metadata,
      };
      context.state.prices.set(row.id, row);
      emit(context, 'price.created', shapePrice(row));
      return shapePrice(row);
    },
  ),
];

function makeProduct(context: StripeContext, { name, description = null, metadata = {} }: NewProduct): ProductRow {
  const row: ProductRow = { id: makeId('prod', 14), created: context.now, name, description, metadata };
  context.state.products.set(row.id, row);
  emit(context, 'product.created', shapeProduct(row));
  return row;
}

interface NewProduct {
  name: string;
  description?: string | null | undefined;
  metadata?: Metadata | undefined;
}

function getProduct(
  context: StripeContext,
  input: { product: string | undefined; product_data: NewProduct | undefined },
) {
  if (input.product !== undefined) return requireRow(context.state.products, 'product', input.product, 'product');
  if (input.product_data !== undefined) return makeProduct(context, input.product_data);
  throw new StripeRefusal('You must specify either `product` or `product_data` when creating a price.', {
    code: 'parameter_missing',
    param: 'product',
  });
}

// A lookup key belongs to one price; a new price may take it over.
function freeKey({ state }: StripeContext, lookup_key: string, isTransferred: boolean): void {
  const holder = [...state.prices.values()].find((row) => row.lookup_key === lookup_key);
  if (holder === undefined) return;
  if (!isTransferred)
    throw new StripeRefusal(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  holder.lookup_key = null;
}
