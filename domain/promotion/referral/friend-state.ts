import { DAY_MS } from '../../duration.ts';
import { REFERRAL_QUALIFY_DAYS } from '../referral-limits.ts';
import { type RiskSignal, weighSignals } from './risk.ts';

/**
 * Why an invited friend counts or not. `checking`: staff looks at it first; `disputed`: the friend's bank decides
 * about the payment first; `declined`: staff decided no.
 */
export const FRIEND_STATES = [
  'registered',
  'paid',
  'checking',
  'disputed',
  'qualified',
  'refunded',
  'declined',
] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

export const REFERRAL_DECISIONS = ['accepted', 'declined'] as const;
export type ReferralDecision = (typeof REFERRAL_DECISIONS)[number];

type FriendFacts = {
  /** The first payment for a plan; null before it. */
  readonly first_paid_at_ms: number | null;
  /** Any of that money went back, by a refund or by a dispute that the friend won at the bank. */
  readonly is_refunded: boolean;
  /** A dispute about it is open, and the friend does not count yet: one who counts does until the bank has decided. */
  readonly is_disputed: boolean;
  /** The signals found when the payment was 14 days old; empty before. */
  readonly signals: readonly RiskSignal[];
  readonly decision: ReferralDecision | null;
};

/**
 * Returns the state of an invited friend: 14 days after the first payment, counted in periods of 24 hours, the friend
 * qualifies, unless the money went back, or signals of abuse together are too heavy for a decision without staff.
 */
export function friendState(facts: FriendFacts, nowMs: number): FriendState {
  if (facts.decision === 'declined') return 'declined';
  if (facts.is_refunded) return 'refunded';
  if (facts.first_paid_at_ms === null) return 'registered';
  if (facts.is_disputed) return 'disputed';
  if (nowMs < qualifiesAtMs(facts.first_paid_at_ms)) return 'paid';
  return facts.decision === null && weighSignals(facts.signals).is_held ? 'checking' : 'qualified';
}

/** Returns the instant at which a friend with this first payment can qualify. */
function qualifiesAtMs(firstPaidAtMs: number): number {
  return firstPaidAtMs + REFERRAL_QUALIFY_DAYS * DAY_MS;
}

/** Returns on which of the 14 days a friend is: the day of the payment is day 1. */
export function paidDay(firstPaidAtMs: number, nowMs: number): number {
  return Math.min(REFERRAL_QUALIFY_DAYS, Math.floor((nowMs - firstPaidAtMs) / DAY_MS) + 1);
}
