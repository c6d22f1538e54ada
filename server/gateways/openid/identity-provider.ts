import { type AppleCodeOptions, createCodeExchange, type ExchangeCode } from './apple-code.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './verify-id-token.ts';

/** An identity provider, or a stand-in at its addresses. */
export interface IdentityProvider {
  issuer: string;
  /** Returns the address of the provider's sign-in page. */
  buildAddress(roundTrip: { redirect_uri: string; state: string; nonce: string }): string;
  /** Throws `OpenidRefusal` when the token is invalid, `OpenidError` when the provider is unavailable. */
  verify: VerifyIdToken;
}

export interface AppleProvider extends IdentityProvider {
  exchange: ExchangeCode;
}

interface Addresses {
  issuer: string;
  authorize_url: string;
  jwks_url: string;
  client_id: string;
  timeout_ms?: number;
}

const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Google returns the token in the fragment of the return address (OpenID Connect Core 3.2, implicit flow). */
export function createGoogleProvider(options: Addresses): IdentityProvider {
  // Google's own tokens name the issuer with and without the scheme.
  const issuer_aliases = options.issuer === GOOGLE_ISSUER ? ['accounts.google.com'] : [];
  return {
    issuer: options.issuer,
    buildAddress: (roundTrip) =>
      buildUrl(options, {
        ...roundTrip,
        response_type: 'id_token',
        scope: 'openid email profile',
        prompt: 'select_account',
      }),
    verify: createIdTokenVerifier({ ...options, issuer_aliases }),
  };
}

/** Apple posts a code in a form, as it requires for requests of name and email, and exchanges it for the token. */
export function createAppleProvider(options: Addresses & AppleCodeOptions): AppleProvider {
  return {
    issuer: options.issuer,
    buildAddress: (roundTrip) =>
      buildUrl(options, { ...roundTrip, response_type: 'code', response_mode: 'form_post', scope: 'name email' }),
    verify: createIdTokenVerifier({ ...options, issuer_aliases: [] }),
    exchange: createCodeExchange(options),
  };
}

function buildUrl({ authorize_url, client_id }: Addresses, query: Record<string, string>): string {
  return `${authorize_url}?${new URLSearchParams({ client_id, ...query })}`;
}
