import { addDays, type CalendarDate } from '../../calendar.ts';
import { FINE_DISPUTE_DAYS } from '../money-limits.ts';
import type { LineKind } from './line-kind.ts';
import { toPeriod } from './period.ts';
import { findReportingDay } from './store-terms.ts';

/**
 * The states of a dispute of a fine.
 *
 * - `open`: the artist disputes the fine, and staff have not sent it to the store yet.
 * - `sent`: the store is asked to take the fine back.
 * - `accepted`: the store agreed, or it has taken the fine back already.
 * - `refused`: the store keeps the fine, or the dispute was not sent for a reason that staff name.
 */
export const FINE_DISPUTE_STATES = ['open', 'sent', 'accepted', 'refused'] as const;
export type FineDisputeState = (typeof FINE_DISPUTE_STATES)[number];

/** The states that staff may give a dispute next. A fine that a store takes back accepts it from every state. */
export const NEXT_FINE_DISPUTE_STATES = {
  open: ['sent', 'refused'],
  sent: ['accepted', 'refused'],
  accepted: [],
  refused: [],
} as const satisfies Record<FineDisputeState, readonly FineDisputeState[]>;

export function canMoveFineDispute(from: FineDisputeState, to: FineDisputeState): boolean {
  return (NEXT_FINE_DISPUTE_STATES[from] as readonly FineDisputeState[]).includes(to);
}

/**
 * Why an artist disputes a fine: the streams are genuine, others caused them without the artist, the recording is not
 * theirs, the amount is wrong, or something else.
 */
export const FINE_DISPUTE_REASONS = ['genuine', 'not_caused', 'other_recording', 'wrong_amount', 'other'] as const;
export type FineDisputeReason = (typeof FINE_DISPUTE_REASONS)[number];

/** The next step of staff about a dispute; `ask_store` and `ask_return` after the deadline of the store. */
export const FINE_DISPUTE_STEPS = ['send', 'await_store', 'ask_store', 'await_return', 'ask_return', 'none'] as const;
export type FineDisputeStep = (typeof FINE_DISPUTE_STEPS)[number];

/**
 * Returns the day by which the next step of a dispute is due that came into its state on a day: we send it within
 * `FINE_DISPUTE_DAYS.send` days, the store has `FINE_DISPUTE_DAYS.store` days to answer, and it takes an accepted fine
 * back in its report for that month. Null when nothing is due.
 */
export function getFineDisputeDueOn(
  state: FineDisputeState,
  since: CalendarDate,
  isTakenBack: boolean,
): CalendarDate | null {
  if (isTakenBack || state === 'refused') return null;
  if (state === 'open') return addDays(since, FINE_DISPUTE_DAYS.send);
  if (state === 'sent') return addDays(since, FINE_DISPUTE_DAYS.store);
  return findReportingDay(toPeriod(since));
}

/** Returns what staff do next; `due_on` as `getFineDisputeDueOn` returns it. */
export function findFineDisputeStep(
  state: FineDisputeState,
  due_on: CalendarDate | null,
  today: CalendarDate,
): FineDisputeStep {
  if (due_on === null) return 'none';
  if (state === 'open') return 'send';
  const isLate = due_on < today;
  if (state === 'sent') return isLate ? 'ask_store' : 'await_store';
  return isLate ? 'ask_return' : 'await_return';
}

/** A fine or another charge of a store as the rules of disputes see it. Amounts are micro-dollars. */
export type DisputableCharge = {
  readonly kind: LineKind;
  /** Below zero when the store charges it. */
  readonly amount_micros: bigint;
  /** How much of it the store has taken back, as a positive amount. */
  readonly returned_micros: bigint;
  readonly posted_on: CalendarDate;
  /** Its report was reversed. */
  readonly is_reversed: boolean;
  readonly is_disputed: boolean;
};

/** Why a charge cannot be disputed. */
export type NoDispute = 'not_a_fine' | 'reversed' | 'taken_back' | 'disputed' | 'too_late';

/** Returns the last day on which a fine can be disputed: stores do not answer later. */
export function getLastDisputeDay(postedOn: CalendarDate): CalendarDate {
  return addDays(postedOn, FINE_DISPUTE_DAYS.open);
}

/** Returns why a charge cannot be disputed today; null when it can. */
export function findNoDispute(charge: DisputableCharge, today: CalendarDate): NoDispute | null {
  if (charge.kind !== 'penalty' || charge.amount_micros >= 0n) return 'not_a_fine';
  if (charge.is_disputed) return 'disputed';
  if (charge.is_reversed) return 'reversed';
  if (isTakenBack(charge)) return 'taken_back';
  return today > getLastDisputeDay(charge.posted_on) ? 'too_late' : null;
}

/** Whether the store has taken all of a charge back. */
export function isTakenBack({
  amount_micros,
  returned_micros,
}: Pick<DisputableCharge, 'amount_micros' | 'returned_micros'>): boolean {
  return amount_micros + returned_micros >= 0n;
}
