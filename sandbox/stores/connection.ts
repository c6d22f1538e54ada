import { setTimeout as wait } from 'node:timers/promises';
import type { FileStore } from './file-store.ts';

/** One connection to a store, as bad as the store was told to be. */
export interface Connection {
  /** Bytes of a file are to be written: how many of them may be, once there was time for them. */
  allowBytes(wanted: number): Promise<number>;
  /** Cuts the line without a goodbye. */
  cut(): void;
}

export function buildConnection(store: FileStore, cut: () => void): Connection {
  let written = 0;
  let freeAtMs = 0;
  return {
    cut,
    async allowBytes(wanted) {
      const { half_write, slow_connection } = store.behaviour();
      const allowed = half_write === null ? wanted : Math.max(0, Math.min(wanted, half_write - written));
      written += allowed;
      if (slow_connection !== null) {
        freeAtMs = Math.max(freeAtMs, performance.now()) + (allowed / slow_connection) * 1000;
        await wait(freeAtMs - performance.now());
      }
      return allowed;
    },
  };
}
