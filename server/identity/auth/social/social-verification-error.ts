import type { ErrorName } from '@tangent/contract/errors.ts';
import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import type { FastifyRequest } from 'fastify';
import { OpenidError, OpenidRefusal } from '../../../gateways/openid/openid-error.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The return does not complete a round trip of this browser, or does not identify a user. */
export class SocialVerificationError extends Error {
  readonly fault: 'no_attempt' | 'state' | 'other_id' | 'unverified_email';

  constructor(fault: SocialVerificationError['fault']) {
    super(`the return is not valid: ${fault}`);
    this.name = 'SocialVerificationError';
    this.fault = fault;
  }
}

interface SocialAttempt {
  request: FastifyRequest;
  provider: SocialProvider;
  /** The refusal for every fault: the client must not learn which check failed. */
  refusal: Extract<ErrorName, 'invalid_provider_token' | 'auth_failed'>;
}

/** Runs work that relies on a provider. A fault is logged by its kind, without the token. */
export async function handleVerificationErrors<T>(
  { request, provider, refusal }: SocialAttempt,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OpenidRefusal || error instanceof SocialVerificationError) {
      request.log.warn({ provider, fault: error.fault }, 'social sign-in refused');
      throw new Refusal(refusal);
    }
    if (error instanceof OpenidError) {
      request.log.warn({ provider, err: describeError(error) }, 'identity provider unavailable');
      throw new Refusal('provider_unavailable');
    }
    throw error;
  }
}
