import type { AppleCallback } from '../../../app/social-callback.ts';

export type AppleReturn = { code: string; state: string; name?: string };

/**
 * A return from Apple goes on when the part of its state before the dot is the fixed value and a code is present
 * (S2-060, S2-062, A-146); whether this browser began it is for the server to say. Null otherwise.
 */
export function acceptAppleReturn(callback: AppleCallback | null, appleState: string): AppleReturn | null {
  const { code = null, state = null, name = null } = callback ?? {};
  if (!code || state === null || appleState === '') return null;
  if (state.split('.')[0] !== appleState) return null;
  return { code, state, ...(name ? { name } : {}) };
}
