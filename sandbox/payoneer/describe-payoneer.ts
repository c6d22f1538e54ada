import type { PayoneerBehaviour } from './behaviour.ts';
import type { PayoneerService } from './create-payoneer.ts';
import { type PayeeRow, type PayoutRow, type PayoutStatus, toStatus } from './rows.ts';

/** The data of the simulated Payoneer that the page and the control calls show, newest first. */
export interface PayoneerView {
  behaviour: PayoneerBehaviour;
  /** Issued since the last reset. */
  tokens: number;
  payees: PayeeRow[];
  payouts: PayoutView[];
}

export interface PayoutView extends PayoutRow {
  status: PayoutStatus;
}

export function describePayoneer({ state, tokens, now, behaviour }: PayoneerService): PayoneerView {
  const payouts = [...state.payouts.values()].map((row) => ({ ...row, status: toStatus(row, now()) }));
  const payees = [...state.payees.values()];
  return { behaviour: behaviour(), tokens: tokens.count(), payees: payees.reverse(), payouts: payouts.reverse() };
}
