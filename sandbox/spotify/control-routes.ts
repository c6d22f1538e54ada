import type { FastifyInstance } from 'fastify';
import { SPOTIFY_BEHAVIOUR_CHANGE, type SpotifyBehaviour } from './behaviour.ts';
import type { SpotifyService } from './create-spotify.ts';
import { LISTENER_FAULTS, type ListenerFault } from './listeners.ts';

interface NewListener {
  id: string;
  fault?: ListenerFault | null;
  rotates?: boolean;
  /** The permissions that the listener gives at once; without them the consent page asks. */
  scope?: string;
}

const LISTENERS = {
  type: 'object',
  required: ['listeners'],
  additionalProperties: false,
  properties: {
    listeners: {
      type: 'array',
      maxItems: 20_000,
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: '^[\\w.-]{1,60}$' },
          fault: { type: 'string', enum: [...LISTENER_FAULTS, null], nullable: true },
          rotates: { type: 'boolean' },
          scope: { type: 'string' },
        },
      },
    },
  },
} as const;

const ALBUM = {
  type: 'object',
  required: ['upc'],
  additionalProperties: false,
  properties: { upc: { type: 'string', pattern: '^\\d{12,14}$' } },
} as const;

/** Adds the calls with which tests and the page's buttons control the simulated Spotify. */
export function addSpotifyControls(app: FastifyInstance, spotify: SpotifyService): void {
  app.get('/control/spotify', async () => spotify.view());
  app.post<{ Body: Partial<SpotifyBehaviour> }>(
    '/control/spotify/behaviour',
    { schema: { body: SPOTIFY_BEHAVIOUR_CHANGE } },
    async (request) => {
      spotify.behave(request.body);
      return spotify.view();
    },
  );
  app.post('/control/spotify/end-tokens', async () => {
    spotify.revokeTokens();
    return spotify.view();
  });
  app.post<{ Body: { upc: string } }>('/control/spotify/albums', { schema: { body: ALBUM } }, async ({ body }) => {
    spotify.albums.add(body.upc);
    return {};
  });
  addListenerControls(app, spotify);
}

function addListenerControls(app: FastifyInstance, { listeners }: SpotifyService): void {
  app.get('/control/spotify/listeners', async () =>
    listeners.list().map(({ id, library }) => ({ id, library: Object.fromEntries(library) })),
  );
  app.post<{ Body: { listeners: NewListener[] } }>(
    '/control/spotify/listeners',
    { schema: { body: LISTENERS }, bodyLimit: 4 * 1024 * 1024 },
    async ({ body }) => ({
      refresh_tokens: body.listeners.map(({ id, fault = null, rotates = false, scope }) => {
        listeners.add(id, { fault, rotates });
        return scope === undefined ? null : listeners.grant(id, scope);
      }),
    }),
  );
  app.post<{ Params: { id: string } }>('/control/spotify/listeners/:id/revoke', async ({ params }) => {
    listeners.revoke(params.id);
    return {};
  });
  app.post<{ Params: { id: string } }>('/control/spotify/listeners/:id/expire', async ({ params }) => {
    listeners.expire(params.id);
    return {};
  });
}
