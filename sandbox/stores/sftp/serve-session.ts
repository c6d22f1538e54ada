import type { SFTPWrapper } from 'ssh2';
import type { Connection } from '../connection.ts';
import type { FileStore } from '../file-store.ts';
import { OpenHandles } from './open-handles.ts';
import { serveFiles } from './serve-files.ts';
import { serveFolders } from './serve-folders.ts';
import type { Session } from './session.ts';
import { SftpFailure, STATUS, toStatus } from './sftp-failure.ts';

export function serveSession(sftp: SFTPWrapper, store: FileStore, connection: Connection): void {
  const handles = new OpenHandles();
  const running = new Set<Promise<void>>();
  const respond: Session['respond'] = (requestId, work) => {
    // A black hole receives the request but never responds.
    if (store.behaviour().black_hole) return;
    const done = work()
      .catch((error: unknown) => sftp.status(requestId, toStatus(error)))
      .finally(() => running.delete(done));
    running.add(done);
  };
  const write: Session['write'] = (requestId, work) =>
    respond(requestId, async () => {
      if (store.behaviour().disk_full) throw new SftpFailure(STATUS.FAILURE);
      await work();
    });
  const session = { sftp, store, connection, handles, respond, write };
  serveFiles(session);
  serveFolders(session);
  // The client has closed its side; OpenSSH waits until the server closes too.
  sftp.on('end', () => void Promise.all(running).then(() => sftp.end()));
  // The client sent bytes that are not a valid request.
  sftp.on('error', () => connection.cut());
  sftp.on('close', () => void Promise.all(running).then(() => handles.closeAll()));
}
