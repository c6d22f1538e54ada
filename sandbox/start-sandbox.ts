import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadSchemas } from '@tangent/ddex/check/check-schema.ts';
import { createAiService } from './ai/create-ai.ts';
import { createAppleMusicService } from './apple-music/create-apple-music.ts';
import { createArtistPages } from './artist-pages/create-artist-pages.ts';
import { buildApp } from './build-app.ts';
import { loadClock, type SandboxClock } from './clock.ts';
import { createItunes, type ItunesService } from './itunes/create-itunes.ts';
import { createCurators } from './mail/curators.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createOldDistributor } from './mail/old-distributor.ts';
import { createRefusals } from './mail/refusals.ts';
import { startSmtpServer } from './mail/start-smtp-server.ts';
import { createOpenidService } from './openid/create-openid.ts';
import { createPayoneerService } from './payoneer/create-payoneer.ts';
import { createRightsService } from './rights/create-rights.ts';
import { createSpotifyService } from './spotify/create-spotify.ts';
import type { Store } from './stores/create-store.ts';
import { createStores, type Stores } from './stores/create-stores.ts';
import type { FileStore } from './stores/file-store.ts';
import { createReports, REPORTS_USER, type Reports } from './stores/reports/create-reports.ts';
import { readAuthorizedKeys } from './stores/sftp/authorized-keys.ts';
import { loadHostKey } from './stores/sftp/host-key.ts';
import { startSftpServer } from './stores/sftp/start-sftp-server.ts';
import { createTrends } from './stores/trends/create-trends.ts';
import { createStripeService } from './stripe/create-stripe.ts';
import { createHooks } from './stripe/hooks/create-hooks.ts';
import type { HookEndpoint } from './stripe/hooks/send-message.ts';

export interface SandboxOptions {
  data_dir: string;
  /** Public keys that may sign in to the stores, in the format of OpenSSH's authorized_keys. */
  authorized_key_file: string;
  /** Public key, in PEM, of the product's client at Apple; without it Apple issues no tokens. */
  apple_public_key?: string | null;
  /** Receives the simulated Stripe's events; without it the endpoint set last is used, if any. */
  stripe_endpoint?: HookEndpoint | null;
  /** Private key of the SFTP server; created if it does not exist. */
  host_key_file: string;
  /** Folder of the official schemas; null if they are not available: stores then check by our own schema alone. */
  schema_dir: string | null;
  /** Folder of Apple's schema of packages; absent or null: they are checked by our reading of it alone. */
  apple_schema_dir?: string | null;
  /** Port 0 picks a free port. */
  http_port: number;
  sftp_port: number;
  smtp_port: number;
  /** The existing stores; without a list a store is created for any valid name that a client uses. */
  store_ids?: readonly string[];
  /** Keeps audio and artwork in the stores' folders after reading; with hundreds of stores they would fill the disk. */
  saves_files?: boolean;
  /** Stores report automatically after every day and every month; otherwise only on request. */
  sends_reports?: boolean;
  /** Receives errors of background work. */
  onError?: (error: unknown) => void;
}

export interface Sandbox {
  http_port: number;
  sftp_port: number;
  smtp_port: number;
  /** SHA-256 of the host key, base64 without padding. */
  host_key_sha256: string;
  /** Cuts all connections of a store, as when its machine fails. */
  cutConnections(storeId: string): void;
  stop(): Promise<void>;
}

// How often all stores are checked for due work; new files are noticed at once.
const POLL_EVERY_MS = 250;

/** Starts everything that stands in for the outside world, bound to this machine only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { data_dir, saves_files = false, store_ids = null } = options;
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const keys = await readAuthorizedKeys(options.authorized_key_file);
  const { private_key: host_key, sha256: host_key_sha256 } = await loadHostKey(options.host_key_file);
  const schemas = options.schema_dir === null ? null : loadSchemas(options.schema_dir);
  const clock = await loadClock(join(data_dir, 'clock.json'));
  const stores = await createStores({ data_dir, clock, schemas, saves_files, store_ids });
  const { itunes, reports, trends } = await createAroundStores(options, clock, stores);
  const curators = createCurators();
  const refusals = createRefusals();
  const old_distributor = createOldDistributor(stores);
  const artist_pages = createArtistPages();
  const readers = [curators, old_distributor, artist_pages];
  const mailbox = createMailbox(join(data_dir, 'mails'), clock.now, readers);

  const pollStore = (store: Store) => void store.work().catch(onError);
  const findStore = (id: string) => findFileStore(id, { stores, reports, itunes, pollStore, onError });
  const sftp = await startSftpServer({ port: options.sftp_port, host_key, keys, findStore, onError });
  const smtp = await startSmtpServer(options.smtp_port, mailbox, refusals);
  const facts = { data_dir, upload_dir: join(data_dir, 'uploads'), has_schemas: schemas !== null, host_key_sha256 };
  const services = await createServices(options, clock.now, onError);
  const { stripe, stripe_hooks, payoneer, rights } = services;
  const app = buildApp({
    ...facts,
    clock,
    stores,
    itunes,
    findStore,
    sftp,
    reports,
    trends,
    mailbox,
    curators,
    refusals,
    old_distributor,
    artist_pages,
    ...services,
  });
  await app.listen({ host: '127.0.0.1', port: options.http_port });
  const { port: http_port } = app.server.address() as AddressInfo;
  stripe.listenAt(`http://127.0.0.1:${http_port}`);
  const pollAll = () => {
    stripe.work();
    for (const store of stores.list()) if (store.isDue(clock.now())) pollStore(store);
    for (const one of [itunes, reports, trends]) if (one.isDue()) void one.work().catch(onError);
  };
  const pollTimer = setInterval(pollAll, POLL_EVERY_MS);
  const stop = async () => {
    clearInterval(pollTimer);
    await Promise.all([app.close(), sftp.stop(), smtp.stop()]);
    await Promise.all([stripe, stripe_hooks, payoneer, rights].map((one) => one.stop()));
    await itunes.work();
    await Promise.all([reports, trends, ...stores.list()].map((one) => one.work()));
    schemas?.close();
    itunes.close();
  };
  return { http_port, sftp_port: sftp.port, smtp_port: smtp.port, host_key_sha256, cutConnections: sftp.cut, stop };
}

/** Creates what reads and fills the stores. */
async function createAroundStores(options: SandboxOptions, clock: SandboxClock, stores: Stores) {
  const { data_dir, saves_files = false, apple_schema_dir = null, sends_reports: automatic = false } = options;
  const reports = await createReports({ data_dir, clock, stores, automatic });
  return {
    itunes: await createItunes({ data_dir, clock, stores, saves_files, schema_dir: apple_schema_dir }),
    reports,
    trends: await createTrends({ data_dir, clock, stores, reports, automatic }),
  };
}

async function createServices(options: SandboxOptions, now: () => Date, onError: (error: unknown) => void) {
  const { data_dir, apple_public_key = null } = options;
  const stripe = await createStripeService({ data_dir, now, onError });
  const stripe_hooks = await createHooks({
    file: join(data_dir, 'stripe', 'hooks.json'),
    endpoint: options.stripe_endpoint ?? null,
    onError,
    findEvent: (id) => stripe.state.events.get(id),
    behaviour: stripe.behaviour,
    behave: stripe.behave,
  });
  stripe.onEvent(stripe_hooks.accept);
  return {
    ai: createAiService(),
    apple_music: createAppleMusicService({ public_key: apple_public_key, now }),
    spotify: createSpotifyService({ now }),
    openid: await createOpenidService({ data_dir, now, apple_public_key }),
    payoneer: await createPayoneerService({ data_dir, now, onError }),
    rights: await createRightsService({ data_dir, now, onError }),
    stripe,
    stripe_hooks,
  };
}

interface FileWorld {
  stores: Stores;
  reports: Reports;
  itunes: ItunesService;
  pollStore(store: Store): void;
  onError(error: unknown): void;
}

async function findFileStore(id: string, world: FileWorld): Promise<FileStore | null> {
  if (id === REPORTS_USER) return world.reports.inbox;
  const store = await world.stores.find(id);
  if (store === null) return null;
  const intake = await world.itunes.find(id);
  const described = describeForFiles(store, world.pollStore);
  if (intake === null) return described;
  return {
    ...described,
    start: (path) => {
      store.start(path);
      intake.start(path);
    },
    finish: (path) => {
      intake.finish(path);
      described.finish(path);
      if (intake.isComplete(path)) void intake.work().catch(world.onError);
    },
  };
}

// Only messages and batch-complete files trigger a check; for other files it would be wasted.
function describeForFiles(store: Store, pollStore: (store: Store) => void): FileStore {
  return {
    id: store.id,
    folder: store.folder,
    behaviour: () => store.behaviour(),
    start: (path) => store.start(path),
    finish: (path) => {
      store.finish(path);
      if (path.endsWith('.xml')) pollStore(store);
    },
  };
}
