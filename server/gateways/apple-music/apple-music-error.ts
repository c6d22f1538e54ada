/**
 * Apple Music violated its protocol, did not respond in time, refused our token, or limited our requests. The same
 * request may succeed later.
 */
export class AppleMusicError extends Error {
  override readonly name = 'AppleMusicError';
}
