import type {
  captcha,
  confirmTwoFactor,
  currentUser,
  login,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
} from '@tangent/contract/identity/auth.ts';
import { type CallInput, callApi } from '../call-api.ts';

export function fetchCaptcha(): Promise<Record<string, unknown>> {
  return callApi<typeof captcha>('GET', '/v1/auth/captcha', {});
}

export function fetchUser() {
  return callApi<typeof currentUser>('GET', '/v1/api/user', {});
}

export type LoginFields = CallInput<typeof login>['body'];
export type RegisterFields = CallInput<typeof register>['body'];
export type ResetRequest = CallInput<typeof requestPasswordReset>['body'];

export function signIn(body: LoginFields) {
  return callApi<typeof login>('POST', '/v1/auth/login', { body });
}

export function confirmCode(code: string) {
  return callApi<typeof confirmTwoFactor>('POST', '/v1/auth/twofactor-confirm', { body: { code } });
}

export function signUp(body: RegisterFields) {
  return callApi<typeof register>('POST', '/v1/auth/register', { body });
}

export function requestReset(body: ResetRequest) {
  return callApi<typeof requestPasswordReset>('POST', '/v1/auth/password-reset-link', { body });
}

export function resetByToken(token: string, password: string) {
  return callApi<typeof resetPassword>('POST', '/v1/auth/password-reset/:token', {
    params: { token },
    body: { password },
  });
}

export function resendVerificationMail() {
  return callApi<typeof resendVerification>('POST', '/v1/auth/verify-email/resend', {});
}
