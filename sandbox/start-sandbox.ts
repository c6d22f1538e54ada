import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openSchemas } from '@tangent/ddex/check/check-schema.ts';
import { buildApp } from './build-app.ts';
import { openClock } from './clock.ts';
import { openMailbox } from './mail/mailbox.ts';
import { startSmtpServer } from './mail/start-smtp-server.ts';
import { openOpenidService } from './openid/open-openid.ts';
import { openPayoneerService } from './payoneer/open-payoneer.ts';
import { openSpotifyService } from './spotify/open-spotify.ts';
import type { FileStore } from './stores/file-store.ts';
import type { Store } from './stores/open-store.ts';
import { openStores, type Stores } from './stores/open-stores.ts';
import { openReports, REPORTS_USER, type Reports } from './stores/reports/open-reports.ts';
import { readAuthorizedKeys } from './stores/sftp/authorized-keys.ts';
import { openHostKey } from './stores/sftp/host-key.ts';
import { startSftpServer } from './stores/sftp/start-sftp-server.ts';
import { openTrends } from './stores/trends/open-trends.ts';
import { openHooks } from './stripe/hooks/open-hooks.ts';
import type { HookEndpoint } from './stripe/hooks/send-message.ts';
import { openStripeService } from './stripe/open-stripe.ts';

export interface SandboxOptions {
  data_dir: string;
  /** Public keys that may sign in at the stores, as in OpenSSH's authorized_keys. */
  authorized_key_file: string;
  /** Public key, in PEM, of the product's client at Apple; without it nobody gets a token there. */
  apple_public_key?: string | null;
  /** Who hears of the made-up Stripe's events; without it the one that was set last, if any. */
  stripe_endpoint?: HookEndpoint | null;
  /** Private key of the SFTP server; made when it is not there. */
  host_key_file: string;
  /** Folder of the official schemas; null when there is none, then stores check by our own schema alone. */
  schema_dir: string | null;
  /** Port 0 takes any free one. */
  http_port: number;
  sftp_port: number;
  smtp_port: number;
  /** The stores there are; without a list a store opens for whoever asks for it by a name that can be one. */
  store_ids?: readonly string[];
  /** Leaves sound and covers in the stores' folders after they were read; hundreds of stores would fill a disk. */
  keeps_files?: boolean;
  /** Stores report by themselves, after every day and every month; otherwise only when they are told to. */
  sends_reports?: boolean;
  /** Told of what goes wrong in the background. */
  onError?: (error: unknown) => void;
}

export interface Sandbox {
  http_port: number;
  sftp_port: number;
  smtp_port: number;
  /** SHA-256 of the host key, base64 without padding. */
  host_key_sha256: string;
  /** Cuts the lines of a store, as when its machine goes away. */
  cutLines(storeId: string): void;
  stop(): Promise<void>;
}

// How often one look goes over all stores whether something became due; what arrives is noticed at once.
const LOOK_EVERY_MS = 250;

/** Starts everything that stands in for the outside world, bound to this machine only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { data_dir, keeps_files = false, store_ids = null } = options;
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const keys = await readAuthorizedKeys(options.authorized_key_file);
  const { private_key: host_key, sha256: host_key_sha256 } = await openHostKey(options.host_key_file);
  const schemas = options.schema_dir === null ? null : openSchemas(options.schema_dir);
  const clock = await openClock(join(data_dir, 'clock.json'));
  const stores = await openStores({ data_dir, clock, schemas, keeps_files, store_ids });
  const automatic = options.sends_reports ?? false;
  const reports = await openReports({ data_dir, clock, stores, automatic });
  const trends = await openTrends({ data_dir, clock, stores, reports, automatic });
  const mailbox = openMailbox(join(data_dir, 'mails'), clock.now);

  const look = (store: Store) => void store.work().catch(onError);
  const findStore = (id: string) => findFileStore(id, { stores, reports, look });
  const sftp = await startSftpServer({ port: options.sftp_port, host_key, keys, findStore, onError });
  const smtp = await startSmtpServer(options.smtp_port, mailbox);
  const facts = { data_dir, upload_dir: join(data_dir, 'uploads'), has_schemas: schemas !== null, host_key_sha256 };
  const services = await openServices(options, clock.now, onError);
  const { stripe, stripe_hooks, payoneer } = services;
  const app = buildApp({ ...facts, clock, stores, findStore, sftp, reports, trends, mailbox, ...services });
  await app.listen({ host: '127.0.0.1', port: options.http_port });
  const { port: http_port } = app.server.address() as AddressInfo;
  stripe.listenAt(`http://127.0.0.1:${http_port}`);
  const lookAtAll = () => {
    stripe.work();
    for (const store of stores.list()) if (store.isDue(clock.now())) look(store);
    for (const one of [reports, trends]) if (one.isDue()) void one.work().catch(onError);
  };
  const looking = setInterval(lookAtAll, LOOK_EVERY_MS);
  const stop = async () => {
    clearInterval(looking);
    await Promise.all([app.close(), sftp.stop(), smtp.stop()]);
    await Promise.all([stripe, stripe_hooks, payoneer].map((one) => one.stop()));
    await Promise.all([reports, trends, ...stores.list()].map((one) => one.work()));
    schemas?.close();
  };
  return { http_port, sftp_port: sftp.port, smtp_port: smtp.port, host_key_sha256, cutLines: sftp.cut, stop };
}

async function openServices(options: SandboxOptions, now: () => Date, onError: (error: unknown) => void) {
  const { data_dir, apple_public_key = null } = options;
  const stripe = await openStripeService({ data_dir, now, onError });
  const stripe_hooks = await openHooks({
    file: join(data_dir, 'stripe', 'hooks.json'),
    endpoint: options.stripe_endpoint ?? null,
    onError,

    findEvent: (id) => stripe.state.events.get(id),
    behaviour: stripe.behaviour,
    behave: stripe.behave,
  });
  stripe.onEvent(stripe_hooks.take);
  return {
    spotify: openSpotifyService(),
    openid: await openOpenidService({ data_dir, now, apple_public_key }),
    payoneer: await openPayoneerService({ data_dir, now, onError }),

    stripe,
    stripe_hooks,
  };
}

async function findFileStore(
  id: string,
  { stores, reports, look }: { stores: Stores; reports: Reports; look(store: Store): void },
): Promise<FileStore | null> {
  if (id === REPORTS_USER) return reports.inbox;
  const store = await stores.find(id);
  return store === null ? null : describeForFiles(store, look);
}

// Only messages and the flags of batches are read; a look for every other file would be in vain.
function describeForFiles(store: Store, look: (store: Store) => void): FileStore {
  return {
    id: store.id,
    folder: store.folder,
    behaviour: () => store.behaviour(),
    begin: (path) => store.begin(path),
    finish: (path) => {
      store.finish(path);
      if (path.endsWith('.xml')) look(store);
    },
  };
}
