import {
  type AppleProvider,
  createAppleProvider,
  createGoogleProvider,
  type IdentityProvider,
} from '../../gateways/openid/identity-provider.ts';
import type { Config } from './config.ts';
import { readKeyFile } from './read-key-file.ts';

/** Creates the sign-in providers beside our own passwords; null without a configured client at the provider. */
export function createIdentityProviders(config: Config): {
  google: IdentityProvider | null;
  apple: AppleProvider | null;
} {
  return { google: configureGoogle(config), apple: configureApple(config) };
}

/** Lists the names of the configured providers, for the sign-in buttons. */
export function listSignInProviders({ google_client_id, apple_client_id }: Config): string[] {
  return [...(google_client_id === undefined ? [] : ['google']), ...(apple_client_id === undefined ? [] : ['apple'])];
}

function configureGoogle(config: Config): IdentityProvider | null {
  const { google_client_id: client_id, google_issuer: issuer } = config;
  if (client_id === undefined) return null;
  const { google_authorize_url: authorize_url, google_jwks_url: jwks_url } = config;
  return createGoogleProvider({ client_id, issuer, authorize_url, jwks_url });
}

function configureApple(config: Config): AppleProvider | null {
  const { apple_client_id: client_id, apple_team_id: team_id, apple_key_id: key_id } = config;
  const { apple_private_key_file: file } = config;
  if (client_id === undefined || team_id === undefined || key_id === undefined || file === undefined) return null;
  const { apple_issuer: issuer, apple_authorize_url: authorize_url, apple_jwks_url: jwks_url } = config;
  const addresses = { issuer, authorize_url, jwks_url, token_url: config.apple_token_url };
  const private_key = readKeyFile('APPLE_PRIVATE_KEY_FILE', file);
  return createAppleProvider({ client_id, team_id, key_id, ...addresses, private_key });
}
