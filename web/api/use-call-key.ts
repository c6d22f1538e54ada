import { useMemo } from 'react';
import { ApiError } from './api-error.ts';

/** Whether nobody can tell if a call was carried out: the line or the server broke, or the first one is still running. */
function isUndecided(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.name === 'conflict');
}

type CallKey = {
  readonly read: () => string;
  /** Told how the call ended; null when it worked. */
  readonly settle: (error: unknown) => void;
};

/**
 * The key of a call about money. It stays the same while nobody knows whether the call was carried out, so that pressing once
 * more does not do it twice; after an answer the next press is another call.
 */
export function useCallKey(): CallKey {
  return useMemo(() => createCallKey(), []);
}

export function createCallKey(): CallKey {
  let key: string | null = null;
  return {
    read: () => {
      key ??= crypto.randomUUID();
      return key;
    },
    settle: (error) => {
      if (!isUndecided(error)) key = null;
    },
  };
}
