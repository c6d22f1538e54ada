import { social_attempts } from '@tangent/db/schema/identity/sign-in.ts';
import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { SOCIAL_ATTEMPT_MINUTES } from '@tangent/domain/identity/identity-limits.ts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import { hashToken, makeToken } from '../../../platform/secret/random-token.ts';
import type { SocialContext } from '../context.ts';
import { SocialVerificationError } from './social-verification-error.ts';

/** The pages to which each provider redirects back. */
const RETURN_PATHS = { google: '/auth/login', apple: '/auth/callback' } as const;

export function returnAddress({ public_url }: Pick<SocialContext, 'public_url'>, provider: SocialProvider): string {
  return public_url + RETURN_PATHS[provider];
}

/** Stores an OAuth round trip of this browser; returns the address to go to, and the token for the browser's cookie. */
export async function startAttempt(context: SocialContext, provider: SocialProvider) {
  const identityProvider = context.identity_providers[provider];
  if (identityProvider === null) throw new Refusal('not_found');
  const [token, state, nonce] = [makeToken(), makeToken(), makeToken()];
  await context.db.insert(social_attempts).values({
    token_hash: hashToken(token),
    provider,
    state,
    nonce,
    expires_at: new Date(context.clock.now().getTime() + SOCIAL_ATTEMPT_MINUTES * 60_000),
  });
  const prefix = provider === 'apple' ? context.apple_state : provider;
  const roundTrip = { redirect_uri: returnAddress(context, provider), state: `${prefix}.${state}`, nonce };
  return { token, address: identityProvider.buildAddress(roundTrip) };
}

/**
 * Consumes this browser's round trip to this provider and returns its nonce. Of many concurrent returns one finds it; a
 * state must match too, so that another user's return does not end it.
 */
export async function consumeAttempt(
  { db, clock }: SocialContext,
  { token, provider, state }: { token: string | null; provider: SocialProvider; state?: string },
): Promise<string> {
  if (token === null) throw new SocialVerificationError('no_attempt');
  const [attempt] = await db
    .delete(social_attempts)
    .where(
      and(
        eq(social_attempts.token_hash, hashToken(token)),
        eq(social_attempts.provider, provider),
        state === undefined ? undefined : eq(social_attempts.state, state),
      ),
    )
    .returning();
  if (!attempt || attempt.expires_at <= clock.now()) throw new SocialVerificationError('no_attempt');
  return attempt.nonce;
}
