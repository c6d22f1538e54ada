import { DAY_MS } from '../../duration.ts';
import { ANSWERS_MEASURED } from '../playlist-limits.ts';

/** A pitch that is over: answered, or closed without an answer; and how long that took. */
export interface DecidedPitch {
  readonly state: 'accepted' | 'declined' | 'closed';
  readonly took_ms: number;
}

/** How a playlist answers, from its real answers. */
export interface AnswerFigures {
  /** The pitches that the figures are from. */
  readonly pitches: number;
  /** Half of the answers came within this many days, at least 1; null when nobody was answered. */
  readonly days: number | null;
  /** The accepted part of all of them, in whole percent: a pitch without an answer was not accepted. */
  readonly accepted_percent: number;
}

/**
 * Measures how a playlist answers. Null while too few pitches are decided to say anything.
 *
 * @example measureAnswers(fivePitchesThatWereAcceptedWithinTwoDays) // { pitches: 5, days: 2, accepted_percent: 100 }
 */
export function measureAnswers(decided: readonly DecidedPitch[]): AnswerFigures | null {
  if (decided.length < ANSWERS_MEASURED.fewest) return null;
  const times = decided.flatMap(({ state, took_ms }) => (state === 'closed' ? [] : [took_ms])).sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)];
  const accepted = decided.filter(({ state }) => state === 'accepted').length;
  return {
    pitches: decided.length,
    days: median === undefined ? null : Math.max(1, Math.ceil(median / DAY_MS)),
    accepted_percent: Math.round((accepted * 100) / decided.length),
  };
}
