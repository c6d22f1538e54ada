import { integer, type Params, text } from '../read-params.ts';
import { StripeRefusal } from '../stripe-refusal.ts';

/** The parameters of every list. */
export const PAGE = { limit: integer, starting_after: text, ending_before: text };

interface Page<Row> {
  url: string;
  /** Newest first. */
  rows: Row[];
  shape(row: Row): object;
}

/** Returns one page of a list and whether there are more. */
export function listPage<Row extends { id: string }>(
  { limit = 10, starting_after, ending_before }: Params<typeof PAGE>,
  { url, rows, shape }: Page<Row>,
): object {
  if (limit < 1 || limit > 100)
    throw new StripeRefusal('Invalid limit: it must be between 1 and 100', {
      param: 'limit',
      code: 'parameter_invalid_integer',
    });
  const after = starting_after === undefined ? 0 : findRowIndex(rows, starting_after, 'starting_after') + 1;
  const before = ending_before === undefined ? rows.length : findRowIndex(rows, ending_before, 'ending_before');
  const from = ending_before === undefined ? after : Math.max(after, before - limit);
  const found = rows.slice(from, Math.min(before, from + limit));
  const has_more = ending_before === undefined ? from + limit < before : from > after;
  return { object: 'list', data: found.map(shape), has_more, url };
}

function findRowIndex(rows: readonly { id: string }[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index >= 0) return index;
  throw new StripeRefusal(`No such object: '${id}'`, { code: 'resource_missing', param });
}
