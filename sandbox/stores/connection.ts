import { setTimeout as wait } from 'node:timers/promises';
import type { FileStore } from './file-store.ts';

/** One connection to a store, with the store's configured faults. */
export interface Connection {
  /** Asks to write this many bytes of a file; resolves, after any delay, to how many are allowed. */
  allowBytes(requested: number): Promise<number>;
  /** Cuts the connection without closing it properly. */
  cut(): void;
}

export function buildConnection(store: FileStore, cut: () => void): Connection {
  let written = 0;
  let freeAtMs = 0;
  return {
    cut,
    async allowBytes(requested) {
      const { half_write, slow_connection } = store.behaviour();
      const allowed = half_write === null ? requested : Math.max(0, Math.min(requested, half_write - written));
      written += allowed;
      if (slow_connection !== null) {
        freeAtMs = Math.max(freeAtMs, performance.now()) + (allowed / slow_connection) * 1000;
        await wait(freeAtMs - performance.now());
      }
      return allowed;
    },
  };
}
