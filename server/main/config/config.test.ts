import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ssh2 from 'ssh2';
import { afterAll, expect, inject, test } from 'vitest';
import { createContext, createStorage } from '../context.ts';
import { createWorkerContext } from '../worker-context.ts';
import { checkPort } from './check-port.ts';
import { loadConfig, loadDatabaseUrl } from './config.ts';
import { loadStoreKey } from './store-key.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'config-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const DEVELOPMENT = {
  DATA_DIR: folder,
  DATABASE_URL: 'postgres://localhost/tangent',
  DDEX_SCHEMA_DIR: folder,
  STORE_SFTP_HOST_KEY_SHA256: 'abc',
};

const PRODUCTION = {
  ...DEVELOPMENT,
  APP_MODE: 'production',
  PUBLIC_URL: 'https://tangent.example/',
  HELP_URL: 'https://help.tangent.example',
  SUPPORT_EMAIL: 'help@tangent.example',
  STORAGE_URL: 'file:/srv/files',
  CAPTCHA_SECRET: 'x'.repeat(32),
  AUTH_SECRET: 'y'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Tangent <hello@tangent.example>',
  DDEX_SENDER_DPID: 'PADPIDATANGENT001U',
  DDEX_SENDER_NAME: 'Tangent',
  ISRC_PREFIX: 'QZTNG',
  UPC_COMPANY_PREFIX: '0999990',
  STORE_SFTP_URL: 'sftp://stores.example',
  STORE_SFTP_KEY_FILE: '/etc/key',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRETS: 'whsec_x',
};

test('updating the database takes its address and no other setting, in production too', () => {
  const DATABASE_URL = 'postgres://localhost/tangent';
  expect(loadDatabaseUrl({ APP_MODE: 'production', DATABASE_URL })).toBe(DATABASE_URL);
  const DATABASE_DIRECT_URL = 'postgres://database/tangent';
  expect(loadDatabaseUrl({ APP_MODE: 'production', DATABASE_URL, DATABASE_DIRECT_URL })).toBe(DATABASE_DIRECT_URL);
  expect(() => loadDatabaseUrl({ APP_MODE: 'production' })).toThrow('DATABASE_URL is not set');
  expect(() => loadConfig({ APP_MODE: 'production', DATABASE_URL })).toThrow('SMTP_URL is not set');
});

test('development needs hardly any settings: the outside world is the sandbox', () => {
  const config = loadConfig(DEVELOPMENT);
  expect(config.sandbox_url).toBe('http://127.0.0.1:4310');
  expect(config.smtp_url).toBe('smtp://127.0.0.1:4325');
  expect(config.product_name).toBe('Tangent');
  expect(config.auto_review).toBe(false);
});

test('a secret created in development stays the same and is private', () => {
  const { captcha_secret } = loadConfig(DEVELOPMENT);
  expect(loadConfig(DEVELOPMENT).captcha_secret).toBe(captcha_secret);
  expect(fs.statSync(path.join(folder, 'captcha-secret')).mode & 0o077).toBe(0);
});

test('sales reports come from the sandbox until an inbox is configured; production may do without one', () => {
  expect(loadConfig(DEVELOPMENT).sales_inbox_url).toBe('sftp://reports@127.0.0.1:4322/');
  expect(loadConfig(PRODUCTION).sales_inbox_url).toBeUndefined();
  const wrong = { ...PRODUCTION, SALES_INBOX_URL: 'sftp://stores.example/in' };
  expect(() => loadConfig(wrong)).toThrow('SALES_INBOX_URL: must begin with sftp://user@ or file:///');
});

test('in production a missing setting is an error that names it, and nothing falls back to the sandbox', () => {
  const load = () => loadConfig({ ...DEVELOPMENT, NODE_ENV: 'production' });
  expect(load).toThrow(/SMTP_URL is not set/);
  expect(load).toThrow(/STORE_SFTP_URL is not set/);
  expect(load).toThrow(/CAPTCHA_SECRET is not set/);
});

test('a complete production configuration refuses the address of a sandbox', () => {
  expect(loadConfig(PRODUCTION)).toMatchObject({
    public_url: 'https://tangent.example',
    storage_url: 'file:///srv/files',
  });
  expect(() => loadConfig({ ...PRODUCTION, SANDBOX_URL: 'http://localhost:4310' })).toThrow(/SANDBOX_URL/);
});

test('the official schemas are optional outside production and required in it', () => {
  const { DDEX_SCHEMA_DIR: _, ...without } = DEVELOPMENT;
  expect(loadConfig(without).ddex_schema_dir).toBeUndefined();
  expect(loadConfig({ ...DEVELOPMENT, DDEX_SCHEMA_DIR: '' }).ddex_schema_dir).toBeUndefined();
  expect(() => loadConfig({ ...PRODUCTION, DDEX_SCHEMA_DIR: '' })).toThrow(/DDEX_SCHEMA_DIR is not set/);
});

test('a configured store address replaces the sandbox stores, also in development', () => {
  expect(loadConfig(DEVELOPMENT).has_sandbox_stores).toBe(true);
  expect(loadConfig({ ...DEVELOPMENT, STORE_SFTP_URL: 'sftp://stores.example' }).has_sandbox_stores).toBe(false);
  expect(loadConfig(PRODUCTION).has_sandbox_stores).toBe(false);
});

test('Spotify is the sandbox until credentials are configured; production may do without it', () => {
  const sandbox = loadConfig(DEVELOPMENT);
  expect([sandbox.spotify_api_url, sandbox.spotify_client_id]).toEqual([
    'http://127.0.0.1:4310/spotify/api',
    'sandbox',
  ]);
  expect(sandbox.spotify_image_origin).toBe('http://127.0.0.1:4310');
  const own = { SPOTIFY_CLIENT_ID: 'id', SPOTIFY_CLIENT_SECRET: 'secret' };
  const real = { spotify_api_url: 'https://api.spotify.com', spotify_accounts_url: 'https://accounts.spotify.com' };
  expect(loadConfig({ ...DEVELOPMENT, ...own })).toMatchObject(real);
  expect(loadConfig(PRODUCTION)).toMatchObject(real);
  expect(loadConfig(PRODUCTION).spotify_client_id).toBeUndefined();
  expect(() => loadConfig({ ...PRODUCTION, SPOTIFY_CLIENT_ID: 'id' })).toThrow(/belong together/);
  expect(() => loadConfig({ ...PRODUCTION, SPOTIFY_API_URL: 'file:///etc' })).toThrow(/SPOTIFY_API_URL/);
});

test('Payoneer is the sandbox until a program is configured; production may do without it', () => {
  const urls = { payoneer_api_url: 'http://127.0.0.1:4310/payoneer/api', payoneer_program_id: '100100' };
  expect(loadConfig(DEVELOPMENT)).toMatchObject(urls);
  const own = { PAYONEER_PROGRAM_ID: '7', PAYONEER_CLIENT_ID: 'id', PAYONEER_CLIENT_SECRET: 'secret' };
  const real = { payoneer_api_url: 'https://api.payoneer.com', payoneer_login_url: 'https://login.payoneer.com' };
  expect(loadConfig({ ...DEVELOPMENT, ...own })).toMatchObject({ ...real, payoneer_program_id: '7' });
  expect(loadConfig(PRODUCTION).payoneer_program_id).toBeUndefined();
  const half = { PAYONEER_PROGRAM_ID: '7', PAYONEER_CLIENT_ID: 'id' };
  expect(() => loadConfig({ ...PRODUCTION, ...half })).toThrow('PAYONEER_CLIENT_SECRET not set');
});

const KEY = { STORAGE_S3_ACCESS_KEY_ID: 'id', STORAGE_S3_SECRET_ACCESS_KEY: 'secret' };

test('files are in a folder or in a bucket, and a bucket needs a configured key', () => {
  const load = (settings: object) => loadConfig({ ...DEVELOPMENT, ...settings });
  expect(load({ STORAGE_URL: 's3://our-files/tangent', ...KEY })).toMatchObject({
    storage_url: 's3://our-files/tangent',
    storage_s3_region: 'us-east-1',
  });
  expect(load({ STORAGE_URL: 'file:some/files' }).storage_url).toBe(pathToFileURL(path.resolve('some/files')).href);
  expect(() => load({ STORAGE_URL: 's3://our-files' })).toThrow(/STORAGE_S3_ACCESS_KEY_ID is not set/);
  const { STORAGE_S3_SECRET_ACCESS_KEY: _, ...half } = KEY;
  expect(() => load(half)).toThrow(/belong together/);
  for (const url of [
    'https://our-files',
    's3://',
    's3://Our_Files',
    's3://our-files/../theirs',
    's3://id:secret@files',
    'file:',
  ])
    expect(() => load({ STORAGE_URL: url, ...KEY })).toThrow(/file:\/path\/to\/folder or s3:\/\/bucket\/prefix/);
});

test('unfinished uploads are below the folder of files, and in a separate folder when files are in a bucket', () => {
  const getIncomingFolder = (settings: object) =>
    createStorage(loadConfig({ ...DEVELOPMENT, ...settings })).incoming_folder;
  expect(getIncomingFolder({ STORAGE_URL: 'file:/srv/files' })).toBe('/srv/files/incoming');
  expect(getIncomingFolder({ STORAGE_URL: 's3://our-files', ...KEY })).toBe(path.join(folder, 'incoming'));
  expect(getIncomingFolder({ STORAGE_URL: 's3://our-files', ...KEY, INCOMING_DIR: '/mnt/incoming' })).toBe(
    '/mnt/incoming',
  );
});

test('a target that cannot be opened is reported with the name of its setting, files before the database is tried', async () => {
  const load = (settings: object) => createWorkerContext(loadConfig({ ...PRODUCTION, ...settings }), 'test');
  await expect(load({})).rejects.toThrow("STORE_SFTP_KEY_FILE: ENOENT: no such file or directory, open '/etc/key'");
  const STORE_SFTP_KEY_FILE = loadStoreKey(folder).private_key_file;
  await expect(load({ STORE_SFTP_KEY_FILE })).rejects.toThrow(
    /^DDEX_SCHEMA_DIR: The official schema of ERN 43 cannot be read: ENOENT.*release-notification\.xsd'$/,
  );
  const inbox = { SALES_INBOX_URL: 'sftp://us@stores.example/in', SALES_INBOX_KEY_FILE: '/etc/other' };
  await expect(load({ STORE_SFTP_KEY_FILE, ...inbox })).rejects.toThrow(/^SALES_INBOX_KEY_FILE: ENOENT/);
  const DATABASE_URL = inject('postgres_url').replace(/^(postgres:\/\/[^/]*\/)[^?]*/, '$1no_such');
  const api = createContext(loadConfig({ ...PRODUCTION, DATABASE_URL }), 'test');
  await expect(api).rejects.toThrow('DATABASE_URL: database "no_such" does not exist');
});

test.each(['', 'abc', '0', '65536', '80.5'])(
  'a port called "%s" is refused with the name of its setting',
  async (port) => {
    await expect(checkPort('127.0.0.1', Number(port), 'SANDBOX_PORT')).rejects.toThrow(
      'SANDBOX_PORT must be a whole number from 1 to 65535',
    );
  },
);

test('the key for the stores of the sandbox is a valid SSH key', () => {
  const key = loadStoreKey(folder);
  const parsed = ssh2.utils.parseKey(fs.readFileSync(key.private_key_file));
  if (parsed instanceof Error) throw parsed;
  expect(key.public_key).toContain(parsed.getPublicSSH().toString('base64'));
});
