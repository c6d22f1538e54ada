import ssh2 from 'ssh2';

export const STATUS = ssh2.utils.sftp.STATUS_CODE;

/** A client request that fails with a status of the protocol. */
export class SftpFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`sftp status ${status}`);
    this.status = status;
  }
}

/** Returns the protocol status for an error. */
export function toStatus(error: unknown): number {
  if (error instanceof SftpFailure) return error.status;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return STATUS.NO_SUCH_FILE;
  if (code === 'EACCES' || code === 'EPERM') return STATUS.PERMISSION_DENIED;
  return STATUS.FAILURE;
}
