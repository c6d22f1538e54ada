import { createHash } from 'node:crypto';
import { captcha_uses } from '@tangent/db/schema/identity/account.ts';
import { CAPTCHA_MINUTES } from '@tangent/domain/identity/identity-limits.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { AuthContext } from '../context.ts';

/** The ALTCHA widget's payload, inside a layer of base64. */
const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Creates a signed proof-of-work challenge with an expiry. */
export async function createCaptcha({ captcha_secret, captcha_work, clock }: AuthContext) {
  const { cost, max_tries } = captcha_work;
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + CAPTCHA_MINUTES * 60;
  const counter = randomInt(1, max_tries);
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter,
    deriveKey,
    expiresAt,
    ...deriveKeys(captcha_secret),
  });
}

/** Accepts a solved challenge once. A reused, wrong or expired one is `invalid_captcha`. */
export async function consumeCaptcha({ db, clock, captcha_secret }: AuthContext, text: string): Promise<void> {
  const payload = parsePayload(text);
  const { challenge, solution } = payload;
  const now = clock.now();
  const expires_at = new Date(challenge.parameters.expiresAt * 1000);
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...deriveKeys(captcha_secret) });
  if (!verified || expires_at <= now) throw new Refusal('invalid_captcha');
  // Outside the sign-in's transaction: a failed attempt uses up its captcha too.
  const used = await db
    .insert(captcha_uses)
    .values({ signature: challenge.signature, expires_at })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw new Refusal('invalid_captcha');
}

function parsePayload(text: string) {
  const json = Buffer.from(text, 'base64').toString('utf8');
  const parsed = payloadShape.safeParse(parseJson(json));
  if (!parsed.success) throw new Refusal('invalid_captcha');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// One key signs the challenge, another the solution; both are derived from the one secret of the settings.
function deriveKeys(secret: string) {
  const derive = (purpose: string) => createHash('sha256').update(`${purpose}:${secret}`).digest('hex');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') };
}
