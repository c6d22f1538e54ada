import { TRANSFER_REFUSALS, type TransferRefusal } from './connect-rows.ts';
import { HOOK_BEHAVIOUR_PROPERTIES, HOOK_NO_FAULTS, type HookBehaviour } from './hooks/hook-behaviour.ts';

/** How the made-up Stripe misbehaves until it is told otherwise. */
export interface StripeBehaviour extends HookBehaviour {
  /** Calls of the API are answered with this status, and nothing is done. */
  fail_status: number | null;
  /** Calls that change something do it and get no answer: the line is cut. */
  drop_reply: boolean;
  /** Calls are answered later. */
  delay_ms: number;
  /** Only calls whose path begins with this are spoiled; null spoils all. */
  only_path: string | null;
  /** A renewal is charged so long after its period began, which is about an hour there. */
  settle_renewals_after_minutes: number;
  /** Money that is to be handed over to somebody is refused so. */
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

/** A change of behaviour as JSON Schema: only what is named changes. */
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
