import fs from 'node:fs';
import path from 'node:path';
import { type AppleSchema, loadAppleSchema } from '@tangent/apple/check/check-schema.ts';
import { type AudioEngine, createAudioEngine } from '@tangent/audio/engine.ts';
import type { ChildCommand } from '@tangent/audio/engine-child.ts';
import { type ErnSchemas, loadSchemas } from '@tangent/ddex/check/check-schema.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { MASTERING_TIME_LIMIT_MINUTES } from '@tangent/domain/promotion/mastering-limits.ts';
import type { StoreAccess } from '../distribution/delivery/public.ts';
import { createMailer, type DkimKey } from '../gateways/mail/mailer.ts';
import { createMeta } from '../gateways/rights/create-meta.ts';
import { createYoutube } from '../gateways/rights/create-youtube.ts';
import type { InboxAccess } from '../money/sales-inbox/public.ts';
import type { RightsServices } from '../promotion/claim/public.ts';
import type { Config } from './config/config.ts';
import { readKeyFile } from './config/read-key-file.ts';
import { settingError } from './config/setting-error.ts';
import { type Context, createContext } from './context.ts';
import type { JobContext } from './module-contexts.ts';

const JOB_TIME_LIMIT_MS = 10 * 60 * 1000;
const MAX_RSS_BYTES = 1024 ** 3;

/** The resources of the worker. */
export type WorkerContext = Context & JobContext;

export async function createWorkerContext(config: Config, processName: string): Promise<WorkerContext> {
  // Files first: a wrong path fails before the database is opened.
  const [access, inbox, schemas] = [loadStoreAccess(config), findInbox(config), findSchemas(config)];
  const apple = { provider: config.apple_provider, schema: findAppleSchema(config) };
  const context = await createContext(config, processName);
  const audio = createAudio();
  const mastering_engine = createAudio(MASTERING_TIME_LIMIT_MINUTES * MINUTE_MS);
  return {
    ...context,
    audio,
    mastering_engine,
    cover_child: childCommand('cover-child', 'server/promotion/coverart/child.ts'),
    schemas,
    apple,
    sender: { dpid: config.ddex_sender_dpid, name: config.ddex_sender_name },
    access,
    inbox,
    mailer: createMailer({ url: config.smtp_url, from: config.mail_from, dkim: readDkimKey(config) }),
    rights: configureRights(config),
    support_email: config.support_email,
    page_emails: { spotify: config.spotify_page_email, apple_music: config.apple_music_page_email },
    auto_review: config.auto_review,
    is_sandbox: config.has_sandbox_stores,
    close: async () => {
      await audio.close();
      await mastering_engine.close();
      schemas?.close();
      apple.schema?.close();
      await context.close();
    },
  };
}

/** Creates the audio engine in a child process, because its native code reads hostile files. */
export function createAudio(job_time_limit_ms = JOB_TIME_LIMIT_MS): AudioEngine {
  return createAudioEngine({
    command: childCommand('audio-child', 'audio/child.ts'),
    job_time_limit_ms,
    max_rss_bytes: MAX_RSS_BYTES,
  });
}

// A built child is beside the built programs; tests run its source with a loader.
function childCommand(name: string, source: string): ChildCommand {
  const built = path.join(import.meta.dirname, `${name}.js`);
  if (fs.existsSync(built)) return { file: built, exec_argv: [] };
  return { file: path.join(import.meta.dirname, '../..', source), exec_argv: ['--import', 'tsx'] };
}

export function findSchemas({ ddex_schema_dir }: Pick<Config, 'ddex_schema_dir'>): ErnSchemas | null {
  if (ddex_schema_dir === undefined) return null;
  try {
    return loadSchemas(ddex_schema_dir);
  } catch (error) {
    throw settingError('DDEX_SCHEMA_DIR', error);
  }
}

function loadStoreAccess(config: Config): StoreAccess {
  return {
    sftp: {
      url: config.store_sftp_url,
      private_key: readKeyFile('STORE_SFTP_KEY_FILE', config.store_sftp_key_file),
      host_key_sha256: config.store_sftp_host_key_sha256,
    },
    s3: buildS3Access(config),
    transporter: buildTransporterAccess(config),
    outbox_folder: path.join(config.data_dir, 'outbox'),
  };
}

function buildTransporterAccess(config: Config): StoreAccess['transporter'] {
  const { transporter_path, transporter_username: username, transporter_password: password } = config;
  if (transporter_path === undefined || username === undefined || password === undefined) return null;
  const environment = config.has_sandbox_stores ? { ITUNES_URL: `${config.sandbox_url}/itunes/apple-music` } : {};
  return { path: transporter_path, username, password, provider: config.apple_provider, environment };
}

export function findAppleSchema({ apple_schema_dir }: Pick<Config, 'apple_schema_dir'>): AppleSchema | null {
  if (apple_schema_dir === undefined) return null;
  try {
    return loadAppleSchema(apple_schema_dir);
  } catch (error) {
    throw settingError('APPLE_SCHEMA_DIR', error);
  }
}

function configureRights(config: Config): RightsServices {
  const { youtube_client_id: client_id, youtube_client_secret: client_secret } = config;
  const { youtube_refresh_token: refresh_token, youtube_content_owner: content_owner } = config;
  const { meta_access_token: access_token, meta_page_id: page_id } = config;
  const youtube =
    client_id === undefined || client_secret === undefined || refresh_token === undefined || !content_owner
      ? null
      : { client_id, client_secret, refresh_token, content_owner };
  const meta = access_token === undefined || page_id === undefined ? null : { access_token, page_id };
  return {
    ...(youtube && {
      youtube: createYoutube({ ...youtube, api_url: config.youtube_api_url, token_url: config.youtube_token_url }),
    }),
    ...(meta && { meta: createMeta({ ...meta, api_url: config.meta_api_url }) }),
  };
}

function findInbox(config: Config): InboxAccess | null {
  if (config.sales_inbox_url === undefined) return null;
  const { sales_inbox_key_file: own, store_sftp_key_file: stores } = config;
  return {
    url: config.sales_inbox_url,
    private_key:
      own === undefined ? readKeyFile('STORE_SFTP_KEY_FILE', stores) : readKeyFile('SALES_INBOX_KEY_FILE', own),
    host_key_sha256: config.sales_inbox_host_key_sha256 ?? config.store_sftp_host_key_sha256,
  };
}

function buildS3Access(config: Config): StoreAccess['s3'] {
  const { store_s3_url: url, store_s3_region: region } = config;
  const { store_s3_access_key_id: access_key_id, store_s3_secret_access_key: secret_access_key } = config;
  if (access_key_id === undefined || secret_access_key === undefined) return null;
  return { url, region, access_key_id, secret_access_key };
}

function readDkimKey({ mail_dkim_domain, mail_dkim_selector, mail_dkim_key_file }: Config): DkimKey | undefined {
  if (!mail_dkim_domain || !mail_dkim_selector || !mail_dkim_key_file) return undefined;
  const private_key = readKeyFile('MAIL_DKIM_KEY_FILE', mail_dkim_key_file);
  return { domain: mail_dkim_domain, selector: mail_dkim_selector, private_key };
}
