import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WEBHOOK_ANSWER, WEBHOOK_TIMEOUT_SECONDS } from '@tangent/domain/events/webhook-limits.ts';
import { type Ai, createAi } from '../gateways/ai/ai.ts';
import { type AppleMusic, createAppleMusic } from '../gateways/apple-music/apple-music.ts';
import { createPayoneer } from '../gateways/payoneer/create-payoneer.ts';
import type { Payoneer } from '../gateways/payoneer/payoneer.ts';
import { createSpotify, type Spotify } from '../gateways/spotify/spotify.ts';
import { createFolderStorage } from '../gateways/storage/folder-storage.ts';
import { createS3Storage } from '../gateways/storage/s3-storage.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Billing } from '../gateways/stripe/billing.ts';
import { createStripeBilling } from '../gateways/stripe/create-stripe-billing.ts';
import { createStripeConnect } from '../gateways/stripe/create-stripe-connect.ts';
import { createWebhookSender } from '../gateways/webhook/webhook-sender.ts';
import { createRails, type Rails } from '../money/payout/public.ts';
import { createMovableClock, createRealClock } from '../platform/clock/clock.ts';
import { createLog, type Log } from '../platform/log/create-log.ts';
import { type Database, openDatabase } from '../platform/sql/open-database.ts';
import { waitForDatabase } from '../platform/sql/wait-for-database.ts';
import type { Traces } from '../platform/trace/traces.ts';
import type { Config } from './config/config.ts';
import { configureMarks } from './config/picture-marks.ts';
import { readKeyFile } from './config/read-key-file.ts';
import { settingError } from './config/setting-error.ts';
import { parseBucketUrl } from './config/storage-url.ts';
import type { ModuleContext } from './module-contexts.ts';
import { HOOKS, REPORT_KINDS } from './modules.ts';
import { startTraces } from './run/traces.ts';

/** All uploads of a process share one connection for their locks, and so does the poll of the inbox. */
const MAX_DIRECT_CONNECTIONS = 3;

/** Creates the storage of files, and names the folder of unfinished uploads. */
export function createStorage(config: Config): { storage: Storage; incoming_folder: string } {
  const bucket = parseBucketUrl(config.storage_url);
  if (bucket === null) {
    const folder = fileURLToPath(config.storage_url);
    return {
      storage: createFolderStorage(folder),
      incoming_folder: config.incoming_dir ?? path.join(folder, 'incoming'),
    };
  }
  const storage = createS3Storage({
    ...bucket,
    endpoint: config.storage_s3_endpoint,
    region: config.storage_s3_region,
    access_key_id: config.storage_s3_access_key_id ?? '',
    secret_access_key: config.storage_s3_secret_access_key ?? '',
  });
  return { storage, incoming_folder: config.incoming_dir ?? path.join(config.data_dir, 'incoming') };
}

/** The shared resources of every process. */
export interface Context extends ModuleContext {
  config: Config;
  /** Null where traces are off. */
  traces: Traces | null;
  close(): Promise<void>;
}

export async function createContext(config: Config, processName: string): Promise<Context> {
  const log = createLog(config.log_level, processName);
  const database = openDatabase({
    url: config.database_url,
    onError: (err) => log.warn({ err }, 'idle database connection failed'),
  });
  const traces = await startTraces(config, processName, log);
  traces?.tracePool(database.pool);
  await waitForDatabase(database.pool).catch((error: Error) => {
    throw settingError('DATABASE_URL', error);
  });
  const direct = openDirect(config, log);
  const clock =
    config.app_mode === 'production'
      ? createRealClock()
      : await createMovableClock(database.db, (err) => log.warn({ err }, 'product clock could not be read'));
  return {
    config,
    hooks: HOOKS,
    report_kinds: REPORT_KINDS,
    log,
    traces,
    db: database.db,
    pool: database.pool,
    session_pool: direct?.pool ?? database.pool,
    clock,
    ...createStorage(config),
    prefixes: { isrc_prefix: config.isrc_prefix, upc_company_prefix: config.upc_company_prefix },
    second_approval: config.review_second_look,
    ai: configureAi(config),
    picture_marks: configureMarks(config, () => clock.now()),
    spotify: configureSpotify(config),
    apple_music: configureAppleMusic(config, () => clock.now()),
    billing: createBilling(config),
    rails: configureRails(config),
    webhook_sender: createWebhookSender({
      allows_loopback: config.app_mode !== 'production',
      timeout_ms: WEBHOOK_TIMEOUT_SECONDS * 1000,
      max_bytes: WEBHOOK_ANSWER.max_bytes,
    }),
    product_name: config.product_name,
    product_slug: config.product_slug,
    public_url: config.public_url,
    auth_secret: config.auth_secret,
    limits_uses: config.rate_limits,
    payout_approval_cents: config.payout_approval_cents,
    payout_advance_cents: 100 * config.payout_advance,
    close: async () => {
      clock.stop();
      await direct?.close();
      await database.close();
      await traces?.close();
    },
  };
}

/** Opens connections past a pooler, if there is one. */
function openDirect({ database_direct_url: url }: Config, log: Log): Database | null {
  if (url === undefined) return null;
  const onError = (err: Error) => log.warn({ err }, 'direct database connection failed');
  return openDatabase({ url, max_connections: MAX_DIRECT_CONNECTIONS, onError });
}

function configureAi(config: Config): Ai {
  const { ai_base_url: base_url, ai_api_key, ai_text_model, ai_image_model } = config;
  if (base_url === undefined) return { writeText: null, createPicture: null };
  return createAi({
    base_url,
    api_key: ai_api_key ?? null,
    text_model: ai_text_model ?? null,
    image_model: ai_image_model ?? null,
  });
}

function createBilling(config: Config): Billing {
  const { stripe_api_url: api_url, stripe_secret_key: secret_key, stripe_webhook_secrets: webhook_secrets } = config;
  return createStripeBilling({ api_url, secret_key, webhook_secrets });
}

function configureRails(config: Config): Rails {
  const { stripe_api_url: api_url, stripe_secret_key: secret_key } = config;
  return createRails({ connect: createStripeConnect({ api_url, secret_key }), payoneer: configurePayoneer(config) });
}

function configurePayoneer(config: Config): Payoneer | null {
  const { payoneer_program_id: program_id, payoneer_client_id: client_id } = config;
  const { payoneer_client_secret: client_secret, payoneer_api_url: api_url, payoneer_login_url: login_url } = config;
  if (program_id === undefined || client_id === undefined || client_secret === undefined) return null;
  return createPayoneer({ api_url, login_url, program_id, client_id, client_secret });
}

function configureAppleMusic(config: Config, now: () => Date): AppleMusic | null {
  const { apple_music_team_id: team_id, apple_music_key_id: key_id, apple_music_private_key_file: file } = config;
  if (team_id === undefined || key_id === undefined || file === undefined) return null;
  const private_key = readKeyFile('APPLE_MUSIC_PRIVATE_KEY_FILE', file);
  return createAppleMusic({ api_url: config.apple_music_api_url, team_id, key_id, private_key, now });
}

function configureSpotify(config: Config): Spotify | null {
  const { spotify_client_id: client_id, spotify_client_secret: client_secret } = config;
  if (client_id === undefined || client_secret === undefined) return null;
  const { spotify_api_url: api_url, spotify_accounts_url: accounts_url } = config;
  return createSpotify({ api_url, accounts_url, client_id, client_secret });
}
