/** Faults that the simulated providers can put into an id token. */
export const TOKEN_FAULTS = [
  'alg_none',
  'hs256_with_public_key',
  'other_audience',
  'other_issuer',
  'expired',
  'not_yet_valid',
  'no_subject',
  'unverified_email',
  'wrong_nonce',
  'unknown_key',
] as const;
export type TokenFault = (typeof TOKEN_FAULTS)[number];

/** The faults of the simulated Google and Apple; they apply until changed. */
export interface OpenidBehaviour {
  fault: TokenFault | null;
  /** Status with which every call of a program fails: keys, discovery, tokens. */
  fail_status: number | null;
  /** Delay of responses to programs. */
  delay_ms: number;
}

export const OPENID_NO_FAULTS: OpenidBehaviour = { fault: null, fail_status: null, delay_ms: 0 };

/** JSON Schema of a behaviour change: only the named fields change. */
export const OPENID_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fault: { type: 'string', enum: [...TOKEN_FAULTS, null], nullable: true },
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
  },
} as const;
