import { z } from 'zod';
import type { HeldToken } from '../../platform/token/held-token.ts';
import { openAccessToken } from './access-token.ts';
import { askSpotify, type SpotifyAddress } from './ask-spotify.ts';
import { SpotifyTrouble } from './spotify-trouble.ts';

/** An artist as Spotify knows it. */
export interface SpotifyArtist {
  spotify_id: string;
  name: string;
  followers: number | null;
  genres: string[];
  image_url: string | null;
}

/** Spotify's Web API, as far as it is read without a listener's consent. Throws `SpotifyTrouble` when it cannot be asked. */
export interface Spotify {
  /** The artists whose name fits best, at most ten. */
  searchArtists(name: string): Promise<SpotifyArtist[]>;
  /** The artist with this id, or null when Spotify knows none. */
  findArtist(id: string): Promise<SpotifyArtist | null>;
}

export interface SpotifyOptions extends SpotifyAddress {
  client_id: string;
  client_secret: string;
  /** Milliseconds that only ever go on; another one for tests. */
  elapsedMs?: () => number;
}

const SEARCH_LIMIT = 10;
/** Search for the longest name that anybody would look for; more is refused by Spotify. */
const SEARCH_MAX_CHARS = 100;
/** The width a list shows on a sharp screen. */
const PORTRAIT_PX = 160;

const artistAnswer = z.object({
  id: z.string(),
  name: z.string(),
  followers: z.object({ total: z.number().int() }).nullish(),
  genres: z.array(z.string()).nullish(),
  images: z.array(z.object({ url: z.url({ protocol: /^https?$/ }), width: z.number().nullish() })).nullish(),
});
const searchAnswer = z.object({ artists: z.object({ items: z.array(artistAnswer.nullable()) }) });

/** Speaks with Spotify, or with whatever answers in its place at these addresses. */
export function openSpotify(options: SpotifyOptions): Spotify {
  const elapsedMs = options.elapsedMs ?? (() => performance.now());
  const token = openAccessToken(options, elapsedMs);
  const pause = openPause(elapsedMs);
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
    pause.check();
    const answer = await askWithToken(token, `${options.api_url}${path}`, options.timeout_ms).catch(
      (error: unknown) => {
        if (error instanceof SpotifyTrouble) pause.begin(error.retry_after_seconds);
        throw error;
      },
    );
    if (answer === null) return null;
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new SpotifyTrouble(`${path} answered something else`, null, { cause: parsed.error });
    return parsed.data;
  };
  return {
    searchArtists: async (name) => {
      const q = [...name].slice(0, SEARCH_MAX_CHARS).join('');
      const query = new URLSearchParams({ q, type: 'artist', limit: String(SEARCH_LIMIT) });
      const found = await read(`/v1/search?${query}`, searchAnswer);
      return (found?.artists.items ?? []).flatMap((artist) => (artist === null ? [] : [describe(artist)]));
    },
    findArtist: async (id) => {
      const artist = await read(`/v1/artists/${encodeURIComponent(id)}`, artistAnswer);
      return artist && describe(artist);
    },
  };
}

// A token may end earlier than it was said to: one new one, then it is trouble.
async function askWithToken(token: HeldToken, url: string, timeout_ms: number | undefined): Promise<unknown> {
  const ask = async () => askSpotify(url, { authorization: `Bearer ${await token.get()}`, timeout_ms });
  const first = await ask();
  if (first.status !== 'unauthorized') return first.body;
  token.drop();
  const second = await ask();
  if (second.status === 'unauthorized') throw new SpotifyTrouble('the token was refused twice');
  return second.body;
}

/** Until the time that Spotify asked for is over nothing is sent: asking sooner only makes it longer. */
function openPause(elapsedMs: () => number) {
  let overAtMs = 0;
  return {
    begin(seconds: number | null): void {
      if (seconds !== null) overAtMs = Math.max(overAtMs, elapsedMs() + seconds * 1000);
    },
    check(): void {
      const leftMs = overAtMs - elapsedMs();
      if (leftMs > 0) throw new SpotifyTrouble('Spotify asked for patience', Math.ceil(leftMs / 1000));
    },
  };
}

function describe({ id, name, followers, genres, images }: z.output<typeof artistAnswer>): SpotifyArtist {
  // From large to small: the smallest that is large enough.
  const image = images?.findLast(({ width }) => (width ?? 0) >= PORTRAIT_PX) ?? images?.[0];
  return {
    spotify_id: id,
    name,
    followers: followers?.total ?? null,
    genres: genres ?? [],
    image_url: image?.url ?? null,
  };
}
