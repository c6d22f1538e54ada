import { PAYOUT_REFUSALS, type PayoutRefusal } from './payoneer-refusal.ts';

/** The faults of the simulated Payoneer; they apply until changed. */
export interface PayoneerBehaviour {
  /** Every call fails with this status and has no effect. */
  fail_status: number | null;
  /** Every token is refused. */
  refuse_tokens: boolean;
  /** Calls that change something take effect but get no response: the connection is cut. */
  drop_reply: boolean;
  /** Delay of every response. */
  delay_ms: number;
  refuse_payouts: PayoutRefusal | null;
  /** Payouts are accepted but not found afterwards, as when one half of Payoneer lags behind the other. */
  hide_payouts: boolean;
  /** How long the next payouts are under way. */
  complete_after_ms: number;
  /** The program's fee for each of the next payouts. */
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

/** JSON Schema of a behaviour change: only the named fields change. */
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
