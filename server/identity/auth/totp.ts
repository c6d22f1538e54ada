import { TWO_FACTOR_DIGITS, TWO_FACTOR_STEP_SECONDS } from '@tangent/domain/limits.ts';
import { generateSecret, generateURI, verifySync } from 'otplib';

const CODE = new RegExp(`^\\d{${TWO_FACTOR_DIGITS}}$`);
const SHAPE = { digits: TWO_FACTOR_DIGITS, period: TWO_FACTOR_STEP_SECONDS } as const;

/** A secret of 160 bits in base32, as authenticator apps take it. */
export function makeSecret(): string {
  return generateSecret();
}

/** What the QR code says: the secret, and the name under which the app lists it. */
export function buildOtpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return generateURI({ issuer, label, secret, ...SHAPE });
}

/** Whether this is a code of an app, to tell it from a recovery code. */
export function isCode(typed: string): boolean {
  return CODE.test(typed);
}

/** The time step a code belongs to, now or one step before or after (RFC 6238, 5.2); null when it belongs to none. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const epoch = now.getTime() / 1000;
  const found = verifySync({ secret, token: code, epoch, epochTolerance: TWO_FACTOR_STEP_SECONDS, ...SHAPE });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
