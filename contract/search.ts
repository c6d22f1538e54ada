import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id } from './values.ts';

/** Something of one's own that a few letters lead to. */
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
  summary: "The person's own releases and artists whose names hold these words, the latest first",
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  response: z.object({ items: z.array(searchHit) }),
});
