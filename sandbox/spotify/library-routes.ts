import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListenerAccess, SpotifyService } from './create-spotify.ts';
import type { Listener } from './listeners.ts';
import { refuse } from './refuse.ts';

/** In development mode Spotify lets this many people use an app. */
const DEVELOPMENT_LISTENERS = 5;
const ALBUM_URI = /^spotify:album:[0-9A-Za-z]{22}$/;

type Uris = { Querystring: { uris?: string } };

/** Adds what an app may do for a listener: read the profile, save to the library and read it back. */
export function addLibraryRoutes(scope: FastifyInstance, spotify: SpotifyService): void {
  scope.get('/spotify/api/v1/me', async (request, reply) => {
    const found = findListener(spotify, request, reply);
    if (found === null) return reply;
    const { id, country, followers } = found.listener;
    const base = { id, display_name: id, type: 'user', uri: `spotify:user:${id}` };
    if (spotify.view().behaviour.development_mode) return base;
    const shown = hasScope(found.access, 'user-read-private') ? { country } : {};
    return { ...base, ...shown, followers: { href: null, total: followers } };
  });
  scope.put<Uris>('/spotify/api/v1/me/library', async (request, reply) => {
    const found = findListener(spotify, request, reply, 'user-library-modify');
    if (found === null) return reply;
    const uris = parseUris(request.query.uris);
    if (uris === null) return refuse(reply, 400, 'Invalid URI');
    const { listener } = found;
    if (listener.fault === 'fail_always') return refuse(reply, 502, 'Bad gateway');
    if (listener.fault === 'too_many_once') {
      listener.fault = null;
      return refuse(reply.header('retry-after', '1'), 429, 'API rate limit exceeded');
    }
    for (const uri of uris) listener.library.set(uri, (listener.library.get(uri) ?? 0) + 1);
    if (listener.fault === 'fail_once') {
      // The worst case: the album is saved, and the response says that it is not.
      listener.fault = null;
      return refuse(reply, 502, 'Bad gateway');
    }
    return reply.code(200).send();
  });
  scope.get<Uris>('/spotify/api/v1/me/library/contains', async (request, reply) => {
    const found = findListener(spotify, request, reply, 'user-library-read');
    if (found === null) return reply;
    const uris = parseUris(request.query.uris);
    return uris === null ? refuse(reply, 400, 'Invalid URI') : uris.map((uri) => found.listener.library.has(uri));
  });
  // Withdrawn for new apps.
  scope.all('/spotify/api/v1/me/albums', async (_request, reply) => refuse(reply, 403, 'Forbidden'));
}

/** Finds the listener of a token that was checked before. Otherwise it refuses, and returns null. */
function findListener(
  spotify: SpotifyService,
  request: FastifyRequest,
  reply: FastifyReply,
  scope?: string,
): { listener: Listener; access: ListenerAccess } | null {
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const access = spotify.findAccess(token);
  const listener = access === null ? null : spotify.listeners.find(access.listener_id);
  if (access === null || listener === null) refuse(reply, 401, 'Valid user authentication required');
  else if (!mayUse(spotify, listener)) refuse(reply, 403, 'User not registered in the Developer Dashboard');
  else if (scope !== undefined && !hasScope(access, scope)) refuse(reply, 403, 'Insufficient client scope');
  else return { listener, access };
  return null;
}

function mayUse({ view, listeners }: SpotifyService, listener: Listener): boolean {
  return !view().behaviour.development_mode || listeners.list().indexOf(listener) < DEVELOPMENT_LISTENERS;
}

function hasScope({ scope }: ListenerAccess, wanted: string): boolean {
  return scope.split(' ').includes(wanted);
}

function parseUris(text = ''): string[] | null {
  const uris = text.split(',');
  return uris.every((uri) => ALBUM_URI.test(uri)) && uris.length <= 40 ? uris : null;
}
