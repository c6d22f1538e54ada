import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CATALOGUE, type CatalogueArtist, findArtists } from '../artist-pages/catalogue.ts';
import type { ArtistPage } from '../artist-pages/create-artist-pages.ts';
import { drawPortrait } from '../artist-pages/draw-portrait.ts';
import { APPLE_MUSIC_BEHAVIOUR_CHANGE, type AppleMusicBehaviour } from './behaviour.ts';
import type { AppleMusicService } from './create-apple-music.ts';

const PORTRAIT_PX = 1000;
const CATALOG = '/apple-music/v1/catalog/:storefront';

/** Returns the album with this code if the simulated Apple Music shows it now, and the artists of its pages. */
export type FindAppleAlbum = (upc: string) => Promise<{ title: string; pages: readonly ArtistPage[] } | null>;

type Search = { Querystring: { term?: string; types?: string; limit?: string } };
type Albums = { Querystring: { 'filter[upc]'?: string; include?: string } };
type Named = { Params: { id: string } };

/** Adds the stand-in for api.music.apple.com: the search for artists, one artist, and albums by their code. */
export function addAppleMusicRoutes(app: FastifyInstance, music: AppleMusicService, findAlbum: FindAppleAlbum): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply) => admit(music, request, reply));
    scope.get<Search>(`${CATALOG}/search`, async (request, reply) => {
      const { term = '', types = '', limit = '5' } = request.query;
      if (term === '' || types !== 'artists') return refuse(reply, 400, 'Invalid Parameter Value');
      if (!/^\d{1,2}$/.test(limit) || Number(limit) < 1 || Number(limit) > 25) {
        return refuse(reply, 400, 'Invalid Parameter Value');
      }
      const data = findArtists(term)
        .slice(0, Number(limit))
        .map((artist) => describe(artist, request));
      return { results: data.length === 0 ? {} : { artists: { href: request.url, data } } };
    });
    scope.get<Named>(`${CATALOG}/artists/:id`, async (request, reply) => {
      const artist = CATALOGUE.find(({ apple_id }) => apple_id === request.params.id);
      return artist ? { data: [describe(artist, request)] } : refuse(reply, 404, 'Resource Not Found');
    });
    scope.get<Albums>(`${CATALOG}/albums`, async ({ query }, reply) => {
      const upc = query['filter[upc]'];
      if (upc === undefined) return refuse(reply, 400, 'Missing Required Parameter');
      const album = music.view().behaviour.hide_albums ? null : await findAlbum(upc);
      return { data: album === null ? [] : [describeAlbum(upc, album, query.include === 'artists')] };
    });
  });
  app.get<Named>('/apple-music/image/:id/*', async (request, reply) => {
    const artist = CATALOGUE.find(({ apple_id }) => apple_id === request.params.id);
    const hue = artist?.hue ?? null;
    if (!artist || hue === null) return reply.code(404).send();
    reply.header('content-security-policy', "default-src 'none'; sandbox").type('image/svg+xml');
    return drawPortrait({ ...artist, hue }, PORTRAIT_PX);
  });
}

/** Adds the calls with which tests and the page's buttons control the simulated Apple Music. */
export function addAppleMusicControls(app: FastifyInstance, music: AppleMusicService): void {
  app.get('/control/apple-music', async () => music.view());
  app.post<{ Body: Partial<AppleMusicBehaviour> }>(
    '/control/apple-music/behaviour',
    { schema: { body: APPLE_MUSIC_BEHAVIOUR_CHANGE } },
    async ({ body }) => {
      music.behave(body);
      return music.view();
    },
  );
}

async function admit(music: AppleMusicService, request: FastifyRequest, reply: FastifyReply) {
  music.countRequest();
  const { delay_ms, fail_status } = music.view().behaviour;
  if (delay_ms > 0) await wait(delay_ms);
  if (fail_status !== null) return refuse(reply, fail_status, 'Service Unavailable');
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!(await music.isGoodToken(token))) return refuse(reply, 401, 'Unauthorized');
}

/** Responds with an error in the form of Apple's services. */
function refuse(reply: FastifyReply, status: number, title: string): FastifyReply {
  return reply.code(status).send({ errors: [{ id: 'SANDBOX', title, status: String(status), code: `${status}00` }] });
}

function describe({ apple_id, name, genres, hue }: CatalogueArtist, request: FastifyRequest) {
  const base = `${request.protocol}://${request.host}/apple-music`;
  const artwork = { width: PORTRAIT_PX, height: PORTRAIT_PX, url: `${base}/image/${apple_id}/{w}x{h}bb.{f}` };
  return {
    id: apple_id,
    type: 'artists',
    href: `/v1/catalog/us/artists/${apple_id}`,
    attributes: {
      name,
      genreNames: genres,
      url: `https://music.apple.com/us/artist/${apple_id}`,
      ...(hue === null ? {} : { artwork }),
    },
  };
}

function describeAlbum(
  upc: string,
  { title, pages }: NonNullable<Awaited<ReturnType<FindAppleAlbum>>>,
  isFull: boolean,
) {
  const data = pages.map(({ id, name }) => ({
    id,
    type: 'artists',
    href: `/v1/catalog/us/artists/${id}`,
    ...(isFull ? { attributes: { name } } : {}),
  }));
  return { id: upc, type: 'albums', attributes: { name: title, upc }, relationships: { artists: { data } } };
}
