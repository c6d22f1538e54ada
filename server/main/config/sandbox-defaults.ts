import fs from 'node:fs';
import path from 'node:path';
import { loadAppleKey } from './apple-key.ts';
import { loadLocalSecret } from './local-secret.ts';
import { loadStoreKey } from './store-key.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the ports of the sandbox's services. */
export function sandboxPorts(environment: Environment) {
  return {
    http: Number(environment.SANDBOX_PORT ?? 4310),
    sftp: Number(environment.SANDBOX_SFTP_PORT ?? 4322),
    smtp: Number(environment.SANDBOX_SMTP_PORT ?? 4325),
  };
}

/**
 * Returns the settings of a developer's machine: the outside world is the sandbox, and missing secrets and keys are
 * created.
 */
export function sandboxDefaults(environment: Environment): Environment {
  const dataFolder = path.resolve(environment.DATA_DIR ?? '.data');
  const ports = sandboxPorts(environment);
  return {
    PUBLIC_URL: `http://localhost:${environment.PORT}`,
    HELP_URL: `http://127.0.0.1:${ports.http}/help`,
    SUPPORT_EMAIL: 'support@tangent.example',
    DATABASE_URL: findText(path.join(dataFolder, 'database-url')),
    STORAGE_URL: `file:${path.join(dataFolder, 'files')}`,
    CAPTCHA_SECRET: loadLocalSecret(path.join(dataFolder, 'captcha-secret')),
    AUTH_SECRET: loadLocalSecret(path.join(dataFolder, 'auth-secret')),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'Tangent <hello@tangent.example>',
    // Invented codes in the right form: no code of the sandbox may look like a real registration.
    DDEX_SENDER_DPID: 'PADPIDATANGENT001U',
    DDEX_SENDER_NAME: 'Tangent',
    ISRC_PREFIX: 'QZTNG',
    UPC_COMPANY_PREFIX: '0999990',
    STORE_SFTP_URL: `sftp://127.0.0.1:${ports.sftp}`,
    STORE_SFTP_KEY_FILE: loadStoreKey(dataFolder).private_key_file,
    STORE_SFTP_HOST_KEY_SHA256: findText(path.join(dataFolder, 'sandbox', 'host-key-sha256')),
    SALES_INBOX_URL: `sftp://reports@127.0.0.1:${ports.sftp}/`,
    ...bucketDefaults(environment, `http://127.0.0.1:${ports.http}`),
    ...spotifyDefaults(environment, `http://127.0.0.1:${ports.http}`),
    ...appleMusicDefaults(environment, dataFolder, `http://127.0.0.1:${ports.http}`),
    ...transporterDefaults(environment),
    ...openidDefaults(environment, dataFolder, `http://127.0.0.1:${ports.http}`),
    ...stripeDefaults(environment, dataFolder, `http://127.0.0.1:${ports.http}`),
    ...payoneerDefaults(environment, `http://127.0.0.1:${ports.http}`),
    ...rightsDefaults(environment, `http://127.0.0.1:${ports.http}`),
    SANDBOX_URL: `http://127.0.0.1:${ports.http}`,
  };
}

/** Points at the sandbox's buckets unless a key for real ones is configured. */
function bucketDefaults(environment: Environment, sandboxUrl: string): Environment {
  if (environment.STORE_S3_ACCESS_KEY_ID !== undefined || environment.STORE_S3_SECRET_ACCESS_KEY !== undefined)
    return {};
  return {
    STORE_S3_URL: `${sandboxUrl}/s3`,
    STORE_S3_REGION: 'us-east-1',
    STORE_S3_ACCESS_KEY_ID: 'sandbox',
    STORE_S3_SECRET_ACCESS_KEY: 'sandbox-s3-secret',
  };
}

/** Points at the simulated Google and Apple unless a client at the real one is configured. */
function openidDefaults(environment: Environment, dataFolder: string, sandboxUrl: string): Environment {
  const google = {
    GOOGLE_ISSUER: `${sandboxUrl}/openid/google`,
    GOOGLE_AUTHORIZE_URL: `${sandboxUrl}/openid/google/authorize`,
    GOOGLE_JWKS_URL: `${sandboxUrl}/openid/google/keys`,
    GOOGLE_CLIENT_ID: 'sandbox',
  };
  const apple = {
    APPLE_ISSUER: `${sandboxUrl}/openid/apple`,
    APPLE_AUTHORIZE_URL: `${sandboxUrl}/openid/apple/authorize`,
    APPLE_TOKEN_URL: `${sandboxUrl}/openid/apple/token`,
    APPLE_JWKS_URL: `${sandboxUrl}/openid/apple/keys`,
    APPLE_CLIENT_ID: 'sandbox',
    APPLE_TEAM_ID: 'SANDBOX001',
    APPLE_KEY_ID: 'SANDBOXKEY',
    APPLE_PRIVATE_KEY_FILE: loadAppleKey(dataFolder),
  };
  return {
    ...(environment.GOOGLE_CLIENT_ID === undefined ? google : {}),
    ...(environment.APPLE_CLIENT_ID === undefined ? apple : {}),
  };
}

/** Points at the simulated Spotify unless an app at the real one is configured. */
function spotifyDefaults(environment: Environment, sandboxUrl: string): Environment {
  if (environment.SPOTIFY_CLIENT_ID !== undefined || environment.SPOTIFY_CLIENT_SECRET !== undefined) return {};
  return {
    SPOTIFY_API_URL: `${sandboxUrl}/spotify/api`,
    SPOTIFY_ACCOUNTS_URL: `${sandboxUrl}/spotify/accounts`,
    SPOTIFY_IMAGE_ORIGIN: sandboxUrl,
    SPOTIFY_PAGE_EMAIL: 'pages@spotify.example',
    SPOTIFY_CLIENT_ID: 'sandbox',
    SPOTIFY_CLIENT_SECRET: 'sandbox-secret',
  };
}

/** Points at the simulated Apple Music unless a key for the real one is configured. */
function appleMusicDefaults(environment: Environment, dataFolder: string, sandboxUrl: string): Environment {
  if (environment.APPLE_MUSIC_KEY_ID !== undefined) return {};
  return {
    APPLE_MUSIC_API_URL: `${sandboxUrl}/apple-music`,
    APPLE_MUSIC_IMAGE_ORIGIN: sandboxUrl,
    APPLE_MUSIC_PAGE_EMAIL: 'pages@apple-music.example',
    APPLE_MUSIC_TEAM_ID: 'SANDBOX001',
    APPLE_MUSIC_KEY_ID: 'SANDBOXKEY',
    APPLE_MUSIC_PRIVATE_KEY_FILE: loadAppleKey(dataFolder),
  };
}

/** Points at the sandbox's Transporter, a program beside ours, unless Apple's own is configured. */
function transporterDefaults(environment: Environment): Environment {
  if (environment.TRANSPORTER_PATH !== undefined) return {};
  return {
    TRANSPORTER_PATH: findProgram('transporter.js'),
    TRANSPORTER_USERNAME: 'delivery@tangent.example',
    TRANSPORTER_PASSWORD: 'sandbox-transporter',
  };
}

/** Programs are built beside each other; without a build, tests name their folder. */
function findProgram(name: string): string {
  const built = path.join(import.meta.dirname, name);
  return fs.existsSync(built) ? built : path.join(process.env.TEST_PROGRAMS ?? import.meta.dirname, name);
}

/** Points at the simulated Stripe unless a key for the real one is configured. */
function stripeDefaults(environment: Environment, dataFolder: string, sandboxUrl: string): Environment {
  if (environment.STRIPE_SECRET_KEY !== undefined) return {};
  return {
    STRIPE_API_URL: sandboxUrl,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRETS: loadHookSecret(dataFolder),
  };
}

/** Points at the simulated Payoneer unless a client at the real one is configured. */
function payoneerDefaults(environment: Environment, sandboxUrl: string): Environment {
  const { PAYONEER_PROGRAM_ID, PAYONEER_CLIENT_ID, PAYONEER_CLIENT_SECRET } = environment;
  if (PAYONEER_PROGRAM_ID ?? PAYONEER_CLIENT_ID ?? PAYONEER_CLIENT_SECRET) return {};
  return {
    PAYONEER_API_URL: `${sandboxUrl}/payoneer/api`,
    PAYONEER_LOGIN_URL: `${sandboxUrl}/payoneer/login`,
    PAYONEER_PROGRAM_ID: '100100',
    PAYONEER_CLIENT_ID: 'sandbox',
    PAYONEER_CLIENT_SECRET: 'sandbox-secret',
  };
}

/** Points at the simulated YouTube and Meta unless credentials for the real ones are configured. */
function rightsDefaults(environment: Environment, sandboxUrl: string): Environment {
  const youtube = {
    YOUTUBE_API_URL: sandboxUrl,
    YOUTUBE_TOKEN_URL: `${sandboxUrl}/youtube/token`,
    YOUTUBE_CLIENT_ID: 'sandbox',
    YOUTUBE_CLIENT_SECRET: 'sandbox-secret',
    YOUTUBE_REFRESH_TOKEN: 'sandbox-refresh-token',
    YOUTUBE_CONTENT_OWNER: 'sandbox-owner',
  };
  const meta = {
    META_API_URL: `${sandboxUrl}/meta`,
    META_ACCESS_TOKEN: 'sandbox-meta-token',
    META_PAGE_ID: 'sandbox-page',
  };
  return {
    ...(environment.YOUTUBE_CLIENT_ID === undefined ? youtube : {}),
    ...(environment.META_ACCESS_TOKEN === undefined ? meta : {}),
  };
}

/** Returns the secret with which the simulated Stripe signs its events. */
export function loadHookSecret(dataFolder: string): string {
  return loadLocalSecret(path.join(dataFolder, 'stripe-webhook-secret'));
}

function findText(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
}
