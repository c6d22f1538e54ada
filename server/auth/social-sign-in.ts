import type { appleCallback, googleLogin } from '@tangent/contract/auth.ts';
import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import type { Language } from '@tangent/domain/locale.ts';
import type { z } from 'zod';
import type { ProviderIdentity } from '../gateways/openid/verify-id-token.ts';
import { Refusal } from '../platform/refusal.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { openSignIn, type SignIn } from './open-sign-in.ts';
import { type Arrival, findSocialAccount } from './social-account.ts';
import { returnAddress, takeAttempt } from './social-attempt.ts';
import type { SocialContext } from './social-context.ts';
import { DistrustedReturn } from './social-distrust.ts';
import type { Visit } from './visit.ts';

/** The browser that comes back: its cookie, where it calls from, and the language it asks for. */
export interface Traveller {
  token: string | null;
  visit: Visit;
  language: Language;
}

type TokenBody = z.output<typeof googleLogin.body>;
type CodeBody = z.output<typeof appleCallback.body>;

/** Takes somebody for whom the id token names. What stands beside it is not believed; an id that differs is refused. */
export async function signInWithToken(
  context: SocialContext,
  provider: SocialProvider,
  body: TokenBody,
  traveller: Traveller,
): Promise<SignIn> {
  const nonce = await takeAttempt(context, { token: traveller.token, provider });
  const identity = await getProvider(context, provider).verify(body.provider_token, {
    nonce,
    now: context.clock.now(),
  });
  if (body.id !== identity.subject) throw new DistrustedReturn('other_id');
  return enterAs(context, { provider, identity, name: identity.name ?? body.name, body, traveller });
}

/** Ends a return from Apple: the state must be this browser's, the code is exchanged, the token judged. */
export async function signInWithCode(context: SocialContext, body: CodeBody, traveller: Traveller): Promise<SignIn> {
  const [prefix, state = '', ...more] = body.state.split('.');
  if (prefix !== context.apple_state || more.length > 0) throw new DistrustedReturn('state');
  const nonce = await takeAttempt(context, { token: traveller.token, provider: 'apple', state });
  const apple = getProvider(context, 'apple');
  const now = context.clock.now();
  const token = await apple.exchange(body.code, returnAddress(context, 'apple'), now);
  const identity = await apple.verify(token, { nonce, now });
  return enterAs(context, { provider: 'apple', identity, name: identity.name ?? body.name ?? null, body, traveller });
}

function getProvider<P extends SocialProvider>({ identity_providers }: SocialContext, provider: P) {
  const opened = identity_providers[provider];
  if (opened === null) throw new DistrustedReturn('no_attempt');
  return opened as NonNullable<SocialContext['identity_providers'][P]>;
}

interface Entrance {
  provider: SocialProvider;
  identity: ProviderIdentity;
  name: string | null;
  body: Pick<TokenBody, 'lang' | 'referred_by_user' | 'campaign_tags'>;
  traveller: Traveller;
}

async function enterAs(context: SocialContext, entrance: Entrance): Promise<SignIn> {
  const { provider, identity, name, body, traveller } = entrance;
  const { visit, language } = traveller;
  const { lang, referred_by_user, campaign_tags } = body;
  const now = context.clock.now();
  const newcomer = { provider, name, language: lang ?? language, referred_by_user, campaign_tags };
  return withSecondLook(() =>
    inTransaction(context.db, async (tx) => {
      const arrival: Arrival = { provider, identity, newcomer, visit, now };
      const user = await findSocialAccount(tx, arrival);
      return openSignIn(tx, { user, method: provider, language: lang ?? null, visit, now });
    }),
  );
}

/** Somebody registered with this address or user name between our look and our write: a second look finds them. */
async function withSecondLook<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const wasTaken = error instanceof Refusal && ['duplicated_email', 'duplicated_username'].includes(error.code);
    if (!wasTaken) throw error;
    return work();
  }
}
