import { listOf, type Params, type Shape, text } from '../read-params.ts';
import type { StripeContext } from '../stripe-context.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** One call of the API: its parameters, and its effect on the simulated Stripe's data. */
export interface Call {
  method: Method;
  /** Contains `:id` for the object of the call. */
  path: string;
  paramShape: Shape;
  response(context: StripeContext, params: Record<string, unknown>, id: string): object;
}

const EXPAND = { expand: listOf(text) };
export type Expandable = Params<typeof EXPAND>;

/** Defines a call. Like all calls it accepts `expand`, which replaces ids in the response with whole objects. */
export function defineCall<S extends Shape>(
  name: `${Method} /v1/${string}`,
  paramShape: S,
  response: (context: StripeContext, params: Params<S>, id: string) => object,
): Call {
  const [method = 'GET', path = ''] = name.split(' ') as [Method, string];
  return { method, path, paramShape: { ...paramShape, ...EXPAND }, response: response as Call['response'] };
}
