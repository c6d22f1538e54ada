import { z } from 'zod';
import { createTokenCache, type TokenCache } from '../../platform/token/token-cache.ts';
import { AppleMusicError } from './apple-music-error.ts';
import { type MediaKey, signDeveloperToken } from './developer-token.ts';

/** An artist page as Apple Music lists it. */
interface AppleMusicArtist {
  apple_music_id: string;
  name: string;
  genres: string[];
  image_url: string | null;
}

/** Apple Music's catalogue. Throws `AppleMusicError` when it is unavailable. */
export interface AppleMusic {
  /** Returns the artists whose name fits best, at most ten. */
  searchArtists(name: string): Promise<AppleMusicArtist[]>;
  /** Returns the artist with this id; null when there is none. */
  findArtist(id: string): Promise<AppleMusicArtist | null>;
  /** Returns the artists on whose pages the album with this UPC stands; null while it is not in the catalogue. */
  findAlbumArtists(upc: string): Promise<{ id: string; name: string }[] | null>;
}

export interface AppleMusicOptions extends MediaKey {
  /** `https://api.music.apple.com`, or a stand-in. */
  api_url: string;
  now: () => Date;
  /** Monotonic milliseconds; replaced in tests. */
  elapsedMs?: () => number;
  timeout_ms?: number;
}

/** The catalogue of a country; artist pages have the same id in all of them. */
const STOREFRONT = 'us';
const SEARCH_LIMIT = 10;
const SEARCH_MAX_CHARS = 100;
const TIMEOUT_MS = 5_000;
/** The width of a portrait in a list on a high-density screen. */
const PORTRAIT_PX = 160;

const artistResource = z.object({
  id: z.string().regex(/^\d+$/),
  attributes: z.object({
    name: z.string(),
    genreNames: z.array(z.string()).nullish(),
    artwork: z.object({ url: z.string() }).nullish(),
  }),
});
const searchResponse = z.object({
  results: z.object({ artists: z.object({ data: z.array(artistResource) }).nullish() }),
});
const artistsResponse = z.object({ data: z.array(artistResource) });
const albumsResponse = z.object({
  data: z.array(
    z.object({
      relationships: z.object({
        artists: z.object({
          data: z.array(z.object({ id: z.string(), attributes: z.object({ name: z.string() }).nullish() })),
        }),
      }),
    }),
  ),
});

/** Creates the client of Apple Music, or of a stand-in at this address. */
export function createAppleMusic(options: AppleMusicOptions): AppleMusic {
  const elapsedMs = options.elapsedMs ?? (() => performance.now());
  const token = createTokenCache(() => signDeveloperToken(options, options.now()), elapsedMs);
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
    const body = await requestWithToken(token, `${options.api_url}/v1/catalog/${STOREFRONT}/${path}`, options);
    if (body === null) return null;
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new AppleMusicError(`unexpected response to ${path}`, { cause: parsed.error });
    return parsed.data;
  };
  return {
    searchArtists: async (name) => {
      const term = [...name].slice(0, SEARCH_MAX_CHARS).join('');
      const query = new URLSearchParams({ term, types: 'artists', limit: String(SEARCH_LIMIT) });
      const found = await read(`search?${query}`, searchResponse);
      return (found?.results.artists?.data ?? []).map(describe);
    },
    findArtist: async (id) => {
      const found = await read(`artists/${encodeURIComponent(id)}`, artistsResponse);
      const [artist] = found?.data ?? [];
      return artist === undefined ? null : describe(artist);
    },
    findAlbumArtists: async (upc) => {
      const query = new URLSearchParams({ 'filter[upc]': upc, include: 'artists' });
      const found = await read(`albums?${query}`, albumsResponse);
      const [album] = found?.data ?? [];
      if (album === undefined) return null;
      return album.relationships.artists.data.map(({ id, attributes }) => ({ id, name: attributes?.name ?? '' }));
    },
  };
}

type Waiting = Pick<AppleMusicOptions, 'timeout_ms'>;

// A token may be refused before its end, as when the clock of this machine is wrong: one new token is tried.
async function requestWithToken(token: TokenCache, url: string, options: Waiting): Promise<unknown> {
  const first = await send(url, await token.get(), options);
  if (first !== 'unauthorized') return first;
  token.drop();
  const second = await send(url, await token.get(), options);
  if (second === 'unauthorized') throw new AppleMusicError('Apple Music refused our token');
  return second;
}

/** Sends one request; null where Apple Music has nothing at this address. */
async function send(url: string, token: string, { timeout_ms = TIMEOUT_MS }: Waiting): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    });
    if (response.status === 404) return null;
    if (response.status === 401) return 'unauthorized';
    if (!response.ok) throw new AppleMusicError(`Apple Music responded ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (cause instanceof AppleMusicError) throw cause;
    throw new AppleMusicError('Apple Music did not respond', { cause });
  }
}

/** Apple names a picture by a template; `{f}` is the file format where it is not written out. */
function describe({ id, attributes }: z.output<typeof artistResource>): AppleMusicArtist {
  const { name, genreNames, artwork } = attributes;
  const address = artwork?.url
    .replace('{w}', String(PORTRAIT_PX))
    .replace('{h}', String(PORTRAIT_PX))
    .replace('{c}', 'cc')
    .replace('{f}', 'jpg');
  const isAddress = address !== undefined && /^https?:\/\/[^\s{}]+$/.test(address);
  return { apple_music_id: id, name, genres: genreNames ?? [], image_url: isAddress ? address : null };
}
