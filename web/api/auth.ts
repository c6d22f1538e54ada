import type { captcha, login, register } from '@tangent/contract/auth.ts';
import { type CallInput, callApi } from './call-api.ts';

export function fetchCaptcha(): Promise<Record<string, unknown>> {
  return callApi<typeof captcha>('GET', '/v1/auth/captcha', {});
}

export type LoginFields = CallInput<typeof login>['body'];
export type RegisterFields = CallInput<typeof register>['body'];

export function signIn(body: LoginFields) {
  return callApi<typeof login>('POST', '/v1/auth/login', { body });
}

export function signUp(body: RegisterFields) {
  return callApi<typeof register>('POST', '/v1/auth/register', { body });
}
