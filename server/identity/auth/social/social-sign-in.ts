import type { appleCallback, googleLogin } from '@tangent/contract/identity/auth.ts';
import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import type { Language } from '@tangent/domain/locale.ts';
import type { z } from 'zod';
import type { ProviderIdentity } from '../../../gateways/openid/verify-id-token.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { SocialContext } from '../context.ts';
import type { RequestContext } from '../session/request-context.ts';
import { createSignIn, type SignIn } from '../sign-in/create-sign-in.ts';
import { findSocialAccount, type SocialSignIn } from './social-account.ts';
import { consumeAttempt, returnAddress } from './social-attempt.ts';
import { SocialVerificationError } from './social-verification-error.ts';

/** The returning browser: its cookie, its request context and its language. */
export interface SocialClient {
  token: string | null;
  requestContext: RequestContext;
  language: Language;
}

type TokenBody = z.output<typeof googleLogin.body>;
type CodeBody = z.output<typeof appleCallback.body>;

/**
 * Signs in the user that the id token identifies. Other fields of the request are not trusted; a different id is
 * refused.
 */
export async function signInWithToken(
  context: SocialContext,
  provider: SocialProvider,
  body: TokenBody,
  client: SocialClient,
): Promise<SignIn> {
  const nonce = await consumeAttempt(context, { token: client.token, provider });
  const identity = await getProvider(context, provider).verify(body.provider_token, {
    nonce,
    now: context.clock.now(),
  });
  if (body.id !== identity.subject) throw new SocialVerificationError('other_id');
  return enterAs(context, { provider, identity, name: identity.name ?? body.name, body, client });
}

/**
 * Completes a return from Apple: the state must be this browser's, the code is exchanged, the token verified.
 */
export async function signInWithCode(context: SocialContext, body: CodeBody, client: SocialClient): Promise<SignIn> {
  const [prefix, state = '', ...more] = body.state.split('.');
  if (prefix !== context.apple_state || more.length > 0) throw new SocialVerificationError('state');
  const nonce = await consumeAttempt(context, { token: client.token, provider: 'apple', state });
  const apple = getProvider(context, 'apple');
  const now = context.clock.now();
  const token = await apple.exchange(body.code, returnAddress(context, 'apple'), now);
  const identity = await apple.verify(token, { nonce, now });
  return enterAs(context, { provider: 'apple', identity, name: identity.name ?? body.name ?? null, body, client });
}

function getProvider<P extends SocialProvider>({ identity_providers }: SocialContext, provider: P) {
  const identityProvider = identity_providers[provider];
  if (identityProvider === null) throw new SocialVerificationError('no_attempt');
  return identityProvider as NonNullable<SocialContext['identity_providers'][P]>;
}

interface Entrance {
  provider: SocialProvider;
  identity: ProviderIdentity;
  name: string | null;
  body: Pick<TokenBody, 'lang' | 'referred_by_user' | 'campaign_tags'>;
  client: SocialClient;
}

async function enterAs(context: SocialContext, entrance: Entrance): Promise<SignIn> {
  const { provider, identity, name, body, client } = entrance;
  const { requestContext, language } = client;
  const { lang, referred_by_user, campaign_tags } = body;
  const now = context.clock.now();
  const newcomer = { provider, name, language: lang ?? language, referred_by_user, campaign_tags };
  return retryOnce(() =>
    inTransaction(context.db, async (tx) => {
      const signIn: SocialSignIn = { provider, identity, newcomer, requestContext, hooks: context.hooks, now };
      const user = await findSocialAccount(tx, signIn);
      return createSignIn(tx, { user, method: provider, language: lang ?? null, requestContext, now });
    }),
  );
}

/** A concurrent registration took this address or user name between our read and our write: a retry finds it. */
async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const wasTaken = error instanceof Refusal && ['duplicated_email', 'duplicated_username'].includes(error.code);
    if (!wasTaken) throw error;
    return work();
  }
}
