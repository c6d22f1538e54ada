/** What may be wrong with an id token of the made-up providers. */
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

/** How the made-up Google and Apple misbehave until they are told otherwise. */
export interface OpenidBehaviour {
  fault: TokenFault | null;
  /** Answers programs with this status: keys, discovery, tokens. */
  fail_status: number | null;
  /** Answers programs later. */
  delay_ms: number;
}

export const OPENID_NO_FAULTS: OpenidBehaviour = { fault: null, fail_status: null, delay_ms: 0 };

/** A change of behaviour as JSON Schema: only what is named changes. */
export const OPENID_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fault: { type: 'string', enum: [...TOKEN_FAULTS, null], nullable: true },
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
  },
} as const;
