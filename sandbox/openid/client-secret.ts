import { importSPKI, jwtVerify } from 'jose';
import { OPENID_CLIENT } from './provider.ts';

const HALF_A_YEAR_SECONDS = 15_777_000;

interface Options {
  /** PEM. */
  public_key: string | null;
  issuer: string;
  now: Date;
}

/**
 * Checks that a secret meets Apple's rules: a token valid for at most six months, signed with the key of the app's team
 * (ES256).
 */
export async function isAppleSecret(secret: string, { public_key, issuer, now }: Options): Promise<boolean> {
  if (public_key === null) return false;
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, await importSPKI(public_key, 'ES256'), {
      algorithms: ['ES256'],
      issuer: OPENID_CLIENT.apple_team_id,
      subject: OPENID_CLIENT.id,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
      currentDate: now,
      clockTolerance: 60,
    });
    const seconds = (payload.exp ?? 0) - (payload.iat ?? 0);
    return protectedHeader.kid === OPENID_CLIENT.apple_key_id && seconds <= HALF_A_YEAR_SECONDS;
  } catch {
    return false;
  }
}
