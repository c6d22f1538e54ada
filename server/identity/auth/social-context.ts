import type { AppleProvider, IdentityProvider } from '../../gateways/openid/identity-provider.ts';
import type { AuthContext } from './context.ts';

/** What signing in with Google and Apple needs from outside. */
export interface SocialContext extends AuthContext {
  /** Null without a client there. */
  identity_providers: { google: IdentityProvider | null; apple: AppleProvider | null };
  /** Where the providers send people back to begins with it. */
  public_url: string;
  /** What the state of a return from Apple begins with. */
  apple_state: string;
}
