import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { findMailbox } from '../../identity/email/mailbox.ts';
import { REFERRAL_RISK_LIMIT, SIGN_UP_BURST } from '../referral-limits.ts';
import { isDisposableAddress } from './address.ts';

/**
 * Signs that an invited person may be the referrer, or nobody. Each alone can be honest, such as a band in one
 * room or a parent's card, so they are weighed together, and staff decides what is too heavy.
 */
export const RISK_SIGNALS = [
  'own_card',
  'card_of_another',
  'card_of_several',
  'own_payout',
  'own_address',
  'address_of_another',
  'disposable_address',
  'same_network',
  'burst',
] as const;
export type RiskSignal = (typeof RISK_SIGNALS)[number];

const WEIGHTS = {
  own_card: 100,
  card_of_another: 50,
  card_of_several: 100,
  own_payout: 100,
  own_address: 100,
  address_of_another: 100,
  disposable_address: 40,
  same_network: 30,
  burst: 40,
} as const satisfies Record<RiskSignal, number>;

/** One account of the program, as far as risk goes. */
export type ReferralParty = {
  readonly email: string;
  readonly signed_up_at_ms: number;
  /** The network of the sign-up, see `findSurroundings` of the server; null when it is unknown. */
  readonly network: string | null;
  /** The card of the first payment; null without one. */
  readonly card: string | null;
  /** Where earnings are paid out; null until it is set. */
  readonly payout: string | null;
};

type RiskFacts = {
  readonly friend: ReferralParty;
  readonly referrer: ReferralParty;
  /** The other people whom this referrer invited. */
  readonly others: readonly ReferralParty[];
  /** Accounts anywhere that paid with the friend's card, the friend's own account included. */
  readonly accounts_on_card: number;
};

/** Lists the signals that hold for an invited friend. */
export function findRiskSignals({ friend, referrer, others, accounts_on_card }: RiskFacts): RiskSignal[] {
  const address = findMailbox(friend.email);
  const everyone = [referrer, ...others];
  const isOwnCard = friend.card !== null && friend.card === referrer.card;
  const holds: Record<RiskSignal, boolean> = {
    own_card: isOwnCard,
    card_of_another: !isOwnCard && accounts_on_card === 2,
    card_of_several: accounts_on_card > 2,
    own_payout: friend.payout !== null && everyone.some(({ payout }) => payout === friend.payout),
    own_address: findMailbox(referrer.email) === address,
    address_of_another: others.some(({ email }) => findMailbox(email) === address),
    disposable_address: isDisposableAddress(friend.email),
    same_network: everyone.some((other) => isSameNetwork(friend, other)),
    burst: countAround(friend, others) >= SIGN_UP_BURST,
  };
  return RISK_SIGNALS.filter((signal) => holds[signal]);
}

/** Adds up signals: above the limit a friend counts only after staff has looked. */
export function weighSignals(signals: readonly RiskSignal[]): { score: number; is_held: boolean } {
  const score = signals.reduce((sum, signal) => sum + WEIGHTS[signal], 0);
  return { score, is_held: score >= REFERRAL_RISK_LIMIT };
}

function isSameNetwork(one: ReferralParty, other: ReferralParty): boolean {
  return (
    one.network !== null &&
    one.network === other.network &&
    Math.abs(one.signed_up_at_ms - other.signed_up_at_ms) <= DAY_MS
  );
}

/** Counts the sign-ups in the busiest hour that contains the friend's. */
function countAround({ signed_up_at_ms: own }: ReferralParty, others: readonly ReferralParty[]): number {
  const near = others.map(({ signed_up_at_ms }) => signed_up_at_ms).filter((at) => Math.abs(at - own) < HOUR_MS);
  const starts = [own, ...near].filter((at) => at <= own);
  return Math.max(...starts.map((start) => [own, ...near].filter((at) => at >= start && at < start + HOUR_MS).length));
}
