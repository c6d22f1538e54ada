/** A token that a service issued for calls to it, and its lifetime. */
export interface FetchedToken {
  access_token: string;
  expires_in_seconds: number;
}

/**
 * The product's own token at a service: fetched on demand, once for all concurrent callers, and cached while it is
 * valid.
 */
export interface TokenCache {
  get(): Promise<string>;
  /** Drops a token that was refused: the next caller fetches another. */
  drop(): void;
}

/** A token is not used in its last seconds. */
const SPARE_SECONDS = 60;

interface CacheEntry {
  token: Promise<string>;
  /** Infinite while the response is pending. */
  good_until_ms: number;
}

/** `elapsedMs` returns monotonic milliseconds. */
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
