/** How the made-up Spotify misbehaves until it is told otherwise. */
export interface SpotifyBehaviour {
  /** Answers 429 with this many seconds in Retry-After. */
  too_many_requests: number | null;
  /** Answers everything with this status. */
  fail_status: number | null;
  /** Refuses every token, also those it has just given. */
  refuse_tokens: boolean;
  /** Answers later. */
  delay_ms: number;
}

export const SPOTIFY_NO_FAULTS: SpotifyBehaviour = {
  too_many_requests: null,
  fail_status: null,
  refuse_tokens: false,
  delay_ms: 0,
};

/** A change of behaviour as JSON Schema: only what is named changes. */
export const SPOTIFY_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    too_many_requests: { type: 'integer', minimum: 1, maximum: 86_400, nullable: true },
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
    refuse_tokens: { type: 'boolean' },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
  },
} as const;
