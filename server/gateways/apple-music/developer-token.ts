import { importPKCS8, SignJWT } from 'jose';
import type { FetchedToken } from '../../platform/token/token-cache.ts';

/** The key that Apple issued to the team for its media services. */
export interface MediaKey {
  team_id: string;
  key_id: string;
  /** PKCS 8 in PEM. */
  private_key: string;
}

/** Apple takes up to six months; an hour is enough for a program that can sign another at any time. */
const GOOD_FOR_SECONDS = 3600;

/** Signs a developer token (ES256), which every call to Apple Music carries. */
export async function signDeveloperToken({ team_id, key_id, private_key }: MediaKey, now: Date): Promise<FetchedToken> {
  const seconds = Math.floor(now.getTime() / 1000);
  const access_token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key_id })
    .setIssuer(team_id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + GOOD_FOR_SECONDS)
    .sign(await importPKCS8(private_key, 'ES256'));
  return { access_token, expires_in_seconds: GOOD_FOR_SECONDS };
}
