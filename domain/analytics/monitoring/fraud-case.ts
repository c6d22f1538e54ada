import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { CASE_CALM_DAYS, CASE_MEMORY_DAYS } from '../../monitoring-limits.ts';

/** A case grows while it is open, is calm when nothing more is found, and is closed by staff. */
export const FRAUD_CASE_STATES = ['open', 'calm', 'closed'] as const;
export type FraudCaseState = (typeof FRAUD_CASE_STATES)[number];

/** What an artist says about a case: what they did, what happened, whom they paid, or that they do not know. */
export const FRAUD_CASE_ANSWERS = ['campaign', 'playlist', 'event', 'promoter', 'unknown'] as const;
export type FraudCaseAnswer = (typeof FRAUD_CASE_ANSWERS)[number];

/** How staff closes a case. */
export const FRAUD_CASE_VERDICTS = ['natural', 'artificial'] as const;
export type FraudCaseVerdict = (typeof FRAUD_CASE_VERDICTS)[number];

/** What the history of a case tells. */
export const FRAUD_CASE_EVENTS = ['opened', 'grew', 'corrected', 'calmed', 'reopened', 'answered', 'closed'] as const;
export type FraudCaseEvent = (typeof FRAUD_CASE_EVENTS)[number];

interface Case {
  readonly state: FraudCaseState;
  readonly verdict: FraudCaseVerdict | null;
  readonly first_day: CalendarDate;
  /** Of the last finding. */
  readonly last_day: CalendarDate;
}

/** Whether what is found on a day belongs to a case: at most so many days lie between it and the days of the case. */
export function belongsToCase(
  { first_day, last_day }: Pick<Case, 'first_day' | 'last_day'>,
  day: CalendarDate,
): boolean {
  return daysBetween(last_day, day) <= CASE_MEMORY_DAYS && daysBetween(day, first_day) <= CASE_MEMORY_DAYS;
}

/** The state of a case after more was found: only what staff found to be natural stays closed. */
export function stateAfterFinding({ state, verdict }: Pick<Case, 'state' | 'verdict'>): FraudCaseState {
  return state === 'closed' && verdict === 'natural' ? 'closed' : 'open';
}

/** The state of a case of which nothing more was found: `quietDays` are those that the store told of after the last finding. */
export function stateAfterQuietDays({ state }: Pick<Case, 'state'>, quietDays: number): FraudCaseState {
  return state === 'open' && quietDays >= CASE_CALM_DAYS ? 'calm' : state;
}
