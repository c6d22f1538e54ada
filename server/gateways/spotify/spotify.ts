import { z } from 'zod';
import { createTokenCache, type TokenCache } from '../../platform/token/token-cache.ts';
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

/**
 * Spotify's Web API, as far as it is read without a listener's consent. Throws `SpotifyError` when it is unavailable.
 */
export interface Spotify {
  /** Returns the artists whose name fits best, at most ten. */
  searchArtists(name: string): Promise<SpotifyArtist[]>;
  /** Returns the artist with this id; null when Spotify has none. */
  findArtist(id: string): Promise<SpotifyArtist | null>;
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
  };
}

// A token may end earlier than announced: one new token is tried, a second refusal is an error.
async function requestWithToken(token: TokenCache, url: string, timeout_ms: number | undefined): Promise<unknown> {
  const send = async () => requestSpotify(url, { authorization: `Bearer ${await token.get()}`, timeout_ms });
  const first = await send();
  if (first.status !== 'unauthorized') return first.body;
  token.drop();
  const second = await send();
  if (second.status === 'unauthorized') throw new SpotifyError('the token was refused twice');
  return second.body;
}

/** Sends nothing until Spotify's rate limit is over: an earlier request only extends it. */
function createBackoff(elapsedMs: () => number) {
  let overAtMs = 0;
  return {
    start(seconds: number | null): void {
      if (seconds !== null) overAtMs = Math.max(overAtMs, elapsedMs() + seconds * 1000);
    },
    check(): void {
      const leftMs = overAtMs - elapsedMs();
      if (leftMs > 0) throw new SpotifyError('Spotify limits our requests', Math.ceil(leftMs / 1000));
    },
  };
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

interface SpotifyAddress {
  /** `https://api.spotify.com`, or a stand-in. */
  api_url: string;
  /** `https://accounts.spotify.com`, or a stand-in. */
  accounts_url: string;
  /** Timeout of a response. */
  timeout_ms?: number;
}

type SpotifyResponse =
  | { status: 'ok'; body: unknown }
  | { status: 'missing'; body: null }
  | { status: 'unauthorized'; body: null };

const TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_SECONDS = 24 * 60 * 60;

interface Question {
  authorization: string;
  form?: Record<string, string>;
  timeout_ms?: number | undefined;
}

/** Sends one request and reads the response. Anything but success, 'missing' or 'unauthorized' throws. */
async function requestSpotify(url: string, { authorization, form, timeout_ms }: Question): Promise<SpotifyResponse> {
  try {
    const response = await fetch(url, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms ?? TIMEOUT_MS),
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    if (response.ok) return { status: 'ok', body: await response.json() };
    await response.body?.cancel();
    if (response.status === 401) return { status: 'unauthorized', body: null };
    // Spotify responds 400 to an impossible id.
    if (response.status === 404 || (response.status === 400 && !form)) return { status: 'missing', body: null };
    throw new SpotifyError(`Spotify responded ${response.status}`, parseRetryAfter(response));
  } catch (cause) {
    if (cause instanceof SpotifyError) throw cause;
    throw new SpotifyError('Spotify did not respond', null, { cause });
  }
}

function parseRetryAfter(response: Response): number | null {
  if (response.status !== 429) return null;
  const seconds = Number(response.headers.get('retry-after') ?? '1');
  return Number.isFinite(seconds) ? Math.min(Math.max(1, Math.ceil(seconds)), LONGEST_PAUSE_SECONDS) : 1;
}
