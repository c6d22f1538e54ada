import type { SFTPWrapper } from 'ssh2';
import type { Connection } from '../connection.ts';
import type { FileStore } from '../file-store.ts';
import type { OpenHandles } from './open-handles.ts';

export interface Session {
  sftp: SFTPWrapper;
  store: FileStore;
  connection: Connection;
  handles: OpenHandles;
  /** Runs a request; an error becomes its status. */
  respond(requestId: number, work: () => Promise<void>): void;
  /** Like `respond`, for requests that need disk space. */
  write(requestId: number, work: () => Promise<void>): void;
}
