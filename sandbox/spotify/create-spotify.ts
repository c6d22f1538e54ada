import { randomBytes } from 'node:crypto';
import { SPOTIFY_NO_FAULTS, type SpotifyBehaviour } from './behaviour.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** The app registered at the simulated Spotify. */
export const SPOTIFY_CLIENT = { id: 'sandbox', secret: 'sandbox-secret' } as const;
export const TOKEN_SECONDS = 3600;

/** The data that the page and the control calls show. */
export interface SpotifyView {
  behaviour: SpotifyBehaviour;
  /** Count since the last reset. */
  tokens: number;
  requests: number;
}

/** A listener's access token: whose it is and what it allows. */
export interface ListenerAccess {
  listener_id: string;
  scope: string;
}

/** The tokens and the behaviour of the simulated Spotify between requests. Nothing survives a restart. */
export interface SpotifyService {
  listeners: Listeners;
  view(): SpotifyView;
  behave(change: Partial<SpotifyBehaviour>): void;
  countRequest(): void;
  /** Issues the app's own token, or one that acts for a listener. */
  issueToken(access?: ListenerAccess): string;
  isGoodToken(token: string): boolean;
  /** Returns for whom a token acts; null for the app's own. */
  findAccess(token: string): ListenerAccess | null;
  /** Revokes every token, as when a secret is changed. */
  revokeTokens(): void;
  /** Codes of albums that are in the catalogue without a delivery. */
  albums: Set<string>;
  reset(): void;
}

interface Options {
  /** The sandbox's clock, for consents; tokens of an hour follow the machine. */
  now?: () => Date;
  elapsedMs?: () => number;
}

export function createSpotifyService({
  now = () => new Date(),
  elapsedMs = () => performance.now(),
}: Options = {}): SpotifyService {
  const tokens = new Map<string, { good_until_ms: number; access: ListenerAccess | null }>();
  const listeners = createListeners(now);
  const albums = new Set<string>();
  let state: SpotifyView = { behaviour: SPOTIFY_NO_FAULTS, tokens: 0, requests: 0 };
  return {
    listeners,
    albums,
    view: () => state,
    behave: (change) => {
      state = { ...state, behaviour: { ...state.behaviour, ...change } };
    },
    countRequest: () => {
      state = { ...state, requests: state.requests + 1 };
    },
    issueToken: (access) => {
      const token = randomBytes(48).toString('base64url');
      tokens.set(token, { good_until_ms: elapsedMs() + TOKEN_SECONDS * 1000, access: access ?? null });
      state = { ...state, tokens: state.tokens + 1 };
      return token;
    },
    isGoodToken: (token) => !state.behaviour.refuse_tokens && elapsedMs() < (tokens.get(token)?.good_until_ms ?? 0),
    findAccess: (token) => tokens.get(token)?.access ?? null,
    revokeTokens: () => tokens.clear(),
    reset: () => {
      tokens.clear();
      listeners.reset();
      albums.clear();
      state = { behaviour: SPOTIFY_NO_FAULTS, tokens: 0, requests: 0 };
    },
  };
}
