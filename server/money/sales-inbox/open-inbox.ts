import path from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { openFolderSession } from '../../gateways/store/folder-session.ts';
import { openSftpSession } from '../../gateways/store/sftp-session.ts';
import type { InboxSession } from '../../gateways/store/store-session.ts';

/**
 * The address at which stores leave their reports, `sftp://user@host:port/folder` or `file:///folder`, and the
 * credentials for it.
 */
export interface InboxAccess {
  url: string;
  private_key: string;
  host_key_sha256: string;
}

/** The open folder: `at` returns the path of a file in it. */
export interface InboxConnection {
  session: InboxSession;
  folder: string;
  at(name: string): string;
}

export async function openInbox(access: InboxAccess): Promise<InboxConnection> {
  const url = new URL(access.url);
  if (url.protocol === 'file:') return createInbox(openFolderSession(fileURLToPath(url)), '.');
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return createInbox(await openSftpSession(access, decodeURIComponent(url.username)), folder === '' ? '.' : folder);
}

/** Describes the inbox for staff: its host and folder, without the user name. */
export function describeInbox(inboxUrl: string): string {
  const { protocol, host, pathname } = new URL(inboxUrl);
  return `${protocol}//${host}${pathname}`;
}

function createInbox(session: InboxSession, folder: string): InboxConnection {
  return { session, folder, at: (name) => path.join(folder, name) };
}
