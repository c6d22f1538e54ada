import type { Connect } from './connect.ts';
import { type ClientOptions, openClient } from './open-client.ts';
import { openPayeeCalls } from './payee.ts';
import { openTransferCalls } from './transfer.ts';

/** Speaks with Stripe about people who are paid (decision 27). */
export function openConnect(options: ClientOptions): Connect {
  const stripe = openClient(options);
  return { ...openPayeeCalls(stripe), ...openTransferCalls(stripe) };
}
