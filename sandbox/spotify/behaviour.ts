/** The faults of the simulated Spotify; they apply until changed. */
export interface SpotifyBehaviour {
  /** Responds 429 with this many seconds in Retry-After. */
  too_many_requests: number | null;
  /** Fails every call with this status. */
  fail_status: number | null;
  /** Refuses every token, including new ones. */
  refuse_tokens: boolean;
  /** Delay of every response. */
  delay_ms: number;
  /** Only the first five listeners may use the app, and nobody's country or followers are shown. */
  development_mode: boolean;
  /** New albums play already, but no search finds them yet. */
  hide_albums: boolean;
}

export const SPOTIFY_NO_FAULTS: SpotifyBehaviour = {
  too_many_requests: null,
  fail_status: null,
  refuse_tokens: false,
  delay_ms: 0,
  development_mode: false,
  hide_albums: false,
};

/** JSON Schema of a behaviour change: only the named fields change. */
export const SPOTIFY_BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    too_many_requests: { type: 'integer', minimum: 1, maximum: 86_400, nullable: true },
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
    refuse_tokens: { type: 'boolean' },
    delay_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
    development_mode: { type: 'boolean' },
    hide_albums: { type: 'boolean' },
  },
} as const;
