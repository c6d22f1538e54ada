import { ARTIST_TYPES } from '@tangent/domain/artist/artist-type.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, instant } from './values.ts';

export const artist = z.object({
  id,
  name: z.string(),
  type: z.enum(ARTIST_TYPES),
  main_genre: z.enum(GENRES),
  legal_first_name: z.string(),
  legal_last_name: z.string(),
  verified: z.boolean(),
  release_count: z.number().int(),
  created_at: instant,
});
export type Artist = z.infer<typeof artist>;

export const listArtists = defineCall({
  method: 'GET',
  path: '/v1/api/artists',
  summary: 'The artist profiles of the account',
  response: z.object({ items: z.array(artist), next_cursor: z.string().nullable(), total: z.number().int() }),
});

export const createArtist = defineCall({
  method: 'POST',
  path: '/v1/api/artists',
  summary: 'Adds an artist profile',
  body: z.object({
    name: z.string().max(400),
    type: z.string().max(40).nullable(),
    main_genre: z.string().max(40).nullable(),
    legal_first_name: z.string().max(400),
    legal_last_name: z.string().max(400),
  }),
  response: artist,
  status: 201,
});
