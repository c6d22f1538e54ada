import ssh2 from 'ssh2';

export const STATUS = ssh2.utils.sftp.STATUS_CODE;

/** A request of a client that is answered with a status of the protocol instead of what it asked for. */
export class SftpFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`sftp status ${status}`);
    this.status = status;
  }
}

/** The status of the protocol for whatever went wrong. */
export function toStatus(error: unknown): number {
  if (error instanceof SftpFailure) return error.status;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return STATUS.NO_SUCH_FILE;
  if (code === 'EACCES' || code === 'EPERM') return STATUS.PERMISSION_DENIED;
  return STATUS.FAILURE;
}
