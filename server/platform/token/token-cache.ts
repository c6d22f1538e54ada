/** What a service gave for its calls, and how long that is good. */
export interface FetchedToken {
  access_token: string;
  expires_in_seconds: number;
}

/** The product's own token at a service: fetched when it is needed, by one caller for all, and kept while it is good. */
export interface TokenCache {
  get(): Promise<string>;
  /** It was refused: the next one who needs it fetches another. */
  drop(): void;
}

/** A token that is about to end is not used any more. */
const SPARE_SECONDS = 60;

interface CacheEntry {
  token: Promise<string>;
  /** Infinite while the answer is still on its way. */
  good_until_ms: number;
}

/** `elapsedMs` are milliseconds that only ever go on. */
export function createTokenCache(fetchToken: () => Promise<FetchedToken>, elapsedMs: () => number): TokenCache {
  let cached: CacheEntry | null = null;
  const refresh = (): CacheEntry => {
    const fetching: CacheEntry = { token: Promise.resolve(''), good_until_ms: Number.POSITIVE_INFINITY };
    fetching.token = fetchToken().then(
      ({ access_token, expires_in_seconds }) => {
        fetching.good_until_ms = elapsedMs() + Math.max(0, expires_in_seconds - SPARE_SECONDS) * 1000;
        return access_token;
      },
      (error: unknown) => {
        if (cached === fetching) cached = null;
        throw error;
      },
    );
    return fetching;
  };
  return {
    get: () => {
      if (cached === null || elapsedMs() >= cached.good_until_ms) cached = refresh();
      return cached.token;
    },
    drop: () => {
      cached = null;
    },
  };
}
