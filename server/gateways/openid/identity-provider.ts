import { type AppleCodeOptions, createCodeExchange, type ExchangeCode } from './apple-code.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './verify-id-token.ts';

/** One provider of identity, or whatever answers in its place at these addresses. */
export interface IdentityProvider {
  issuer: string;
  /** Where somebody goes to say who they are. */
  buildAddress(roundTrip: { redirect_uri: string; state: string; nonce: string }): string;
  /** Throws `OpenidRefusal` when the token proves nothing, `OpenidError` when the provider cannot be asked. */
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

/** Google hands the token over behind the address of the return (OpenID Connect Core 3.2, implicit flow). */
export function createGoogleProvider(options: Addresses): IdentityProvider {
  // Google's own tokens name it with and without the scheme.
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

/** Apple hands a code over in a form, since it is asked for name and e-mail, and exchanges it for the token. */
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
