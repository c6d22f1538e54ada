import { TRANSFER_REFUSALS, type TransferRefusal } from './connect-rows.ts';
import { HOOK_BEHAVIOUR_PROPERTIES, HOOK_NO_FAULTS, type HookBehaviour } from './hooks/hook-behaviour.ts';

/** The faults of the simulated Stripe; they apply until changed. */
export interface StripeBehaviour extends HookBehaviour {
  /** API calls fail with this status and have no effect. */
  fail_status: number | null;
  /** Calls that change something take effect but get no response: the connection is cut. */
  drop_reply: boolean;
  /** Delay of every response. */
  delay_ms: number;
  /** Limits the faults to calls whose path starts with this; null for all calls. */
  only_path: string | null;
  /** Delay between the start of a period and its charge, about an hour at the real Stripe. */
  settle_renewals_after_minutes: number;
  /** Transfers to payees are refused with this reason. */
  refuse_transfers: TransferRefusal | null;
}

export const STRIPE_NO_FAULTS: StripeBehaviour = {
  fail_status: null,
  drop_reply: false,
  delay_ms: 0,
  only_path: null,
  settle_renewals_after_minutes: 0,
  refuse_transfers: null,
  ...HOOK_NO_FAULTS,
};

/** JSON Schema of a behaviour change: only the named fields change. */
export const STRIPE_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
    drop_reply: { type: 'boolean' },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
    only_path: { type: 'string', maxLength: 200, nullable: true },
    settle_renewals_after_minutes: { type: 'integer', minimum: 0, maximum: 1440 },
    refuse_transfers: { type: 'string', enum: [...TRANSFER_REFUSALS, null], nullable: true },
    ...HOOK_BEHAVIOUR_PROPERTIES,
  },
} as const;
