import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { MATCH_TIERS } from '@tangent/domain/people/search/match-entry.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, id, searchText } from '../values.ts';

/** A release, track or artist of the account that fits the search. */
const searchHit = z.object({
  kind: z.enum(['release', 'track', 'artist']),
  id,
  title: z.string(),
  /** How it was found, the surest first: by its whole code, by all words, by words with a mistake, by near words. */
  match: z.enum(MATCH_TIERS),
  /** The artist of a release or track; null for an artist. */
  artist: z.string().nullable(),
  /** The release, of a track also the one it is on; null for an artist, who has `release_count` instead. */
  release: z
    .object({
      id,
      title: z.string(),
      status: z.enum(RELEASE_STATUSES),
      release_date: calendarDate.nullable(),
      live_date: calendarDate.nullable(),
      upc: z.string().nullable(),
      track_count: count,
      live_store_count: count,
    })
    .nullable(),
  /** Of a track: its place on the release, its ISRC and its length; null for others. */
  track: z
    .object({
      position: count,
      /** Two versions of a song have the same title; null where the version has a title, which stands behind it. */
      version_type: z.enum(VERSION_TYPES).nullable(),
      isrc: z.string().nullable(),
      duration_ms: count.nullable(),
    })
    .nullable(),
  release_count: count.nullable(),
  artwork_upload_id: id.nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const search = defineCall({
  method: 'GET',
  path: '/v1/api/search',
  summary: 'Finds releases, tracks and artists of the account by words, also with a mistake, and by UPC or ISRC',
  query: z.object({ q: searchText }),
  response: z.object({ items: z.array(searchHit) }),
});
