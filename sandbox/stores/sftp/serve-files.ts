import { constants, open } from 'node:fs/promises';
import ssh2 from 'ssh2';
import { applyAttributes, toAttributes } from './attributes.ts';
import { confinePath } from './confined-path.ts';
import type { Session } from './session.ts';
import { SftpFailure, STATUS } from './sftp-failure.ts';

const MODE = ssh2.utils.sftp.OPEN_MODE;
const LONGEST_READ_BYTES = 128 * 1024;

/** Serves the requests about file content. */
export function serveFiles(session: Session): void {
  serveOpening(session);
  serveContent(session);
}

function serveOpening({ sftp, store, handles, respond }: Session): void {
  sftp.on('OPEN', (id, name, flags) =>
    respond(id, async () => {
      const path = await confinePath(store.folder, name);
      const is_written = (flags & MODE.WRITE) !== 0;
      if (is_written && store.behaviour().disk_full) throw new SftpFailure(STATUS.FAILURE);
      const file = await open(path, openFlags(flags));
      if (is_written) store.start(path);
      sftp.handle(id, handles.add({ kind: 'file', file, path, is_written }));
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    respond(id, async () => {
      const closed = await handles.close(handle);
      sftp.status(id, STATUS.OK);
      if (closed.kind === 'file' && closed.is_written) store.finish(closed.path);
    }),
  );
}

function serveContent({ sftp, connection, handles, respond, write }: Session): void {
  sftp.on('READ', (id, handle, offset, length) =>
    respond(id, async () => {
      const buffer = Buffer.alloc(Math.min(length, LONGEST_READ_BYTES));
      const { bytesRead } = await handles.file(handle).read(buffer, 0, buffer.length, offset);
      if (bytesRead === 0) throw new SftpFailure(STATUS.EOF);
      sftp.data(id, buffer.subarray(0, bytesRead));
    }),
  );
  sftp.on('WRITE', (id, handle, offset, data) =>
    write(id, async () => {
      const allowed = await connection.allowBytes(data.length);
      await writeAll(handles.file(handle), data.subarray(0, allowed), offset);
      if (allowed < data.length) connection.cut();
      else sftp.status(id, STATUS.OK);
    }),
  );
  sftp.on('FSTAT', (id, handle) =>
    respond(id, async () => sftp.attrs(id, toAttributes(await handles.file(handle).stat()))),
  );
  sftp.on('FSETSTAT', (id, handle, attributes) =>
    respond(id, async () => {
      await applyAttributes(handles.file(handle), attributes);
      sftp.status(id, STATUS.OK);
    }),
  );
}

async function writeAll(file: Awaited<ReturnType<typeof open>>, data: Buffer, offset: number): Promise<void> {
  let written = 0;
  while (written < data.length) {
    const { bytesWritten } = await file.write(data, written, data.length - written, offset + written);
    written += bytesWritten;
  }
}

function openFlags(flags: number): number {
  const isReading = (flags & MODE.READ) !== 0;
  const isWriting = (flags & MODE.WRITE) !== 0;
  let native = constants.O_NOFOLLOW | (isWriting ? (isReading ? constants.O_RDWR : constants.O_WRONLY) : 0);
  if (flags & MODE.APPEND) native |= constants.O_APPEND;
  if (flags & MODE.CREAT) native |= constants.O_CREAT;
  if (flags & MODE.TRUNC) native |= constants.O_TRUNC;
  if (flags & MODE.EXCL) native |= constants.O_EXCL;
  return native;
}
