import type pg from 'pg';
import type { AppleProvider, IdentityProvider } from '../../gateways/openid/identity-provider.ts';
import type { Hooks } from '../../platform/hooks.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Actor } from './actor.ts';

/** The context of sign-up and sign-in. */
export interface AuthContext extends BaseContext {
  pool: pg.Pool;
  hooks: Hooks<Actor>;
  captcha_secret: string;
  /** Seals secrets of authenticator apps and signs links in emails. */
  auth_secret: string;
  /** False where limits would interfere: benchmarks, and tests of other features. */
  limits_uses: boolean;
  /** The work of a captcha: key derivation rounds per attempt, and the maximum of attempts. */
  captcha_work: { cost: number; max_tries: number };
  product_slug: string;
  /** The name that authenticator apps show beside the code. */
  product_name: string;
  /** True while any outside system is the sandbox. */
  test_mode: boolean;
}

/** The context of signing in with Google and Apple. */
export interface SocialContext extends AuthContext {
  /** Null without a client at the provider. */
  identity_providers: { google: IdentityProvider | null; apple: AppleProvider | null };
  /** Origin of the addresses to which the providers send users back. */
  public_url: string;
  /** Prefix of the state in a response from Apple. */
  apple_state: string;
}
