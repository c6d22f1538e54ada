import { z } from 'zod';
import { createTokenCache, type TokenCache } from '../../platform/token/token-cache.ts';
import { createBackoff } from './backoff.ts';
import { createListeners, type SpotifyListeners } from './listeners.ts';
import { requestSpotify, type SpotifyAddress } from './request-spotify.ts';
import { SpotifyError } from './spotify-error.ts';

const tokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type Client = SpotifyAddress & { client_id: string; client_secret: string };

/** Creates the cache of the product's own token (client credentials). */
function createAccessToken(client: Client, elapsedMs: () => number): TokenCache {
  return createTokenCache(() => requestToken(client), elapsedMs);
}

async function requestToken({ accounts_url, client_id, client_secret, timeout_ms }: Client) {
  const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const { status, body } = await requestSpotify(`${accounts_url}/api/token`, {
    authorization: `Basic ${credentials}`,
    form: { grant_type: 'client_credentials' },
    timeout_ms,
  });
  const parsed = tokenResponse.safeParse(body);
  if (status !== 'ok' || !parsed.success) throw new SpotifyError('Spotify returned no token');
  return { access_token: parsed.data.access_token, expires_in_seconds: parsed.data.expires_in };
}

/** An artist as Spotify lists it. */
export interface SpotifyArtist {
  spotify_id: string;
  name: string;
  followers: number | null;
  genres: string[];
  image_url: string | null;
}

/** Spotify's Web API. Throws `SpotifyError` when it is unavailable. */
export interface Spotify {
  /** Returns the artists whose name fits best, at most ten. */
  searchArtists(name: string): Promise<SpotifyArtist[]>;
  /** Returns the artist with this id; null when Spotify has none. */
  findArtist(id: string): Promise<SpotifyArtist | null>;
  /**
   * Returns the album with this UPC and the artists on whose pages it stands; null while Spotify finds none, which may
   * last after its release.
   */
  findAlbum(upc: string): Promise<{ uri: string; artists: { id: string; name: string }[] } | null>;
  /** Calls for listeners who agreed. */
  listeners: SpotifyListeners;
}

export interface SpotifyOptions extends SpotifyAddress {
  client_id: string;
  client_secret: string;
  /** Monotonic milliseconds; replaced in tests. */
  elapsedMs?: () => number;
}

const SEARCH_LIMIT = 10;
/** Longest search text; Spotify refuses more. */
const SEARCH_MAX_CHARS = 100;
/** The width of a portrait in a list on a high-density screen. */
const PORTRAIT_PX = 160;

const artistResponse = z.object({
  id: z.string(),
  name: z.string(),
  followers: z.object({ total: z.number().int() }).nullish(),
  genres: z.array(z.string()).nullish(),
  images: z.array(z.object({ url: z.url({ protocol: /^https?$/ }), width: z.number().nullish() })).nullish(),
});
const albumSearchResponse = z.object({
  albums: z.object({
    items: z.array(
      z
        .object({
          uri: z.string().regex(/^spotify:album:[0-9A-Za-z]{22}$/),
          artists: z.array(z.object({ id: z.string(), name: z.string() })),
        })
        .nullable(),
    ),
  }),
});
const searchResponse = z.object({ artists: z.object({ items: z.array(artistResponse.nullable()) }) });

/** Creates the client of Spotify, or of a stand-in at these addresses. */
export function createSpotify(options: SpotifyOptions): Spotify {
  const elapsedMs = options.elapsedMs ?? (() => performance.now());
  const token = createAccessToken(options, elapsedMs);
  const pause = createBackoff(elapsedMs);
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
    pause.check();
    const response = await requestWithToken(token, `${options.api_url}${path}`, options.timeout_ms).catch(
      (error: unknown) => {
        if (error instanceof SpotifyError) pause.start(error.retry_after_seconds);
        throw error;
      },
    );
    if (response === null) return null;
    const parsed = schema.safeParse(response);
    if (!parsed.success) throw new SpotifyError(`unexpected response to ${path}`, null, { cause: parsed.error });
    return parsed.data;
  };
  return {
    searchArtists: async (name) => {
      const q = [...name].slice(0, SEARCH_MAX_CHARS).join('');
      const query = new URLSearchParams({ q, type: 'artist', limit: String(SEARCH_LIMIT) });
      const found = await read(`/v1/search?${query}`, searchResponse);
      return (found?.artists.items ?? []).flatMap((artist) => (artist === null ? [] : [describe(artist)]));
    },
    findArtist: async (id) => {
      const artist = await read(`/v1/artists/${encodeURIComponent(id)}`, artistResponse);
      return artist && describe(artist);
    },
    findAlbum: async (upc) => {
      const query = new URLSearchParams({ q: `upc:${upc}`, type: 'album', limit: '1' });
      const found = await read(`/v1/search?${query}`, albumSearchResponse);
      return found?.albums.items[0] ?? null;
    },
    listeners: createListeners(options, pause),
  };
}

// A token may end earlier than announced: one new token is tried, a second refusal is an error.
async function requestWithToken(token: TokenCache, url: string, timeout_ms: number | undefined): Promise<unknown> {
  const send = async () => requestSpotify(url, { authorization: `Bearer ${await token.get()}`, timeout_ms });
  const first = await send();
  if (first.status !== 'unauthorized') return getBody(first);
  token.drop();
  const second = await send();
  if (second.status === 'unauthorized') throw new SpotifyError('the token was refused twice');
  return getBody(second);
}

function getBody({ status, body }: Awaited<ReturnType<typeof requestSpotify>>): unknown {
  if (status === 'forbidden') throw new SpotifyError('Spotify forbids the call');
  return body;
}

function describe({ id, name, followers, genres, images }: z.output<typeof artistResponse>): SpotifyArtist {
  // Sorted from large to small: picks the smallest that is large enough.
  const image = images?.findLast(({ width }) => (width ?? 0) >= PORTRAIT_PX) ?? images?.[0];
  return {
    spotify_id: id,
    name,
    followers: followers?.total ?? null,
    genres: genres ?? [],
    image_url: image?.url ?? null,
  };
}
