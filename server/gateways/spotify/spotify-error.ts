/**
 * Spotify violated its protocol, did not respond in time, or limited our requests. The same request may succeed later.
 */
export class SpotifyError extends Error {
  readonly retry_after_seconds: number | null;

  constructor(message: string, retry_after_seconds: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpotifyError';
    this.retry_after_seconds = retry_after_seconds;
  }
}
