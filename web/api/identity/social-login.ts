import type { appleCallback, googleLogin, startSocialLogin } from '@tangent/contract/identity/auth.ts';
import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { type CallInput, callApi } from '../call-api.ts';

export type GoogleFields = CallInput<typeof googleLogin>['body'];
export type AppleFields = CallInput<typeof appleCallback>['body'];

/** Binds a sign-in to this browser; the response has the address of the provider. */
export function startSocialSignIn(provider: SocialProvider) {
  return callApi<typeof startSocialLogin>('POST', '/v1/auth/social-attempts', { body: { provider } });
}

export function signInWithGoogle(body: GoogleFields) {
  return callApi<typeof googleLogin>('POST', '/v1/auth/google-login', { body });
}

export function finishAppleSignIn(body: AppleFields) {
  return callApi<typeof appleCallback>('POST', '/v1/auth/apple/callback', { body });
}
