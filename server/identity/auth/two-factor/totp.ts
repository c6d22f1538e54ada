import { TWO_FACTOR_DIGITS, TWO_FACTOR_STEP_SECONDS } from '@tangent/domain/identity/identity-limits.ts';
import { generateSecret, generateURI, verifySync } from 'otplib';

const CODE = new RegExp(`^\\d{${TWO_FACTOR_DIGITS}}$`);
const SHAPE = { digits: TWO_FACTOR_DIGITS, period: TWO_FACTOR_STEP_SECONDS } as const;

/** Creates a secret of 160 bits in base32, the format of authenticator apps. */
export function makeSecret(): string {
  return generateSecret();
}

/** Returns the content of the QR code: the secret, and the name under which the app lists it. */
export function buildOtpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return generateURI({ issuer, label, secret, ...SHAPE });
}

/** Tells whether this is a code of an app, as opposed to a recovery code. */
export function isCode(typed: string): boolean {
  return CODE.test(typed);
}

/** Returns the time step of a code, now or one step before or after (RFC 6238, 5.2); null when none matches. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const epoch = now.getTime() / 1000;
  const found = verifySync({ secret, token: code, epoch, epochTolerance: TWO_FACTOR_STEP_SECONDS, ...SHAPE });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
