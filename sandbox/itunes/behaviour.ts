/**
 * The ways in which Transporter fails. `hang`: it never ends. `silent`: it ends with 0, writes nothing and sends nothing;
 * `silent_after_upload`: the package has arrived. `other_language`: its lines are French and carry no number. `killed`:
 * it dies in the middle of an upload. `login_refused`: no login is good. `network_lost`: verifying works, then the
 * connection breaks before the package has arrived; `reply_lost`: after it has arrived. `upload_refused`: verifying finds
 * nothing, uploading the same package does.
 */
export const TRANSPORTER_FAULTS = [
  'hang',
  'silent',
  'silent_after_upload',
  'other_language',
  'killed',
  'login_refused',
  'network_lost',
  'reply_lost',
  'upload_refused',
] as const;
export type TransporterFault = (typeof TRANSPORTER_FAULTS)[number];

/**
 * The ways in which the bridge fails. `failed_after_validated`: it fails a package after it said Validated.
 * `out_of_order`: the last state comes first. `twice`: every state comes twice. `truncated`: its files are cut off in the
 * middle. `never_answers`: packages are read, and nothing is said about them. `unknown_state`: a state that is in no list.
 */
export const BRIDGE_FAULTS = [
  'failed_after_validated',
  'out_of_order',
  'twice',
  'truncated',
  'never_answers',
  'unknown_state',
] as const;
export type BridgeFault = (typeof BRIDGE_FAULTS)[number];

/** The faults of the simulated iTunes; they apply until changed. */
export interface ItunesBehaviour {
  transporter: TransporterFault | null;
  bridge: BridgeFault | null;
  /** The first package of a release is refused because of its cover. */
  refuse_cover_once: boolean;
  /** Warnings of the checks also refuse a package. */
  refuse_warnings: boolean;
  /** Delay of every call of Transporter, in real time. */
  delay_ms: number;
  /** Minutes between two states of a package, by the sandbox's clock. */
  state_minutes: number;
}

export const ITUNES_NO_FAULTS: Readonly<ItunesBehaviour> = {
  transporter: null,
  bridge: null,
  refuse_cover_once: false,
  refuse_warnings: false,
  delay_ms: 0,
  state_minutes: 0,
};

const oneOf = (values: readonly string[]) => ({ enum: [null, ...values], type: 'string', nullable: true }) as const;

/** JSON Schema of a behaviour change: only the named fields change. */
export const ITUNES_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    transporter: oneOf(TRANSPORTER_FAULTS),
    bridge: oneOf(BRIDGE_FAULTS),
    refuse_cover_once: { type: 'boolean' },
    refuse_warnings: { type: 'boolean' },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
    state_minutes: { type: 'integer', minimum: 0, maximum: 100_000 },
  },
} as const;
