import { randomBytes } from 'node:crypto';

export const TOKEN_SECONDS = 3600;

/** Issued access tokens; none survives a restart. */
export interface Tokens {
  issue(): string;
  isGood(token: string): boolean;
  /** How many were issued since the last reset. */
  count(): number;
  /** Revokes every token, as when a secret is changed. */
  revokeAll(): void;
  reset(): void;
}

export function createTokens(elapsedMs: () => number = () => performance.now()): Tokens {
  const goodUntil = new Map<string, number>();
  let issued = 0;
  return {
    issue: () => {
      const token = randomBytes(32).toString('base64url');
      goodUntil.set(token, elapsedMs() + TOKEN_SECONDS * 1000);
      issued += 1;
      return token;
    },
    isGood: (token) => elapsedMs() < (goodUntil.get(token) ?? 0),
    count: () => issued,
    revokeAll: () => goodUntil.clear(),
    reset: () => {
      goodUntil.clear();
      issued = 0;
    },
  };
}
