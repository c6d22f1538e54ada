/** Spotify did not answer as its protocol says, not in time, or asked for patience. The same question may succeed later. */
export class SpotifyError extends Error {
  readonly retry_after_seconds: number | null;

  constructor(message: string, retry_after_seconds: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpotifyError';
    this.retry_after_seconds = retry_after_seconds;
  }
}
