import path from 'node:path';
import { isIssuingPrefix } from '@tangent/ddex/codes/isrc.ts';
import { z } from 'zod';
import type { Environment } from './sandbox-defaults.ts';
import { sandboxDefaults } from './sandbox-defaults.ts';
import { storageUrl } from './storage-url.ts';

const text = z.string().min(1);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const POSTGRES = /^postgres(ql)?:\/\//;

/** Every setting, by its environment variable. docs/operations.md explains them. */
const settings = z.object({
  APP_MODE: z.enum(['development', 'production']),
  PORT: z.coerce.number().int().min(1).max(65535),
  HOST: text,
  PUBLIC_URL: z.url().transform((url) => new URL(url).origin),
  TRUST_PROXY: onOff,
  PRODUCT_NAME: text,
  PRODUCT_SLUG: text.regex(/^[a-z0-9]+$/, 'lower-case letters and digits only'),
  HELP_URL: z.url(),
  SUPPORT_EMAIL: z.email(),
  DATABASE_URL: text.regex(POSTGRES, 'must begin with postgres://'),
  /** PostgreSQL itself, where `DATABASE_URL` is a pooler that shares its sessions between transactions. */
  DATABASE_DIRECT_URL: text.regex(POSTGRES, 'must begin with postgres://').optional(),
  DATA_DIR: text.transform((folder) => path.resolve(folder)),
  STORAGE_URL: storageUrl,
  /** For files in a bucket. Without an endpoint it is a bucket at Amazon. */
  STORAGE_S3_ENDPOINT: address.optional(),
  STORAGE_S3_REGION: text.default('us-east-1'),
  STORAGE_S3_ACCESS_KEY_ID: text.optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: text.optional(),
  /** Folder of unfinished uploads, which are always local files; every process must see it. */
  INCOMING_DIR: text.transform((folder) => path.resolve(folder)).optional(),
  CAPTCHA_SECRET: text.min(32, 'needs 32 characters or more'),
  /** Protects data that the database alone must not reveal: secrets of authenticator apps, links in emails. */
  AUTH_SECRET: text.min(32, 'needs 32 characters or more'),
  /** Off only where one user or program does the work of hundreds: tests and benches. */
  RATE_LIMITS: onOff,
  /** OpenID providers. Without a client id the button is not shown. */
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  GOOGLE_AUTHORIZE_URL: address.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_JWKS_URL: address.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_CLIENT_ID: text.optional(),
  APPLE_ISSUER: address.default('https://appleid.apple.com'),
  APPLE_AUTHORIZE_URL: address.default('https://appleid.apple.com/auth/authorize'),
  APPLE_TOKEN_URL: address.default('https://appleid.apple.com/auth/token'),
  APPLE_JWKS_URL: address.default('https://appleid.apple.com/auth/keys'),
  APPLE_CLIENT_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_KEY_ID: text.optional(),
  APPLE_PRIVATE_KEY_FILE: text.transform((file) => path.resolve(file)).optional(),
  /** Prefix of the state of an Apple sign-in. */
  APPLE_STATE: text.regex(/^[a-z0-9_-]+$/i, 'letters, digits, hyphens and underscores only').default('apple_signin'),
  /** Addresses of the product's own profiles, separated by blanks; the footer shows those of known networks. */
  SOCIAL_LINKS: text
    .transform((links) => links.split(/\s+/))
    .pipe(z.array(z.url({ protocol: /^https$/ })))
    .optional(),
  /** Key of the release that the start page shows as an example; without it there is none, except in the demo. */
  DEMO_RELEASE_KEY: text
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the last part of the address of a release')
    .optional(),
  /** Third-party tools that the browser may load with the visitor's consent: support chat, bot, session recording. */
  CRISP_WEBSITE_ID: z.uuid().optional(),
  BOTPRESS_BOT_ID: text.regex(/^[\w-]+$/, 'letters, digits and hyphens only').optional(),
  CLARITY_PROJECT_ID: text.regex(/^[a-z0-9]+$/, 'lower-case letters and digits only').optional(),
  SMTP_URL: text.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: text,
  /** Signs emails (DKIM); without these the mail server does. */
  MAIL_DKIM_DOMAIN: text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in lower case').optional(),
  MAIL_DKIM_SELECTOR: text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a part of a domain in lower case').optional(),
  MAIL_DKIM_KEY_FILE: text.transform((file) => path.resolve(file)).optional(),
  /** Without the official schemas messages only go to the sandbox, checked by our own schema and the rules. */
  DDEX_SCHEMA_DIR: text.transform((folder) => path.resolve(folder)).optional(),
  DDEX_SENDER_DPID: text.regex(/^PADPIDA[0-9A-Z]{11}$/, 'must be a DDEX party id such as PADPIDA0000000000X'),
  DDEX_SENDER_NAME: text,
  ISRC_PREFIX: text.refine(isIssuingPrefix, 'must be five characters such as QZTNG, of an agency that issues ISRCs'),
  UPC_COMPANY_PREFIX: text.regex(/^\d{6,10}$/, 'must be 6 to 10 digits'),
  STORE_SFTP_URL: text.regex(/^sftp:\/\//, 'must begin with sftp://'),
  STORE_SFTP_KEY_FILE: text.transform((file) => path.resolve(file)),
  STORE_SFTP_HOST_KEY_SHA256: text,
  /** The inbox for sales reports; without it reports are only imported by command and in the back office. */
  SALES_INBOX_URL: text.regex(/^(sftp:\/\/[^/@]+@|file:\/\/\/)/, 'must begin with sftp://user@ or file:///').optional(),
  /** Only set when the keys of the inbox differ from those of the stores. */
  SALES_INBOX_KEY_FILE: text.transform((file) => path.resolve(file)).optional(),
  SALES_INBOX_HOST_KEY_SHA256: text.optional(),
  /** For stores that take deliveries in a bucket. Without credentials they receive none. */
  STORE_S3_URL: address.default('https://s3.amazonaws.com'),
  STORE_S3_REGION: text.default('us-east-1'),
  STORE_S3_ACCESS_KEY_ID: text.optional(),
  STORE_S3_SECRET_ACCESS_KEY: text.optional(),
  /** Spotify's Web API. Without credentials profiles can only be linked by hand. */
  SPOTIFY_API_URL: address.default('https://api.spotify.com'),
  SPOTIFY_ACCOUNTS_URL: address.default('https://accounts.spotify.com'),
  SPOTIFY_IMAGE_ORIGIN: address.default('https://i.scdn.co'),
  /** Where Spotify is asked to move a release to the right artist page; without it our support gets the request. */
  SPOTIFY_PAGE_EMAIL: z.email().optional(),
  SPOTIFY_CLIENT_ID: text.optional(),
  SPOTIFY_CLIENT_SECRET: text.optional(),
  /** Apple Music's catalogue. Without a key artist pages can only be linked by hand. */
  APPLE_MUSIC_API_URL: address.default('https://api.music.apple.com'),
  APPLE_MUSIC_IMAGE_ORIGIN: address.default('https://*.mzstatic.com'),
  APPLE_MUSIC_PAGE_EMAIL: z.email().optional(),
  APPLE_MUSIC_TEAM_ID: text.optional(),
  APPLE_MUSIC_KEY_ID: text.optional(),
  APPLE_MUSIC_PRIVATE_KEY_FILE: text.transform((file) => path.resolve(file)).optional(),
  /** Apple's program for packages, and our account there. Without it nothing goes to stores that need it. */
  TRANSPORTER_PATH: text.transform((file) => path.resolve(file)).optional(),
  TRANSPORTER_USERNAME: text.optional(),
  TRANSPORTER_PASSWORD: text.optional(),
  /** Our short name at Apple, which every package names. */
  APPLE_PROVIDER: text.regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, hyphens and underscores only').default('Tangent'),
  /** Apple's schema as `generateSchema` writes it; without it our reading of it checks packages. */
  APPLE_SCHEMA_DIR: text.transform((folder) => path.resolve(folder)).optional(),
  /** YouTube's Content ID, for claims on music. Without credentials no claims arrive from there. */
  YOUTUBE_API_URL: address.default('https://youtubepartner.googleapis.com'),
  YOUTUBE_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
  YOUTUBE_CLIENT_ID: text.optional(),
  YOUTUBE_CLIENT_SECRET: text.optional(),
  YOUTUBE_REFRESH_TOKEN: text.optional(),
  YOUTUBE_CONTENT_OWNER: text.optional(),
  /** Meta's Rights Manager, likewise. */
  META_API_URL: address.default('https://graph.facebook.com/v25.0'),
  META_ACCESS_TOKEN: text.optional(),
  META_PAGE_ID: text.optional(),
  /** A server that speaks OpenAI's protocol, for lyrics and pictures. Without it only the product's own engines work. */
  AI_BASE_URL: address.optional(),
  AI_API_KEY: text.optional(),
  AI_TEXT_MODEL: text.optional(),
  AI_IMAGE_MODEL: text.optional(),
  /** Signs the pictures that the product makes (C2PA); without it with a key that follows from `AUTH_SECRET`. */
  PROVENANCE_KEY_FILE: text.transform((file) => path.resolve(file)).optional(),
  PROVENANCE_CERTIFICATE_FILE: text.transform((file) => path.resolve(file)).optional(),
  /** Stripe, which charges plans. The secrets sign its events, several of them while they are being rotated. */
  STRIPE_API_URL: address.default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRETS: text.transform((secrets) => secrets.trim().split(/\s+/)),
  /** Withdrawals above this many cents need an approval. */
  PAYOUT_APPROVAL_CENTS: z.coerce.number().int().min(0),
  /** Reported money is paid out before its stores pay it, up to this many dollars per account. */
  PAYOUT_ADVANCE: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Payoneer, a payout service. Without credentials it is not offered. */
  PAYONEER_API_URL: address.default('https://api.payoneer.com'),
  PAYONEER_LOGIN_URL: address.default('https://login.payoneer.com'),
  PAYONEER_PROGRAM_ID: text.optional(),
  PAYONEER_CLIENT_ID: text.optional(),
  PAYONEER_CLIENT_SECRET: text.optional(),
  AUTO_REVIEW: onOff,
  /** Rejections and doubtful approvals need two reviewers; off for a company with one. */
  REVIEW_SECOND_LOOK: onOff,
  /** Where Prometheus reads the metrics of the process; without a port nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  /** Where traces are sent (OTLP over HTTP), and how many of a hundred; without an address nothing is traced. */
  TRACES_URL: address.optional(),
  TRACES_PERCENT: z.coerce.number().min(0).max(100).default(100),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
  /** Address of the sandbox in development; never set in production. */
  SANDBOX_URL: z.url().optional(),
});

type Settings = z.output<typeof settings>;
export type Config = { readonly [Name in keyof Settings as Lowercase<Name>]: Settings[Name] } & {
  /** Whether the stores are those of the sandbox. A configured address is the outside world, also in development. */
  readonly has_sandbox_stores: boolean;
};

const DEFAULTS: Environment = {
  PORT: '4300',
  HOST: '127.0.0.1',
  TRUST_PROXY: 'off',
  PRODUCT_NAME: 'Tangent',
  PRODUCT_SLUG: 'tangent',
  DATA_DIR: '.data',
  AUTO_REVIEW: 'off',
  RATE_LIMITS: 'on',
  REVIEW_SECOND_LOOK: 'on',
  PAYOUT_APPROVAL_CENTS: '100000',
  LOG_LEVEL: 'info',
};

/** Reads the settings. Outside production missing settings point at the sandbox; in production they are errors. */
export function loadConfig(environment: Environment): Config {
  const { APP_MODE, sandbox, complete } = complement(environment);
  const parsed = settings.safeParse({ ...complete, APP_MODE });
  if (!parsed.success) throw new Error(describe(parsed.error, complete));
  checkPairs(complete);
  const config = Object.fromEntries(Object.entries(parsed.data).map(([name, value]) => [name.toLowerCase(), value]));
  if (APP_MODE === 'production') checkProduction(complete);
  const has_sandbox_stores = sandbox !== null && complete.STORE_SFTP_URL === sandbox.STORE_SFTP_URL;
  return { ...config, has_sandbox_stores } as Config;
}

/** Reads only the address of the database itself: updating it takes no other setting, and a session of its own. */
export function loadDatabaseUrl(environment: Environment): string {
  const { complete } = complement(environment);
  const parsed = settings.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true }).safeParse(complete);
  if (!parsed.success) throw new Error(describe(parsed.error, complete));
  return parsed.data.DATABASE_DIRECT_URL ?? parsed.data.DATABASE_URL;
}

const SENDER = {
  DDEX_SENDER_DPID: true,
  DDEX_SENDER_NAME: true,
  DDEX_SCHEMA_DIR: true,
  ISRC_PREFIX: true,
  UPC_COMPANY_PREFIX: true,
  APPLE_PROVIDER: true,
  APPLE_SCHEMA_DIR: true,
} as const;

/** The settings of what stores receive. */
export type SenderConfig = Pick<Config, Lowercase<keyof typeof SENDER>>;

/** Reads only who sends to stores, with which codes and schemas: describing deliveries takes no database. */
export function loadSenderConfig(environment: Environment): SenderConfig {
  const { complete } = complement(environment);
  const parsed = settings.pick(SENDER).safeParse(complete);
  if (!parsed.success) throw new Error(describe(parsed.error, complete));
  return Object.fromEntries(
    Object.entries(parsed.data).map(([name, value]) => [name.toLowerCase(), value]),
  ) as SenderConfig;
}

/** Adds the defaults, and outside production the addresses of the sandbox. */
function complement(environment: Environment) {
  const configured = { ...DEFAULTS, ...withoutEmpty(environment) };
  const APP_MODE = getMode(configured);
  const sandbox = APP_MODE === 'production' ? null : sandboxDefaults(configured);
  return { APP_MODE, sandbox, complete: { ...sandbox, ...configured } };
}

function checkProduction(configured: Environment): void {
  if (configured.SANDBOX_URL !== undefined) throw new Error('SANDBOX_URL is set in production: remove it');
  if (configured.DDEX_SCHEMA_DIR === undefined) throw new Error('DDEX_SCHEMA_DIR is not set (see docs/operations.md)');
}

const PAIRS = [
  ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'],
  ['META_ACCESS_TOKEN', 'META_PAGE_ID'],
  ['STORE_S3_ACCESS_KEY_ID', 'STORE_S3_SECRET_ACCESS_KEY'],
  ['STORAGE_S3_ACCESS_KEY_ID', 'STORAGE_S3_SECRET_ACCESS_KEY'],
] as const;

function checkPairs(configured: Environment): void {
  for (const [one, other] of PAIRS) {
    if ((configured[one] === undefined) === (configured[other] === undefined)) continue;
    throw new Error(`${one} and ${other} belong together: set both or neither`);
  }
  requireAllOrNone(configured, 'Sign-in with Apple', APPLE);
  requireAllOrNone(configured, 'Apple Music', APPLE_MUSIC);
  requireAllOrNone(configured, 'Transporter', TRANSPORTER);
  requireAllOrNone(configured, 'Signing emails', DKIM);
  requireAllOrNone(configured, 'Payoneer', PAYONEER);
  requireAllOrNone(configured, 'YouTube', YOUTUBE);
  const ai = AI.filter((name) => configured[name] !== undefined);
  if (configured.AI_BASE_URL === undefined && ai.length > 0)
    throw new Error(`AI_BASE_URL is not set: ${ai.join(', ')} needs it`);
  if (configured.STORAGE_URL?.startsWith('s3:') && configured.STORAGE_S3_ACCESS_KEY_ID === undefined)
    throw new Error('STORAGE_S3_ACCESS_KEY_ID is not set: STORAGE_URL names a bucket');
}

const APPLE = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY_FILE'] as const;
const APPLE_MUSIC = ['APPLE_MUSIC_TEAM_ID', 'APPLE_MUSIC_KEY_ID', 'APPLE_MUSIC_PRIVATE_KEY_FILE'] as const;
const DKIM = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY_FILE'] as const;
const TRANSPORTER = ['TRANSPORTER_PATH', 'TRANSPORTER_USERNAME', 'TRANSPORTER_PASSWORD'] as const;
const AI = ['AI_API_KEY', 'AI_TEXT_MODEL', 'AI_IMAGE_MODEL'] as const;
const YOUTUBE = [
  'YOUTUBE_CLIENT_ID',
  'YOUTUBE_CLIENT_SECRET',
  'YOUTUBE_REFRESH_TOKEN',
  'YOUTUBE_CONTENT_OWNER',
] as const;
const PAYONEER = ['PAYONEER_PROGRAM_ID', 'PAYONEER_CLIENT_ID', 'PAYONEER_CLIENT_SECRET'] as const;

function requireAllOrNone(configured: Environment, setting: string, names: readonly string[]): void {
  const missing = names.filter((name) => configured[name] === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(`${setting} needs ${names.join(', ')}: ${missing.join(', ')} not set`);
}

/** Either variable selects production: a production environment of Node must never switch the sandbox on. */
export function getMode(environment: Environment): string {
  return environment.APP_MODE ?? (environment.NODE_ENV === 'production' ? 'production' : 'development');
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
}

function describe(error: z.ZodError, configured: Environment): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return configured[name] === undefined ? `  ${name} is not set` : `  ${name}: ${issue.message}`;
  });
  return `Some settings are missing or wrong. Set these environment variables (see docs/operations.md):\n${lines.join('\n')}`;
}
