import { generateSync } from 'otplib';

/** The secret of the demo account `twofactor`, as the README tells it. */
export const DEMO_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const STEP_MS = 30_000;
// Sixteen bytes or more; apps take spaces and small letters too.
const SHAPE = /^[A-Z2-7]{26,128}=*$/;

export interface AuthenticatorCode {
  code: string;
  /** Until the app shows the next one. */
  seconds_left: number;
}

/** What an authenticator app with this secret shows at this moment (RFC 6238). Null when it is no secret. */
export function readCode(typed: string, now: Date): AuthenticatorCode | null {
  const secret = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!SHAPE.test(secret)) return null;
  const code = generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
  return { code, seconds_left: Math.ceil((STEP_MS - (now.getTime() % STEP_MS)) / 1000) };
}
