import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves the puzzle of the sign-in and sign-up forms of a product. */
export async function solveCaptcha(origin: string): Promise<string> {
  const challenge = (await (await fetch(`${origin}/v1/auth/captcha`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
