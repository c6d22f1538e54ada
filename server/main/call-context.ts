import { createCountryFinder, type FindCountry } from '../platform/country/create-country-finder.ts';
import type { Context, ModuleContext } from './context.ts';
import { createIdentityProviders } from './identity-providers.ts';

// About half a second of work for the browser of a user, and the same for every attempt of a bot.
const CAPTCHA_WORK = { cost: 1_000, max_tries: 200 };

/** The context of the calls of all nouns. */
export interface CallContext extends ModuleContext {
  captcha_secret: string;
  captcha_work: typeof CAPTCHA_WORK;
  identity_providers: ReturnType<typeof createIdentityProviders>;
  /** Prefix of the state in a response from Apple. */
  apple_state: string;
  /** True while any outside system is the sandbox. */
  test_mode: boolean;
  /** The inbox for sales reports; null when none is configured. */
  inbox_url: string | null;
  /** The country of a network address. */
  findCountry: FindCountry;
}

export function createCallContext(context: Context): CallContext {
  const { config } = context;
  return {
    ...context,
    captcha_secret: config.captcha_secret,
    captcha_work: CAPTCHA_WORK,
    identity_providers: createIdentityProviders(config),
    apple_state: config.apple_state,
    test_mode: config.sandbox_url !== undefined,
    inbox_url: config.sales_inbox_url ?? null,
    findCountry: createCountryFinder(),
  };
}
