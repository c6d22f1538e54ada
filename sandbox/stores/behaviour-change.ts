import { FILE_STATUSES, PROPOSED_ACTIONS, SUPPLY_CHAIN_STATUSES } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { UNDERSTOOD_KINDS } from './store-records.ts';

/** The allowed values of a behaviour, for validation and for the form of the page. */
export const BEHAVIOUR_CHOICES = {
  refuse_release: FILE_STATUSES.filter((status) => status !== 'FileOK'),
  refuse_only: UNDERSTOOD_KINDS,
  proposed_action: PROPOSED_ACTIONS,
  take_off: SUPPLY_CHAIN_STATUSES,
  acknowledgement_generation: ['ern_c_sftp_18', 'ern_c_15'],
} as const;

const yesOrNo = { type: 'boolean' } as const;
const none = { type: 'integer', minimum: 0, nullable: true } as const;
const some = { type: 'integer', minimum: 0 } as const;
const oneOf = (values: readonly string[]) => ({ enum: [null, ...values], type: 'string', nullable: true }) as const;

/** JSON Schema of a behaviour change: only the named fields change. */
export const BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    refuse_connection: yesOrNo,
    black_hole: yesOrNo,
    half_write: none,
    slow_connection: { ...none, minimum: 1 },
    disk_full: yesOrNo,
    strict: yesOrNo,
    follow_guide: yesOrNo,
    protected_artist_key: { type: 'string', nullable: true, maxLength: 64 },
    old_delivery: { type: 'string', nullable: true, pattern: '^[0-9]{8,14}$' },
    refuse_release: oneOf(BEHAVIOUR_CHOICES.refuse_release),
    refuse_only: oneOf(BEHAVIOUR_CHOICES.refuse_only),
    refuse_once: yesOrNo,
    proposed_action: oneOf(BEHAVIOUR_CHOICES.proposed_action),
    wrong_hash: yesOrNo,
    take_off: oneOf(BEHAVIOUR_CHOICES.take_off),
    delay_ms: some,
    delay_hours: some,
    half_acknowledgement_ms: none,
    drop_acknowledgement: yesOrNo,
    never_acknowledge: yesOrNo,
    acknowledge_twice: yesOrNo,
    acknowledge_out_of_order: yesOrNo,
    truncated_acknowledgement: yesOrNo,
    acknowledge_unknown_message: yesOrNo,
    unknown_status: yesOrNo,
    unknown_supply_status: yesOrNo,
    unknown_action: yesOrNo,
    foreign_address: yesOrNo,
    acknowledgement_generation: oneOf(BEHAVIOUR_CHOICES.acknowledgement_generation),
  },
} as const;
