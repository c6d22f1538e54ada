import { generateSync } from 'otplib';

/** The secret of the demo account `twofactor`, as listed in the README. */
export const DEMO_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const STEP_MS = 30_000;
// Sixteen bytes or more; apps also accept spaces and lower-case letters.
const SHAPE = /^[A-Z2-7]{26,128}=*$/;

export interface AuthenticatorCode {
  code: string;
  /** Seconds until the app shows the next code. */
  seconds_left: number;
}

/**
 * Returns the code that an authenticator app with this secret shows now (RFC 6238), or null if the secret is invalid.
 */
export function readCode(typed: string, now: Date): AuthenticatorCode | null {
  const secret = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!SHAPE.test(secret)) return null;
  const code = generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
  return { code, seconds_left: Math.ceil((STEP_MS - (now.getTime() % STEP_MS)) / 1000) };
}
