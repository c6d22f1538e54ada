import { ApiError } from '../../api/api-error.ts';

/**
 * The words of a sign-in that did not work: those of a known name, else the longer text for a 401, else the short one
 * . A challenge that could not be solved is no answer at all.
 */
export function loginErrorKey(error: unknown, exists: (key: string) => boolean): 'error.authentication_failed' {
  const key = error instanceof ApiError ? keyOf(error, exists) : 'error.captcha_failed';
  return key as 'error.authentication_failed';
}

function keyOf(error: ApiError, exists: (key: string) => boolean): string {
  const named = `error.${error.name}`;
  if (error.name !== 'unauthenticated' && exists(named)) return named;
  return error.status === 401 ? 'error.check_credentials' : 'error.authentication_failed';
}
