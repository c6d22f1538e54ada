import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, idParams } from '../values.ts';

export const getArtistPage = defineCall({
  method: 'GET',
  path: '/v1/api/artists/:id/page',
  summary: 'Returns the address of an artist’s public page, and how many people follow the artist by email',
  scope: 'read_releases',
  params: idParams,
  response: z.object({
    /** The whole address; null before the first release was approved. */
    link: z.string().nullable(),
    /** `off`: the artist is not shown in the catalogue; `empty`: nothing is in stores, and nothing can be pre-saved. */
    state: z.enum(['public', 'off', 'empty']),
    email_followers: count,
  }),
});
