import { social_attempts } from '@tangent/db/schema/sign-in.ts';
import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import { SOCIAL_ATTEMPT_MINUTES } from '@tangent/domain/limits.ts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { hashToken, makeToken } from '../../platform/secret/random-token.ts';
import type { SocialContext } from './social-context.ts';
import { SocialVerificationError } from './social-verification-error.ts';

/** Where each provider sends people back to. */
const RETURN_PATHS = { google: '/auth/login', apple: '/auth/callback' } as const;

export function returnAddress({ public_url }: Pick<SocialContext, 'public_url'>, provider: SocialProvider): string {
  return public_url + RETURN_PATHS[provider];
}

/** Notes that this browser goes to a provider; answers the address to go to, and the token of the browser's cookie. */
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
 * Ends the trip of this browser to this provider and says which nonce belongs to it. Of many who come back with it one
 * finds it; with a state it is found by that too, so that somebody else's return does not end it.
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
