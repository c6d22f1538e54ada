/** The two services that find music in videos, by their call shapes. */
export const RIGHTS_SERVICES = ['youtube', 'meta'] as const;
type RightsServiceName = (typeof RIGHTS_SERVICES)[number];

/** The kinds and states of claims; each service has its own words for these. */
export const SIMULATED_KINDS = ['own_video', 'ownership', 'use'] as const;
export const SIMULATED_STATES = ['claimed', 'under_review', 'upheld', 'released', 'withdrawn'] as const;
export type SimulatedState = (typeof SIMULATED_STATES)[number];

/** A claim of a simulated service. */
export interface SimulatedClaim {
  id: string;
  service: RightsServiceName;
  kind: (typeof SIMULATED_KINDS)[number];
  state: SimulatedState;
  created_at: string;
  changed_at: string;
  isrc: string | null;
  upc: string | null;
  recording_title: string;
  video_id: string;
  video_title: string;
  channel: string;
  views: number;
  claimant: string;
  reference_title: string;
  match_start_seconds: number;
  match_seconds: number;
  /** The answers of the product, in order. */
  answers: { answer: 'keep' | 'release' | 'dispute'; reason: string; at: string }[];
}

/** A claim as a control call adds it. Without an instant it is made now. */
export type NewClaim = Omit<SimulatedClaim, 'id' | 'state' | 'created_at' | 'changed_at' | 'video_id' | 'answers'> & {
  created_at?: string;
  video_id?: string;
};
