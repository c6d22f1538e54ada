import { PAYOUT_REFUSALS, type PayoutRefusal } from './payoneer-refusal.ts';

/** How the made-up Payoneer misbehaves until it is told otherwise. */
export interface PayoneerBehaviour {
  /** Every call is answered with this status, and nothing is done. */
  fail_status: number | null;
  /** Every token is refused. */
  refuse_tokens: boolean;
  /** Calls that change something do it and get no answer: the line is cut. */
  drop_reply: boolean;
  /** Calls are answered later. */
  delay_ms: number;
  refuse_payouts: PayoutRefusal | null;
  /** Payouts are taken and not found afterwards, as when one half of Payoneer lags behind the other. */
  hide_payouts: boolean;
  /** So long the next payouts are on their way. */
  complete_after_ms: number;
  /** What each of the next payouts costs the program. */
  fee_cents: number;
}

export const PAYONEER_NO_FAULTS: PayoneerBehaviour = {
  fail_status: null,
  refuse_tokens: false,
  drop_reply: false,
  delay_ms: 0,
  refuse_payouts: null,
  hide_payouts: false,
  complete_after_ms: 5000,
  fee_cents: 150,
};

/** A change of behaviour as JSON Schema: only what is named changes. */
export const PAYONEER_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
    refuse_tokens: { type: 'boolean' },
    drop_reply: { type: 'boolean' },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
    refuse_payouts: { type: 'string', enum: [...PAYOUT_REFUSALS, null], nullable: true },
    hide_payouts: { type: 'boolean' },
    complete_after_ms: { type: 'integer', minimum: 0, maximum: 30 * 24 * 3_600_000 },
    fee_cents: { type: 'integer', minimum: 0, maximum: 100_000 },
  },
} as const;
