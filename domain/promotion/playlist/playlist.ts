/** The services whose playlists artists can pitch to. */
export const PLAYLIST_PLATFORMS = [
  'spotify',
  'apple_music',
  'deezer',
  'youtube_music',
  'tidal',
  'amazon_music',
] as const;
export type PlaylistPlatform = (typeof PLAYLIST_PLATFORMS)[number];

/** The songs that a playlist takes: any, only released ones, or only unreleased ones. */
export const PLAYLIST_TAKES = ['any', 'released', 'unreleased'] as const;
export type PlaylistTakes = (typeof PLAYLIST_TAKES)[number];

/** States of a pitch and where each may lead: `closed` means that the curator did not answer in time. */
const NEXT_PITCH_STATES = {
  submitted: ['listened', 'accepted', 'declined', 'closed'],
  listened: ['accepted', 'declined', 'closed'],
  accepted: [],
  declined: [],
  closed: [],
} as const satisfies Record<string, readonly string[]>;
export type PitchState = keyof typeof NEXT_PITCH_STATES;
export const PITCH_STATES = Object.keys(NEXT_PITCH_STATES) as PitchState[];

/** Returns whether a pitch may move from one state to another. */
export function canMovePitch(from: PitchState, to: PitchState): boolean {
  return (NEXT_PITCH_STATES[from] as readonly PitchState[]).includes(to);
}

/** Returns whether a curator may still answer. */
export function isPitchOpen(state: PitchState): boolean {
  return NEXT_PITCH_STATES[state].length > 0;
}

/** The reasons from which a curator chooses when declining. */
export const DECLINE_REASONS = ['genre', 'mood', 'production', 'too_similar', 'list_full', 'other'] as const;
