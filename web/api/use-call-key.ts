import { useMemo } from 'react';
import { ApiError } from './api-error.ts';

/**
 * Whether it is unknown if a call was executed: the connection or the server failed, or the first call is still
 * running.
 */
function isUndecided(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.name === 'conflict');
}

type CallKey = {
  readonly read: () => string;
  /** Receives how the call ended; null when it succeeded. */
  readonly settle: (error: unknown) => void;
};

/**
 * Returns the key of a money call. It stays the same while it is unknown whether the call was executed, so that another
 * press does not execute it twice; after a definite response the next press is a new call.
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
