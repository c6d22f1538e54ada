/** The two providers; they differ here as the real ones do. */
export const OPENID_PROVIDERS = ['google', 'apple'] as const;
export type OpenidProvider = (typeof OPENID_PROVIDERS)[number];

/** The app registered with both providers; at Apple a team key signs its secrets. */
export const OPENID_CLIENT = { id: 'sandbox', apple_team_id: 'SANDBOX001', apple_key_id: 'SANDBOXKEY' } as const;

export const PROVIDER_NAMES: Record<OpenidProvider, string> = { google: 'Google', apple: 'Apple' };

export function findProvider(name: string): OpenidProvider | null {
  return OPENID_PROVIDERS.find((provider) => provider === name) ?? null;
}

/** Builds the provider metadata (OpenID Connect Discovery 1.0). */
export function describeProvider(provider: OpenidProvider, issuer: string) {
  const is_google = provider === 'google';
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    ...(is_google ? {} : { token_endpoint: `${issuer}/token` }),
    jwks_uri: `${issuer}/keys`,
    response_types_supported: [is_google ? 'id_token' : 'code'],
    response_modes_supported: is_google ? ['fragment'] : ['query', 'form_post'],
    subject_types_supported: [is_google ? 'public' : 'pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: is_google ? ['openid', 'email', 'profile'] : ['openid', 'email', 'name'],
    ...(is_google ? {} : { token_endpoint_auth_methods_supported: ['client_secret_post'] }),
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'nonce', 'sub'],
  };
}
