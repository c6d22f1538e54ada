import Stripe from 'stripe';

export interface ClientOptions {
  /** `https://api.stripe.com`, or a stand-in. */
  api_url: string;
  secret_key: string;
  timeout_ms?: number;
  /** How often a request without a useful response is repeated; always with the same key. */
  retries?: number;
}

// A charge waits for a bank, which takes time.
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Creates Stripe's own library for Stripe, or for a stand-in at this address. */
export function createClient(options: ClientOptions): Stripe {
  const { timeout_ms: timeout = TIMEOUT_MS, retries: maxNetworkRetries = RETRIES } = options;
  const { hostname: host, port, protocol } = new URL(options.api_url);
  return new Stripe(options.secret_key, {
    host,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout,
    maxNetworkRetries,
    telemetry: false,
  });
}
