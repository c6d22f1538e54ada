import { listOf, type Params, type Shape, text } from '../read-params.ts';
import type { StripeContext } from '../stripe-context.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** One call of the API: what it takes, and what it does with the books. */
export interface Call {
  method: Method;
  /** With `:id` for the object it is about. */
  path: string;
  paramShape: Shape;
  response(context: StripeContext, params: Record<string, unknown>, id: string): object;
}

const EXPAND = { expand: listOf(text) };
export type Expandable = Params<typeof EXPAND>;

/** A call, which like all of them may be asked to answer some ids with the whole objects. */
export function defineCall<S extends Shape>(
  name: `${Method} /v1/${string}`,
  paramShape: S,
  response: (context: StripeContext, params: Params<S>, id: string) => object,
): Call {
  const [method = 'GET', path = ''] = name.split(' ') as [Method, string];
  return { method, path, paramShape: { ...paramShape, ...EXPAND }, response: response as Call['response'] };
}
