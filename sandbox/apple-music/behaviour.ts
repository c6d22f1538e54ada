/** The faults of the simulated Apple Music; they apply until changed. */
export interface AppleMusicBehaviour {
  /** Fails every call with this status. */
  fail_status: number | null;
  /** Refuses every token, including good ones. */
  refuse_tokens: boolean;
  /** Delay of every response. */
  delay_ms: number;
  /** New albums play already, but are not in the catalogue yet. */
  hide_albums: boolean;
}

export const APPLE_MUSIC_NO_FAULTS: AppleMusicBehaviour = {
  fail_status: null,
  refuse_tokens: false,
  delay_ms: 0,
  hide_albums: false,
};

/** JSON Schema of a behaviour change: only the named fields change. */
export const APPLE_MUSIC_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
    refuse_tokens: { type: 'boolean' },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
    hide_albums: { type: 'boolean' },
  },
} as const;
