import { randomBytes } from 'node:crypto';
import { SPOTIFY_NO_FAULTS, type SpotifyBehaviour } from './behaviour.ts';

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

/** The tokens and the behaviour of the simulated Spotify between requests. Nothing survives a restart. */
export interface SpotifyService {
  view(): SpotifyView;
  behave(change: Partial<SpotifyBehaviour>): void;
  countRequest(): void;
  issueToken(): string;
  isGoodToken(token: string): boolean;
  /** Revokes every token, as when a secret is changed. */
  revokeTokens(): void;
  reset(): void;
}

export function createSpotifyService(elapsedMs: () => number = () => performance.now()): SpotifyService {
  const goodUntil = new Map<string, number>();
  let state: SpotifyView = { behaviour: SPOTIFY_NO_FAULTS, tokens: 0, requests: 0 };
  return {
    view: () => state,
    behave: (change) => {
      state = { ...state, behaviour: { ...state.behaviour, ...change } };
    },
    countRequest: () => {
      state = { ...state, requests: state.requests + 1 };
    },
    issueToken: () => {
      const token = randomBytes(48).toString('base64url');
      goodUntil.set(token, elapsedMs() + TOKEN_SECONDS * 1000);
      state = { ...state, tokens: state.tokens + 1 };
      return token;
    },
    isGoodToken: (token) => !state.behaviour.refuse_tokens && elapsedMs() < (goodUntil.get(token) ?? 0),
    revokeTokens: () => goodUntil.clear(),
    reset: () => {
      goodUntil.clear();
      state = { behaviour: SPOTIFY_NO_FAULTS, tokens: 0, requests: 0 };
    },
  };
}
