import path from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { openFolderSession } from '../../gateways/store/folder-session.ts';
import { openSftpSession } from '../../gateways/store/sftp-session.ts';
import type { InboxSession } from '../../gateways/store/store-session.ts';

/** Where stores leave their reports: `sftp://user@host:port/folder` or `file:///folder`, and how to sign in there. */
export interface InboxAccess {
  url: string;
  private_key: string;
  host_key_sha256: string;
}

/** The open folder: `at` gives the path of a file in it. */
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

/** The place as staff may see it: the machine and the folder, not who signs in. */
export function describeInbox(inboxUrl: string): string {
  const { protocol, host, pathname } = new URL(inboxUrl);
  return `${protocol}//${host}${pathname}`;
}

function createInbox(session: InboxSession, folder: string): InboxConnection {
  return { session, folder, at: (name) => path.join(folder, name) };
}
