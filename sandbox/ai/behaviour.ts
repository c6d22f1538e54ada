/** The ways in which the simulated model fails. */
const AI_FAULTS = [
  'slow',
  'broken_json',
  'refusal',
  'too_many',
  'server_error',
  'truncated',
  'huge',
  'html',
  'empty',
  'redirect',
] as const;
export type AiFault = (typeof AI_FAULTS)[number];

/** The behaviour of the simulated model; it applies until changed. */
export interface AiBehaviour {
  fault: AiFault | null;
  /** Texts that the model writes, one a request; the last one repeats. Without any it writes its own. */
  replies: string[];
}

export const AI_NO_FAULTS: AiBehaviour = { fault: null, replies: [] };

/** JSON Schema of a behaviour change: only the named fields change. */
export const AI_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fault: { type: 'string', enum: [...AI_FAULTS, null], nullable: true },
    replies: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 100_000 } },
  },
} as const;
