import { pending_logins } from '@tangent/db/schema/identity/sign-in.ts';
import type { SignInMethod } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { PENDING_LOGIN_MINUTES } from '@tangent/domain/identity/identity-limits.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashToken, makeToken } from '../../../platform/secret/random-token.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { insertSession } from '../session/session-store.ts';
import { hasTwoFactor } from '../two-factor/two-factor.ts';
import { lockUser, type UserRow, updateLanguage } from '../user-store.ts';

/**
 * The result of a sign-in: a session, or a pending sign-in that waits for the code of the authenticator app. Tokens
 * exist nowhere else.
 */
export type SignIn = { readonly kind: 'session' | 'pending'; readonly token: string };

interface SignInRequest {
  user: UserRow;
  method: SignInMethod;
  language: Language | null;
  requestContext: RequestContext;
  now: Date;
}

/**
 * Signs a user in, whatever method proved their identity: closed accounts are refused, accounts with two-factor get a
 * pending sign-in, all others a session.
 */
export async function createSignIn(tx: Tx, signInRequest: SignInRequest): Promise<SignIn> {
  const { now } = signInRequest;
  const user = await lockUser(tx, signInRequest.user.id);
  if (user.deactivated_at !== null) throw new Refusal('deactivated_account');
  if (!(await hasTwoFactor(tx, user.id))) return { kind: 'session', token: await createSession(tx, signInRequest) };
  const token = makeToken();
  await tx.insert(pending_logins).values({
    token_hash: hashToken(token),
    user_id: user.id,
    method: signInRequest.method,
    language: signInRequest.language,
    expires_at: new Date(now.getTime() + PENDING_LOGIN_MINUTES * 60_000),
  });
  return { kind: 'pending', token };
}

/** Creates the session of a complete sign-in. */
export async function createSession(
  tx: Tx,
  { user, method, language, requestContext, now }: SignInRequest,
): Promise<string> {
  if (language !== null) await updateLanguage(tx, user.id, language);
  await recordSecurityEvent(tx, {
    account_id: user.id,
    type: 'signed_in',
    at: now,
    requestContext,
    details: { method },
  });
  return insertSession(tx, { user_id: user.id, method, requestContext, now });
}
