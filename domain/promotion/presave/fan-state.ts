/** How a fan asked for the release. */
export const FAN_WAYS = ['spotify', 'mail', 'calendar'] as const;
export type FanWay = (typeof FAN_WAYS)[number];

/**
 * The states of a fan, and where each may go. Spotify: `token_ok` from the consent on, `saved` when Spotify says
 * so, `verified` when the album was read back. Mail: `waiting` until the address is confirmed, then `confirmed`,
 * `reminded` on release day. Calendar: `added`.
 */
const NEXT_FAN_STATES = {
  waiting: ['confirmed', 'gone'],
  confirmed: ['reminded', 'gone'],
  reminded: ['gone'],
  token_ok: ['saved', 'verified', 'refused', 'expired', 'gone'],
  saved: ['verified', 'refused', 'expired', 'gone'],
  verified: ['gone'],
  refused: ['token_ok', 'gone'],
  expired: ['token_ok', 'gone'],
  added: ['gone'],
  gone: [],
} as const satisfies Record<string, readonly string[]>;
export type FanState = keyof typeof NEXT_FAN_STATES;
export const FAN_STATES = Object.keys(NEXT_FAN_STATES) as [FanState, ...FanState[]];

/** Something is still to be done for a fan in these states. */
export const OPEN_FAN_STATES = ['waiting', 'confirmed', 'token_ok', 'saved'] as const satisfies readonly FanState[];
/** The album is still to be saved, or to be read back. */
export const SAVING_STATES = ['token_ok', 'saved'] as const satisfies readonly FanState[];

/** Why a fan ended as `refused` or `gone`. */
export const FAN_END_REASONS = [
  /** The fan removed our access at Spotify. */
  'consent_revoked',
  /** Spotify does not let this account use the app, for example in development mode. */
  'not_allowed',
  /** No search found the album within the time to save. */
  'album_missing',
  /** Spotify failed for this account until the time to save was over. */
  'store_failed',
  /** The fan withdrew, and everything that names them is deleted. */
  'withdrawn',
  'taken_down',
  'account_blocked',
  /** The server of the address refused our email for good. */
  'unreachable',
] as const;
export type FanEndReason = (typeof FAN_END_REASONS)[number];

/** Why a campaign ended without a release day. */
export const CAMPAIGN_STOPS = ['taken_down', 'account_blocked'] as const satisfies readonly FanEndReason[];
export type CampaignStop = (typeof CAMPAIGN_STOPS)[number];
