import { SpotifyError } from './spotify-error.ts';

export interface Backoff {
  /** Remembers how long Spotify asked us to wait; null asks for nothing. */
  start(seconds: number | null): void;
  /** Throws while the time is not over. */
  check(): void;
}

/** Sends nothing until Spotify's rate limit is over: an earlier request only extends it. */
export function createBackoff(elapsedMs: () => number): Backoff {
  let overAtMs = 0;
  return {
    start(seconds) {
      if (seconds !== null) overAtMs = Math.max(overAtMs, elapsedMs() + seconds * 1000);
    },
    check() {
      const leftMs = overAtMs - elapsedMs();
      if (leftMs > 0) throw new SpotifyError('Spotify limits our requests', Math.ceil(leftMs / 1000));
    },
  };
}
