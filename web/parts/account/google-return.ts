import type { GoogleCallback } from '../../app/social-callback.ts';

const STATE_PREFIX = 'google.';

export type GoogleReturn = { id: string; email: string; name: string; provider_token: string };

/**
 * What is posted of a return from Google (S3-009): the token, and beside it what the token says. The server reads the
 * token itself. Null when Google refused, somebody else's state came back or the token is none.
 */
export function acceptGoogleReturn({ token, state }: GoogleCallback): GoogleReturn | null {
  if (token === null || !state?.startsWith(STATE_PREFIX)) return null;
  const claims = readClaims(token);
  if (claims === null) return null;
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  return { id: text('sub'), email: text('email'), name: text('name'), provider_token: token };
}

function readClaims(token: string): Record<string, unknown> | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
