import type { Behaviour } from './behaviour.ts';

/** A store as the upload protocols see it. */
export interface FileStore {
  id: string;
  folder: string;
  behaviour(): Behaviour;
  /** Marks a file as being written. */
  start(path: string): void;
  /** Reports that a file is complete, has its final name, or was removed. */
  finish(path: string): void;
}
