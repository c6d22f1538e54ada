import { createPayeeCalls } from './payee.ts';
import type { Payoneer } from './payoneer.ts';
import { createPayoutCalls } from './payout.ts';
import { createProgramClient, type PayoneerOptions } from './program.ts';

/** Creates the client of Payoneer, or of a stand-in at these addresses (decision 27). */
export function createPayoneer(options: PayoneerOptions): Payoneer {
  const request = createProgramClient(options);
  return { ...createPayeeCalls(request), ...createPayoutCalls(request) };
}
