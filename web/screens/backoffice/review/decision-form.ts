import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import type { FirstDecision } from '../../../api/distribution/review.ts';

/** The possible decisions about a release under review. */
export type DecisionKind = FirstDecision['kind'];

export type DecisionForm = {
  readonly kind: DecisionKind | null;
  readonly reasons: readonly ReopeningReason[];
  readonly track_numbers: readonly number[];
  readonly fields: readonly string[];
  readonly note: string;
};

export const EMPTY_DECISION: DecisionForm = { kind: null, reasons: [], track_numbers: [], fields: [], note: '' };

/**
 * Builds the request; null while something is missing: a decision, or the reason for one that sends the release back
 * (A-095).
 */
export function buildDecision({ kind, reasons, track_numbers, fields, note }: DecisionForm): FirstDecision | null {
  if (kind === null) return null;
  if (kind === 'approve') return { kind };
  if (reasons.length === 0) return null;
  const numbers = [...track_numbers].sort((a, b) => a - b);
  return { kind, verdict: { reasons, track_numbers: numbers, fields, note: note.trim() || null } };
}

/** Returns a list with one value added or removed. */
export function toggle<Value>(list: readonly Value[], value: Value, on: boolean): Value[] {
  const others = list.filter((other) => other !== value);
  return on ? [...others, value] : others;
}
