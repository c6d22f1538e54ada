import path from 'node:path';
import type { StoreTransport } from '@tangent/domain/catalogue/store/store-profile.ts';
import { openFolderSession } from '../../../gateways/store/folder-session.ts';
import { openS3Session, type S3Access } from '../../../gateways/store/s3-session.ts';
import { openSftpSession, type SftpAccess } from '../../../gateways/store/sftp-session.ts';
import { StoreError } from '../../../gateways/store/store-error.ts';
import type { StoreSession } from '../../../gateways/store/store-session.ts';
import type { TransporterAccess } from '../../../gateways/store/transporter.ts';

/** How to reach stores whose profiles name no address of their own. */
export interface StoreAccess {
  sftp: SftpAccess;
  /** Null without credentials. */
  s3: S3Access | null;
  /** Null without an account at Apple. */
  transporter: TransporterAccess | null;
  /** The folder of packages that staff delivers to stores by hand. */
  outbox_folder: string;
}

/** Transporter is a program of its own: there is no session with Apple. */
export type SessionTransport = Exclude<StoreTransport, { kind: 'transporter' }>;

/** Returns how to run Transporter; a missing account stops the store until it is set. */
export function getTransporterAccess({ transporter }: StoreAccess): TransporterAccess {
  if (transporter === null) throw new StoreError('authentication', 'TRANSPORTER_PATH is not set');
  return transporter;
}

/** Opens a session with a store over a transport. */
export async function openStoreSession(access: StoreAccess, transport: SessionTransport): Promise<StoreSession> {
  switch (transport.kind) {
    case 'sftp':
      return openSftpSession(
        {
          ...access.sftp,
          url: transport.url ?? access.sftp.url,
          host_key_sha256: transport.host_key_sha256 ?? access.sftp.host_key_sha256,
        },
        transport.username,
      );
    case 's3': {
      if (access.s3 === null) throw new StoreError('authentication', 'STORE_S3_ACCESS_KEY_ID is not set');
      return openS3Session({ ...access.s3, url: transport.url ?? access.s3.url }, transport);
    }
    case 'folder':
      return openFolderSession(path.join(access.outbox_folder, transport.folder));
  }
}
