import { createCountryFinder } from '../platform/country/create-country-finder.ts';
import { createIdentityProviders } from './config/identity-providers.ts';
import type { Context } from './context.ts';
import type { CallContext } from './module-contexts.ts';

// About half a second of work for the browser of a user, and the same for every attempt of a bot.
const CAPTCHA_WORK = { cost: 1_000, max_tries: 200 };

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
