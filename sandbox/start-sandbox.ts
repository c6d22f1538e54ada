import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openSchemas } from '@tangent/ddex/check/check-schema.ts';
import { buildApp } from './build-app.ts';
import { openClock } from './clock.ts';
import { openMailbox } from './mail/mailbox.ts';
import { startSmtpServer } from './mail/start-smtp-server.ts';
import { openSpotifyService } from './spotify/open-spotify.ts';
import { openStore, type Store } from './stores/open-store.ts';
import { readAuthorizedKeys } from './stores/sftp/authorized-keys.ts';
import { openHostKey } from './stores/sftp/host-key.ts';
import { type SftpStore, startSftpServer } from './stores/sftp/start-sftp-server.ts';
import { STORE_IDS } from './stores/store-ids.ts';

export interface SandboxOptions {
  data_dir: string;
  /** Public keys that may sign in at the stores, as in OpenSSH's authorized_keys. */
  authorized_key_file: string;
  /** Private key of the SFTP server; made when it is not there. */
  host_key_file: string;
  /** Folder of the official schemas; null when there is none, then stores check only rules and files. */
  schema_dir: string | null;
  /** Port 0 takes any free one. */
  http_port: number;
  sftp_port: number;
  smtp_port: number;
  store_ids?: readonly string[];
  /** Told of what goes wrong in the background. */
  onError?: (error: unknown) => void;
}

export interface Sandbox {
  http_port: number;
  sftp_port: number;
  smtp_port: number;
  /** SHA-256 of the host key, base64 without padding. */
  host_key_sha256: string;
  stop(): Promise<void>;
}

// How often stores look whether something became due; what arrives is noticed at once.
const LOOK_EVERY_MS = 500;

/** Starts everything that stands in for the outside world, bound to this machine only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { data_dir } = options;
  const keys = await readAuthorizedKeys(options.authorized_key_file);
  const hostKey = await openHostKey(options.host_key_file);
  const schemas = options.schema_dir === null ? null : openSchemas(options.schema_dir);
  const clock = await openClock(join(data_dir, 'clock.json'));
  const stores = new Map<string, Store>();
  for (const id of options.store_ids ?? STORE_IDS) stores.set(id, await openStore(id, { data_dir, clock, schemas }));
  const mailbox = openMailbox(join(data_dir, 'mails'), clock.now);

  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const look = (store: Store) => void store.work().catch(onError);
  const sftpStores = new Map([...stores].map(([id, store]) => [id, describeForSftp(store, look)]));
  const sftp = await startSftpServer({
    port: options.sftp_port,
    host_key: hostKey.private_key,
    keys,
    stores: sftpStores,
  });
  const smtp = await startSmtpServer(options.smtp_port, mailbox);
  const host_key_sha256 = hostKey.sha256;
  const spotify = openSpotifyService();
  const app = buildApp({ clock, stores, sftp, mailbox, spotify, has_schemas: schemas !== null, host_key_sha256 });
  await app.listen({ host: '127.0.0.1', port: options.http_port });
  const looking = setInterval(() => [...stores.values()].forEach(look), LOOK_EVERY_MS);

  return {
    http_port: (app.server.address() as AddressInfo).port,
    sftp_port: sftp.port,
    smtp_port: smtp.port,
    host_key_sha256,
    async stop() {
      clearInterval(looking);
      await Promise.all([app.close(), sftp.stop(), smtp.stop()]);
      await Promise.all([...stores.values()].map((store) => store.work()));
      schemas?.close();
    },
  };
}

function describeForSftp(store: Store, look: (store: Store) => void): SftpStore {
  return {
    id: store.id,
    folder: store.folder,
    isRefusing: () => store.behaviour().refuse_connection,
    cutAfterBytes: () => store.behaviour().half_write,
    onChange: () => look(store),
  };
}
