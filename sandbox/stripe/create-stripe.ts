import { join } from 'node:path';
import { changeCardInUse, setDefaultCard } from './actions/card-actions.ts';
import type { PayOutcome } from './actions/checkout-actions.ts';
import { paySession } from './actions/checkout-actions.ts';
import { type DisputeStep, stepDispute } from './actions/dispute-actions.ts';
import { fillInDetails, type OnboardingDecision, setAccountState } from './actions/payee-actions.ts';
import { runDue } from './actions/run-due.ts';
import { markReversed } from './actions/transfer-actions.ts';
import { STRIPE_NO_FAULTS, type StripeBehaviour } from './behaviour.ts';
import type { PayeeState } from './connect-rows.ts';
import { loadLedger } from './load-ledger.ts';
import type { CardKind, StripeEvent } from './rows.ts';
import type { StripeState } from './state.ts';
import { requireRow, type StripeContext } from './stripe-context.ts';

/** The simulated Stripe between requests. Its data survives a restart; its behaviour does not. */
export interface StripeService {
  /** Read-only for callers; only actions and calls change it. */
  state: StripeState;
  behaviour(): StripeBehaviour;
  behave(change: Partial<StripeBehaviour>): void;
  /** How often each call, such as `POST /v1/subscriptions/:id`, was made since the last reset. */
  requests(): Record<string, number>;
  countRequest(call: string): void;
  /** Presses 'Pay' on the checkout page; a declined card leaves the checkout open. */
  /** With a `number` the card is the same one for every customer who pays with that number. */
  payCheckout(sessionId: string, card: CardKind, number?: string): PayOutcome;
  /** Makes the bank accept or decline the card in use from now on; false if there is no card. */
  changeCard(customerId: string, card: CardKind): boolean;
  /** Opens or decides a dispute of a customer's newest payment; false if there is none. */
  stepDispute(customerId: string, step: DisputeStep): boolean;
  /** Sets the customer's default card, as on the page of cards and invoices. */
  setDefaultCard(customerId: string, card: CardKind): void;
  /** Presses a button on the onboarding page, which uses up its link. */
  fillInDetails(linkId: string, decision: OnboardingDecision): void;
  /** Changes the state of a payee's account, as Stripe's review does; false if there is no such account. */
  setPayeeState(accountId: string, state: PayeeState): boolean;
  /** Reverses a whole transfer; false if there is no such transfer. */
  reverseTransfer(transferId: string): boolean;
  /** Calls the listener for every event after it is saved, oldest first. */
  onEvent(listener: (event: StripeEvent) => void): void;
  /** Reads the data, after running what is due by the clock. */
  read<T>(action: (context: StripeContext) => T): T;
  /** Changes the data, after running what is due by the clock. */
  change<T>(action: (context: StripeContext) => T, request?: StripeContext['request']): T;
  /** Runs the renewals, cancellations and expirations that are due by the clock. */
  work(): void;
  /** Sets the address of the sandbox's pages, such as `http://127.0.0.1:4310`. */
  listenAt(address: string): void;
  reset(): void;
  /** Resolves when all data is saved to the file. */
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
    payCheckout: (sessionId, card, number) =>
      change((context) =>
        paySession(context, requireRow(context.state.sessions, 'checkout.session', sessionId), card, number),
      ),
    stepDispute: (customerId, step) => change((context) => stepDispute(context, customerId, step)),
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
