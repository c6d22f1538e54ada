import type { Behaviour } from './behaviour.ts';

/** A store as those see it who bring files to it, by whatever protocol. */
export interface FileStore {
  id: string;
  folder: string;
  behaviour(): Behaviour;
  /** Somebody begins to write a file. */
  start(path: string): void;
  /** A file is whole, has its final name, or is gone. */
  finish(path: string): void;
}
