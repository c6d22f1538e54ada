import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { CASE_CALM_DAYS, CASE_MERGE_DAYS } from '../monitoring-limits.ts';

/** States of a case: open while it grows, calm when nothing more is found, closed by staff. */
export const FRAUD_CASE_STATES = ['open', 'calm', 'closed'] as const;
export type FraudCaseState = (typeof FRAUD_CASE_STATES)[number];

/** The artist's explanation of a case: a campaign, a playlist, an event, a promoter they paid, or unknown. */
export const FRAUD_CASE_ANSWERS = ['campaign', 'playlist', 'event', 'promoter', 'unknown'] as const;
export type FraudCaseAnswer = (typeof FRAUD_CASE_ANSWERS)[number];

/** The verdict with which staff close a case. */
export const FRAUD_CASE_VERDICTS = ['natural', 'artificial'] as const;
export type FraudCaseVerdict = (typeof FRAUD_CASE_VERDICTS)[number];

/** Events in the history of a case. */
export const FRAUD_CASE_EVENTS = [
  'opened',
  'grew',
  'corrected',
  'calmed',
  'reopened',
  'answered',
  'closed',
  'track_removed',
  'track_restored',
  'track_held',
  'track_released',
] as const;
export type FraudCaseEvent = (typeof FRAUD_CASE_EVENTS)[number];

interface Case {
  readonly state: FraudCaseState;
  readonly verdict: FraudCaseVerdict | null;
  readonly first_day: CalendarDate;
  /** The day of the last finding. */
  readonly last_day: CalendarDate;
}

/** Why streams are in no figure: they are being checked, or staff found them artificial. */
export const FLAGGED_REASONS = ['checking', 'artificial'] as const;
export type FlaggedReason = (typeof FLAGGED_REASONS)[number];

/**
 * Returns why the streams of a case are in no figure: while it is open, and for good once it was closed as
 * artificial. Null when they count: after it calmed without another finding, or was closed as natural.
 */
export function toFlaggedReason({ state, verdict }: Pick<Case, 'state' | 'verdict'>): FlaggedReason | null {
  if (state === 'open') return 'checking';
  return state === 'closed' && verdict === 'artificial' ? 'artificial' : null;
}

/** Returns whether a finding on this day belongs to a case: at most `CASE_MERGE_DAYS` from it. */
export function belongsToCase(
  { first_day, last_day }: Pick<Case, 'first_day' | 'last_day'>,
  day: CalendarDate,
): boolean {
  return daysBetween(last_day, day) <= CASE_MERGE_DAYS && daysBetween(day, first_day) <= CASE_MERGE_DAYS;
}

/** Returns the state of a case after another finding: only a case closed as natural stays closed. */
export function stateAfterFinding({ state, verdict }: Pick<Case, 'state' | 'verdict'>): FraudCaseState {
  return state === 'closed' && verdict === 'natural' ? 'closed' : 'open';
}

/**
 * Returns the state of a case without further findings; `quietDays` are the days the store reported after the last
 * finding.
 */
export function stateAfterQuietDays({ state }: Pick<Case, 'state'>, quietDays: number): FraudCaseState {
  return state === 'open' && quietDays >= CASE_CALM_DAYS ? 'calm' : state;
}
