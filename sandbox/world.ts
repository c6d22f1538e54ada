import type { SandboxClock } from './clock.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Store } from './stores/open-store.ts';
import type { SftpServer } from './stores/sftp/start-sftp-server.ts';

/** The outside world as the page and the control calls reach it. */
export interface World {
  clock: SandboxClock;
  stores: ReadonlyMap<string, Store>;
  sftp: SftpServer;
  mailbox: Mailbox;
  /** Whether the official schemas are at hand; without them stores check only rules and files. */
  has_schemas: boolean;
  host_key_sha256: string;
}
