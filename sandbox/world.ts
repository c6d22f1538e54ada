import type { SandboxClock } from './clock.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { SpotifyService } from './spotify/open-spotify.ts';
import type { Store } from './stores/open-store.ts';
import type { SftpServer } from './stores/sftp/start-sftp-server.ts';

/** The outside world as the page and the control calls reach it. */
export interface World {
  clock: SandboxClock;
  stores: ReadonlyMap<string, Store>;
  sftp: SftpServer;
  mailbox: Mailbox;
  spotify: SpotifyService;
  /** Whether the official schemas are at hand; without them stores check only rules and files. */
  has_schemas: boolean;
  host_key_sha256: string;
}
