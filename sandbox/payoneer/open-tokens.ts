import { randomBytes } from 'node:crypto';

export const TOKEN_SECONDS = 3600;

/** Tokens that programs were given; none of them outlives the process. */
export interface Tokens {
  give(): string;
  isGood(token: string): boolean;
  /** How many were given since the last reset. */
  count(): number;
  /** Ends every token, as when a secret is changed. */
  end(): void;
  reset(): void;
}

export function openTokens(elapsedMs: () => number = () => performance.now()): Tokens {
  const goodUntil = new Map<string, number>();
  let given = 0;
  return {
    give: () => {
      const token = randomBytes(32).toString('base64url');
      goodUntil.set(token, elapsedMs() + TOKEN_SECONDS * 1000);
      given += 1;
      return token;
    },
    isGood: (token) => elapsedMs() < (goodUntil.get(token) ?? 0),
    count: () => given,
    end: () => goodUntil.clear(),
    reset: () => {
      goodUntil.clear();
      given = 0;
    },
  };
}
