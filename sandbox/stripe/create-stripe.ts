import { join } from 'node:path';
import { changeCardInUse, setDefaultCard } from './actions/card-actions.ts';
import { paySession } from './actions/checkout-actions.ts';
import { fillInDetails, type OnboardingDecision, setAccountState } from './actions/payee-actions.ts';
import { runDue } from './actions/run-due.ts';
import { markReversed } from './actions/transfer-actions.ts';
import { STRIPE_NO_FAULTS, type StripeBehaviour } from './behaviour.ts';
import type { PayeeState } from './connect-rows.ts';
import { loadLedger } from './load-ledger.ts';
import type { CardKind, StripeEvent } from './rows.ts';
import type { StripeState } from './state.ts';
import { requireRow, type StripeContext } from './stripe-context.ts';

/** `closed`: somebody paid already, or the page is too old. */
export type PayOutcome = 'paid' | 'declined' | 'closed';

/** The made-up Stripe between two requests. What it keeps outlives the process; its mood does not. */
export interface StripeService {
  /** To be read; changed by acts and calls only. */
  state: StripeState;
  behaviour(): StripeBehaviour;
  behave(change: Partial<StripeBehaviour>): void;
  /** How often each call came since the last reset, such as `POST /v1/subscriptions/:id`. */
  requests(): Record<string, number>;
  countRequest(call: string): void;
  /** Somebody presses 'Pay' on the page of a checkout; a declined card leaves it open. */
  payCheckout(sessionId: string, card: CardKind): PayOutcome;
  /** A bank has the card that a customer is charged with pay or decline from now on; false when there is none. */
  changeCard(customerId: string, card: CardKind): boolean;
  /** A customer puts another card down, as on the page of cards and invoices. */
  setDefaultCard(customerId: string, card: CardKind): void;
  /** Somebody presses a button on the page for their details, which is used up by that. */
  fillInDetails(linkId: string, decision: OnboardingDecision): void;
  /** Stripe makes up its mind about somebody who is paid; false when there is nobody. */
  setPayeeState(accountId: string, state: PayeeState): boolean;
  /** What was handed over to somebody goes back as a whole; false when there is no such transfer. */
  reverseTransfer(transferId: string): boolean;
  /** Told of every event once it is kept, the oldest first. */
  onEvent(listener: (event: StripeEvent) => void): void;
  /** Looks at the books; what is due by the clock happens first. */
  read<T>(action: (context: StripeContext) => T): T;
  /** Does something with the books; what is due by the clock happens first. */
  change<T>(action: (context: StripeContext) => T, request?: StripeContext['request']): T;
  /** Renews, ends and expires what is due by the clock. */
  work(): void;
  /** Where the sandbox's pages are, such as `http://127.0.0.1:4310`. */
  listenAt(address: string): void;
  reset(): void;
  /** Ends when everything is in the file. */
  stop(): Promise<void>;
}

interface Options {
  data_dir: string;
  now: () => Date;
  onError: (error: unknown) => void;
}

export async function createStripeService({ data_dir, now, onError }: Options): Promise<StripeService> {
  let behaviour = STRIPE_NO_FAULTS;
  const file = join(data_dir, 'stripe', 'state.json');
  const ledger = await loadLedger({ file, now, behaviour: () => behaviour, onError });
  const { state, listenAt, onEvent, flush: stop } = ledger;
  let counts: Record<string, number> = {};
  const work = () =>
    ledger.change((context) => runDue(context, { charge_after_s: behaviour.settle_renewals_after_minutes * 60 }));
  const change = <T>(action: (context: StripeContext) => T, request?: StripeContext['request']): T => {
    work();
    return ledger.change(action, request);
  };
  return {
    state,
    listenAt,
    onEvent,
    work,
    change,
    stop,
    behaviour: () => behaviour,
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
    },
    requests: () => counts,
    countRequest: (call) => {
      counts = { ...counts, [call]: (counts[call] ?? 0) + 1 };
    },
    payCheckout: (sessionId, card) =>
      change((context) => paySession(context, requireRow(context.state.sessions, 'checkout.session', sessionId), card)),
    changeCard: (customerId, card) => change((context) => changeCardInUse(context, customerId, card)),
    setDefaultCard: (customerId, card) => change((context) => setDefaultCard(context, customerId, card)),
    ...payeeActions(state, change),
    read: (action) => {
      work();
      return ledger.read(action);
    },
    reset: () => {
      ledger.empty();
      behaviour = STRIPE_NO_FAULTS;
      counts = {};
    },
  };
}

function payeeActions(
  { accounts, transfers }: StripeState,
  change: StripeService['change'],
): Pick<StripeService, 'fillInDetails' | 'setPayeeState' | 'reverseTransfer'> {
  return {
    fillInDetails: (linkId, decision) => change((context) => fillInDetails(context, linkId, decision)),
    setPayeeState: (accountId, state) => {
      const row = accounts.get(accountId);
      if (row !== undefined) change((context) => setAccountState(context, row, state));
      return row !== undefined;
    },
    reverseTransfer: (transferId) => {
      const row = transfers.get(transferId);
      if (row !== undefined) change((context) => markReversed(context, row));
      return row !== undefined;
    },
  };
}
