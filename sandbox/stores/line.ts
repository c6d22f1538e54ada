import { setTimeout as wait } from 'node:timers/promises';
import type { FileStore } from './file-store.ts';

/** One connection to a store, as bad as the store was told to be. */
export interface Line {
  /** Bytes of a file are to be written: how many of them may be, once there was time for them. */
  allowBytes(wanted: number): Promise<number>;
  /** Cuts the line without a goodbye. */
  cut(): void;
}

export function buildLine(store: FileStore, cut: () => void): Line {
  let written = 0;
  let freeAtMs = 0;
  return {
    cut,
    async allowBytes(wanted) {
      const { half_write, slow_line } = store.behaviour();
      const allowed = half_write === null ? wanted : Math.max(0, Math.min(wanted, half_write - written));
      written += allowed;
      if (slow_line !== null) {
        freeAtMs = Math.max(freeAtMs, performance.now()) + (allowed / slow_line) * 1000;
        await wait(freeAtMs - performance.now());
      }
      return allowed;
    },
  };
}
