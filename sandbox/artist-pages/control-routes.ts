import type { FastifyInstance } from 'fastify';
import type { ArtistPages, PageService } from './create-artist-pages.ts';

const CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: { spotify: { type: 'boolean' }, 'apple-music': { type: 'boolean' } },
} as const;

/** Adds the calls that let albums land on the pages of other artists. */
export function addArtistPageControls(app: FastifyInstance, pages: ArtistPages): void {
  app.get('/control/artist-pages', async () => pages.view());
  app.post<{ Body: Partial<Record<PageService, boolean>> }>(
    '/control/artist-pages',
    { schema: { body: CHANGE } },
    async ({ body }) => {
      pages.behave(body);
      return pages.view();
    },
  );
}
