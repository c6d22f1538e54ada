import { openPayeeCalls } from './payee.ts';
import type { Payoneer } from './payoneer.ts';
import { openPayoutCalls } from './payout.ts';
import { openProgram, type PayoneerOptions } from './program.ts';

/** Speaks with Payoneer, or with whatever answers in its place at these addresses (decision 27). */
export function openPayoneer(options: PayoneerOptions): Payoneer {
  const ask = openProgram(options);
  return { ...openPayeeCalls(ask), ...openPayoutCalls(ask) };
}
