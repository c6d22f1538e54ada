/** Faults of a webhook message. */
export const HOOK_FAULTS = ['wrong_signature', 'old_timestamp', 'changed_byte'] as const;
export type HookFault = (typeof HOOK_FAULTS)[number];

/** The faults of webhook messages; they apply until changed. */
export interface HookBehaviour {
  /** This many of the next events are never sent. */
  lose_events: number;
  /** Every message is sent this many times, all at once. */
  send_times: number;
  /** Events wait until they are released. */
  hold_events: boolean;
  hook_fault: HookFault | null;
}

export const HOOK_NO_FAULTS: HookBehaviour = { lose_events: 0, send_times: 1, hold_events: false, hook_fault: null };

/** JSON Schema properties of a behaviour change. */
export const HOOK_BEHAVIOUR_PROPERTIES = {
  lose_events: { type: 'integer', minimum: 0, maximum: 1000 },
  send_times: { type: 'integer', minimum: 1, maximum: 100 },
  hold_events: { type: 'boolean' },
  hook_fault: { type: 'string', enum: [...HOOK_FAULTS, null], nullable: true },
} as const;
