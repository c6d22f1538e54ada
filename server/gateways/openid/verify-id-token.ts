import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';

import { OpenidError, type OpenidFault, OpenidRefusal } from './openid-error.ts';

const CLAIM_FAULTS: Readonly<Record<string, OpenidFault>> = {
  iss: 'issuer',
  aud: 'audience',
  sub: 'no_subject',
  nbf: 'not_yet_valid',
  iat: 'not_yet_valid',
};

/**
 * Returns the fault that the library found in a token; null when it could not verify because the keys were unavailable.
 */
function findFault(error: unknown): OpenidFault | null {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return CLAIM_FAULTS[error.claim] ?? 'malformed';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'algorithm';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'unknown_key';
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return 'malformed';
  return null;
}

/** A user's identity at a provider. Only `subject` identifies the user; addresses change hands. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
}

export interface IdTokenOptions {
  issuer: string;
  /** Other spellings of the issuer that the provider itself uses in its tokens. */
  issuer_aliases: readonly string[];
  client_id: string;
  jwks_url: string;
  timeout_ms?: number;
}

export type VerifyIdToken = (token: string, expected: { nonce: string; now: Date }) => Promise<ProviderIdentity>;

/** Fixed here: the algorithm that a token names for itself is not trusted (RFC 8725, 3.1). */
const ALGORITHMS = ['RS256', 'ES256'];
const LEEWAY_SECONDS = 60;
const TIMEOUT_MS = 5_000;
const KEYS_GOOD_FOR_MS = 10 * 60_000;
/** Tokens with unknown keys must not make us query the provider for each of them. */
const COOLDOWN_MS = 30_000;

// Apple sends booleans as text.
const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);
const claimsSchema = z.object({
  sub: z.string().min(1).max(300),
  email: z.string().max(254).optional(),
  email_verified: truth.default(false),
  name: z.string().max(400).optional(),
});

/**
 * Creates the verifier of one provider's id tokens: signature by its published keys, issuer, audience, times, nonce
 * (OpenID Connect Core 3.1.3.7).
 */
export function createIdTokenVerifier(options: IdTokenOptions): VerifyIdToken {
  const { issuer, issuer_aliases, client_id, jwks_url, timeout_ms = TIMEOUT_MS } = options;
  const keys = createRemoteJWKSet(new URL(jwks_url), {
    timeoutDuration: timeout_ms,
    cacheMaxAge: KEYS_GOOD_FOR_MS,
    cooldownDuration: COOLDOWN_MS,
  });
  return async (token, { nonce, now }) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer: [issuer, ...issuer_aliases],
      audience: client_id,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: LEEWAY_SECONDS,
      currentDate: now,
    }).catch((error: unknown) => {
      const fault = findFault(error);
      if (fault === null) throw new OpenidError('the keys of the provider are unavailable', { cause: error });
      throw new OpenidRefusal(fault);
    });
    checkMore(payload, { client_id, nonce });
    return toIdentity(payload, issuer);
  };
}

// A token for several apps names the one it was issued to, and its nonce ties it to the sign-in that requested it.
function checkMore(
  { aud, azp, nonce: received }: JWTPayload,
  { client_id, nonce }: { client_id: string; nonce: string },
) {
  const isForOthersToo = Array.isArray(aud) && aud.length > 1;
  if ((azp !== undefined || isForOthersToo) && azp !== client_id) throw new OpenidRefusal('audience');
  if (received !== nonce) throw new OpenidRefusal('nonce');
}

function toIdentity(payload: JWTPayload, issuer: string): ProviderIdentity {
  const parsed = claimsSchema.safeParse(payload);
  if (!parsed.success) throw new OpenidRefusal(payload.sub ? 'malformed' : 'no_subject');
  const { sub, email, email_verified, name } = parsed.data;
  return { issuer, subject: sub, email: email?.trim() || null, email_verified, name: name?.trim() || null };
}
