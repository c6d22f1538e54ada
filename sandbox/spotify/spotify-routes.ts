import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CATALOGUE, type CatalogueArtist, findArtists, makeId } from '../artist-pages/catalogue.ts';
import type { ArtistPage } from '../artist-pages/create-artist-pages.ts';
import { drawPortrait } from '../artist-pages/draw-portrait.ts';
import type { SpotifyService } from './create-spotify.ts';
import { addLibraryRoutes } from './library-routes.ts';
import { refuse } from './refuse.ts';
import { addTokenRoute } from './token-routes.ts';

const PORTRAIT_PX = [640, 320, 160] as const;
const ID = /^[0-9A-Za-z]{22}$/;

type Search = { q?: string; type?: string; limit?: string; offset?: string };
type Named = { Params: { id: string } };

/** Returns the album with this code if the simulated Spotify shows it to listeners now, and the artists of its pages. */
export type FindAlbum = (upc: string) => Promise<{ title: string; pages: readonly ArtistPage[] } | null>;

/**
 * Adds the stand-ins for accounts.spotify.com (below /spotify/accounts) and api.spotify.com (below /spotify/api):
 * tokens, the search for artists and albums, the reading of one artist, and the library of a listener.
 */
export function addSpotifyRoutes(app: FastifyInstance, spotify: SpotifyService, findAlbum: FindAlbum): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply) => applyFaults(spotify, request, reply));
    addTokenRoute(scope, spotify);
    addApiRoutes(scope, spotify, findAlbum);
  });
  app.get<Named>('/spotify/image/:id', async (request, reply) => {
    const artist = CATALOGUE.find(({ id }) => id === request.params.id);
    const hue = artist?.hue ?? null;
    if (!artist || hue === null) return reply.code(404).send();
    reply.header('content-security-policy', "default-src 'none'; sandbox").type('image/svg+xml');
    return drawPortrait({ ...artist, hue }, PORTRAIT_PX[0]);
  });
}

function addApiRoutes(parent: FastifyInstance, spotify: SpotifyService, findAlbum: FindAlbum): void {
  parent.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) return refuse(reply, 401, 'No token provided');
      if (!spotify.isGoodToken(token)) return refuse(reply, 401, 'The access token expired');
    });
    addSearch(scope, spotify, findAlbum);
    addLibraryRoutes(scope, spotify);
    scope.get<Named>('/spotify/api/v1/artists/:id', async (request, reply) => {
      const { id } = request.params;
      if (!ID.test(id)) return refuse(reply, 400, 'Invalid base62 id');
      const artist = CATALOGUE.find((one) => one.id === id);
      return artist ? describe(artist, request) : refuse(reply, 404, 'Resource not found');
    });
  });
}

function addSearch(scope: FastifyInstance, spotify: SpotifyService, findAlbum: FindAlbum): void {
  scope.get<{ Querystring: Search }>('/spotify/api/v1/search', async (request, reply) => {
    const { q = '', type = '', limit = '5', offset = '0' } = request.query;
    if (q === '') return refuse(reply, 400, 'No search query');
    if (type !== 'artist' && type !== 'album') return refuse(reply, 400, 'Bad search type field');
    if (!isBetween(limit, 1, 50)) return refuse(reply, 400, 'Invalid limit');
    if (!isBetween(offset, 0, 1000)) return refuse(reply, 400, 'Invalid offset');
    if (type === 'album') return { albums: { items: await searchAlbums(q, spotify, findAlbum) } };
    const found = findArtists(q);
    const items = found
      .slice(Number(offset), Number(offset) + Number(limit))
      .map((artist) => describe(artist, request));
    return { artists: { items, total: found.length, limit: Number(limit), offset: Number(offset), next: null } };
  });
}

async function applyFaults(spotify: SpotifyService, _request: FastifyRequest, reply: FastifyReply) {
  spotify.countRequest();
  const { delay_ms, too_many_requests, fail_status } = spotify.view().behaviour;
  if (delay_ms > 0) await wait(delay_ms);
  if (too_many_requests !== null) {
    return refuse(reply.header('retry-after', too_many_requests), 429, 'API rate limit exceeded');
  }
  if (fail_status !== null) return refuse(reply, fail_status, 'Service unavailable');
}

// Spotify searches albums by code with `upc:`. An album plays some time before a search finds it.
async function searchAlbums(query: string, { view }: SpotifyService, findAlbum: FindAlbum) {
  const upc = /^upc:(\d{12,14})$/.exec(query)?.[1];
  const album = upc === undefined || view().behaviour.hide_albums ? null : await findAlbum(upc);
  if (upc === undefined || album === null) return [];
  const id = makeId(`album ${upc}`);
  const artists = album.pages.map((page) => ({ ...page, type: 'artist', uri: `spotify:artist:${page.id}` }));
  return [{ id, name: album.title, type: 'album', uri: `spotify:album:${id}`, artists }];
}

function isBetween(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function describe({ id, name, genres, followers, hue }: CatalogueArtist, request: FastifyRequest) {
  const base = `${request.protocol}://${request.host}/spotify`;
  const images = hue === null ? [] : PORTRAIT_PX.map((px) => ({ url: `${base}/image/${id}`, width: px, height: px }));
  return {
    id,
    name,
    genres,
    images,
    type: 'artist',
    uri: `spotify:artist:${id}`,
    href: `${base}/api/v1/artists/${id}`,
    followers: { href: null, total: followers },
    popularity: Math.min(100, Math.round(Math.log10(followers + 1) * 16)),
    external_urls: { spotify: `https://open.spotify.com/artist/${id}` },
  };
}
