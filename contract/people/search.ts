import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id } from '../values.ts';

/** A release or artist of the account that matches the search. */
const searchHit = z.object({
  kind: z.enum(['release', 'artist']),
  id,
  title: z.string(),
  /** The artist of a release; null for an artist. */
  subtitle: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const search = defineCall({
  method: 'GET',
  path: '/v1/api/search',
  summary: 'Finds releases and artists of the account by words in their names, latest first',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  response: z.object({ items: z.array(searchHit) }),
});
