import type { FastifyInstance } from 'fastify';
import { SPOTIFY_BEHAVIOUR_CHANGE, type SpotifyBehaviour } from './behaviour.ts';
import type { SpotifyService } from './create-spotify.ts';

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
}
