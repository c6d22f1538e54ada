import type { Connect } from './connect.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { createPayeeCalls } from './payee.ts';
import { createTransferCalls } from './transfer.ts';

/** Creates the client of Stripe for payouts (decision 27). */
export function createStripeConnect(options: ClientOptions): Connect {
  const stripe = createClient(options);
  return { ...createPayeeCalls(stripe), ...createTransferCalls(stripe) };
}
