import { errors } from 'jose';
import type { OpenidFault } from './openid-error.ts';

const CLAIM_FAULTS: Readonly<Record<string, OpenidFault>> = {
  iss: 'issuer',
  aud: 'audience',
  sub: 'no_subject',
  nbf: 'not_yet_valid',
  iat: 'not_yet_valid',
};

/** What the library found wrong with a token; null when it could not judge because the keys did not come. */
export function findFault(error: unknown): OpenidFault | null {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return CLAIM_FAULTS[error.claim] ?? 'malformed';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'algorithm';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'unknown_key';
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return 'malformed';
  return null;
}
