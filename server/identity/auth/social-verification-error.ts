import type { ErrorName } from '@tangent/contract/errors.ts';
import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import type { FastifyRequest } from 'fastify';
import { OpenidError, OpenidRefusal } from '../../gateways/openid/openid-error.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What somebody came back with is not the end of a trip that this browser began, or is not enough to be somebody. */
export class SocialVerificationError extends Error {
  readonly fault: 'no_attempt' | 'state' | 'other_id' | 'unverified_email';

  constructor(fault: SocialVerificationError['fault']) {
    super(`a return is not trusted: ${fault}`);
    this.name = 'SocialVerificationError';
    this.fault = fault;
  }
}

interface SocialAttempt {
  request: FastifyRequest;
  provider: SocialProvider;
  /** What is answered, whatever is wrong: nobody learns which check caught them. */
  refusal: Extract<ErrorName, 'invalid_provider_token' | 'auth_failed'>;
}

/** Does what believes a provider. A fault is told to the log by its kind, and nothing of the token with it. */
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
      request.log.warn({ provider, err: describeError(error) }, 'provider of identity not reached');
      throw new Refusal('provider_unavailable');
    }
    throw error;
  }
}
