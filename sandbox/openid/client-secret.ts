import { importSPKI, jwtVerify } from 'jose';
import { OPENID_CLIENT } from './provider.ts';

const HALF_A_YEAR_SECONDS = 15_777_000;

interface Options {
  /** In PEM. */
  public_key: string | null;
  issuer: string;
  now: Date;
}

/** Whether a secret is what Apple asks for: a token of at most six months, signed by the app's team with its key (ES256). */
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
