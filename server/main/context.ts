import { openPayoneer } from '../gateways/payoneer/open-payoneer.ts';
import type { Payoneer } from '../gateways/payoneer/payoneer.ts';
import { openSpotify, type Spotify } from '../gateways/spotify/spotify.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Billing } from '../gateways/stripe/billing.ts';
import { openConnect } from '../gateways/stripe/open-connect.ts';
import { openStripe } from '../gateways/stripe/open-stripe.ts';
import { openRails, type Rails } from '../payout/public.ts';
import { type Clock, openMovableClock, openRealClock } from '../platform/clock/clock.ts';
import { createLog, type Log } from '../platform/log/create-log.ts';
import { type Database, openDatabase } from '../platform/sql/open-database.ts';
import { waitForDatabase } from '../platform/sql/wait-for-database.ts';
import type { CodePrefixes } from '../review/public.ts';
import type { Config } from './config.ts';
import { settingError } from './setting-error.ts';
import { openStoragePlace } from './storage-place.ts';

/** The real things that every process works with. Calls and jobs are handed the whole, and each asks for its part. */
export interface Context {
  config: Config;
  log: Log;
  db: Database['db'];
  pool: Database['pool'];
  clock: Clock;
  storage: Storage;
  /** Folder of unfinished uploads, the same for every process. */
  incoming_folder: string;
  prefixes: CodePrefixes;
  /** Whether rejections and doubtful approvals take two people. */
  second_look: boolean;
  /** Null without credentials. */
  spotify: Spotify | null;
  billing: Billing;
  rails: Rails;
  close(): Promise<void>;
}

export async function openContext(config: Config, processName: string): Promise<Context> {
  const log = createLog(config.log_level, processName);
  const database = openDatabase({ url: config.database_url, onError: (err) => log.warn({ err }, 'idle connection') });
  await waitForDatabase(database.pool).catch((error: Error) => {
    throw settingError('DATABASE_URL', error);
  });
  const clock =
    config.app_mode === 'production'
      ? openRealClock()
      : await openMovableClock(database.db, (err) => log.warn({ err }, 'clock not read'));
  return {
    config,
    log,
    db: database.db,
    pool: database.pool,
    clock,
    ...openStoragePlace(config),
    prefixes: { isrc_prefix: config.isrc_prefix, upc_company_prefix: config.upc_company_prefix },
    second_look: config.review_second_look,
    spotify: openSpotifyOf(config),
    billing: openBilling(config),
    rails: openRailsOf(config),
    close: async () => {
      clock.stop();
      await database.close();
    },
  };
}

function openBilling(config: Config): Billing {
  const { stripe_api_url: api_url, stripe_secret_key: secret_key, stripe_webhook_secrets: webhook_secrets } = config;
  return openStripe({ api_url, secret_key, webhook_secrets });
}

function openRailsOf(config: Config): Rails {
  const { stripe_api_url: api_url, stripe_secret_key: secret_key } = config;
  return openRails({ connect: openConnect({ api_url, secret_key }), payoneer: openPayoneerOf(config) });
}

function openPayoneerOf(config: Config): Payoneer | null {
  const { payoneer_program_id: program_id, payoneer_client_id: client_id } = config;
  const { payoneer_client_secret: client_secret, payoneer_api_url: api_url, payoneer_login_url: login_url } = config;
  if (program_id === undefined || client_id === undefined || client_secret === undefined) return null;
  return openPayoneer({ api_url, login_url, program_id, client_id, client_secret });
}

function openSpotifyOf(config: Config): Spotify | null {
  const { spotify_client_id: client_id, spotify_client_secret: client_secret } = config;
  if (client_id === undefined || client_secret === undefined) return null;
  const { spotify_api_url: api_url, spotify_accounts_url: accounts_url } = config;
  return openSpotify({ api_url, accounts_url, client_id, client_secret });
}
