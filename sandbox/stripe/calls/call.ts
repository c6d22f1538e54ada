import type { Books } from '../books.ts';
import { listOf, type Params, type Shape, text } from '../read-params.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** One call of the API: what it takes, and what it does with the books. */
export interface Call {
  method: Method;
  /** With `:id` for the object it is about. */
  path: string;
  takes: Shape;
  answer(books: Books, params: Record<string, unknown>, id: string): object;
}

const EXPAND = { expand: listOf(text) };
export type Expandable = Params<typeof EXPAND>;

/** A call, which like all of them may be asked to answer some ids with the whole objects. */
export function defineCall<S extends Shape>(
  name: `${Method} /v1/${string}`,
  takes: S,
  answer: (books: Books, params: Params<S>, id: string) => object,
): Call {
  const [method = 'GET', path = ''] = name.split(' ') as [Method, string];
  return { method, path, takes: { ...takes, ...EXPAND }, answer: answer as Call['answer'] };
}
