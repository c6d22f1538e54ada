import type { SFTPWrapper } from 'ssh2';
import { OpenHandles } from './open-handles.ts';
import { serveFiles } from './serve-files.ts';
import { serveFolders } from './serve-folders.ts';
import { statusOf } from './sftp-failure.ts';

/** What a session works on and whom it tells. */
export interface SessionPlace {
  /** The folder that the client sees as `/`. */
  root: string;
  /** Bytes are about to be written: how many of them may be. */
  allowBytes(wanted: number): number;
  /** Cuts the line without a goodbye. */
  cut(): void;
  /** A file is complete or has its final name. */
  onChange(): void;
}

export interface Session {
  sftp: SFTPWrapper;
  place: SessionPlace;
  handles: OpenHandles;
  /** Runs a request; what goes wrong becomes its status. */
  answer(requestId: number, work: () => Promise<void>): void;
}

export function serveSession(sftp: SFTPWrapper, place: SessionPlace): void {
  const handles = new OpenHandles();
  const running = new Set<Promise<void>>();
  const answer: Session['answer'] = (requestId, work) => {
    const done = work()
      .catch((error: unknown) => sftp.status(requestId, statusOf(error)))
      .finally(() => running.delete(done));
    running.add(done);
  };
  const session = { sftp, place, handles, answer };
  serveFiles(session);
  serveFolders(session);
  // The client has said its last word; without an answer OpenSSH waits for ours.
  sftp.on('end', () => void Promise.all(running).then(() => sftp.end()));
  // Bytes that are no request of the protocol.
  sftp.on('error', () => place.cut());
  sftp.on('close', () => void Promise.all(running).then(() => handles.closeAll()));
}
