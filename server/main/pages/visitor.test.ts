import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../identity/auth/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { buildApi } from '../build-api.ts';
import { loadConfig } from '../config/config.ts';
import { type Context, createContext } from '../context.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Route = { method: (typeof METHODS)[number]; url: string };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'visitor-'));
const routes: Route[] = [];
let database: TestDatabase;
let context: Context;
let app: HttpApp<Actor>;

/** Notes every route, also those that the description of the calls leaves out. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const name of METHODS) if ([method].flat().includes(name)) routes.push({ method: name, url });
  });
}

beforeAll(async () => {
  const client_folder = path.join(folder, 'client');
  fs.mkdirSync(client_folder);
  fs.writeFileSync(path.join(client_folder, 'icon.svg'), '<svg/>');
  database = await createTestDatabase();
  const config = loadConfig({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DDEX_SCHEMA_DIR: folder,
    STORE_SFTP_HOST_KEY_SHA256: 'abc',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  context = await createContext(config, 'api');
  subscribe('fastify.initialization', noteRoutes);
  app = await buildApi(context, createTestWeb(client_folder));
  await app.ready();
});
afterAll(async () => {
  unsubscribe('fastify.initialization', noteRoutes);
  await app.close();
  await context.close();
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

/** Everything that a visitor reaches. A page of the app is an empty shell, which fills itself with calls. */
const OPEN_TO_VISITORS = [
  // Pages of the site that show what the database contains, what programs read about the site, and built files.
  /^GET \/(artists-catalog|music-distribution-and-monetization|playlists|stream-monitoring)$/,
  /^GET \/(robots\.txt|sitemap\.xml|sitemaps\/(pages|(releases|artists)-:part)\.xml|(pictures|feeds)\/\*|oembed)$/,
  /^GET \/icon\.svg$/,
  // Releases, artists and pre-saves for fans, links that artists share, and answers of curators.
  /^(GET|POST) \/((release|artist)\/.+|spotify-auth)$/,
  /^GET \/referral\/:code\/qr\.(svg|png)$/,
  /^(GET|POST) \/curator\/(listen\/)?:token$/,
  // The preview of a release: for anyone but its owner it does not exist (preview-page.test.ts).
  /^GET \/release-preview\/:id$/,
  // The address in mails that ends them with one click.
  /^(GET|POST) \/v1\/mail\/unsubscribe\/:token$/,
  // The covers in mails, by signed addresses.
  /^GET \/mail\/picture\/:token$/,
  // Calls that sign in, sell plans and show playlists, hooks of other companies, and their description.
  /^[A-Z]+ \/v1\/(auth|hooks|api\/public)\//,
  /^POST \/auth\/callback$/,
  /^GET \/v1\/api\/(plans|playlists(\/:id)?)$/,
  /^GET \/v1\/(docs|openapi\.json)$/,
  // An address without a call is not found.
  /^[A-Z]+ \/v1\/\*$/,
  /^GET \/health(\/live|\/ready)?$/,
];

test('[S6-001] a visitor reaches the public pages and calls, and is refused by every other route of the server', async () => {
  const open = routes.filter(({ method, url }) => OPEN_TO_VISITORS.some((one) => one.test(`${method} ${url}`)));
  const closed = routes.filter((route) => !open.includes(route));
  expect(open.length).toBeGreaterThan(30);
  expect(closed.length).toBeGreaterThan(60);
  const reached: string[] = [];
  for (const { method, url } of closed) {
    const address = url.replace(/:\w+/g, crypto.randomUUID()).replace('*', 'x');
    const { statusCode } = await app.inject({ method, url: address });
    if (statusCode !== 401) reached.push(`${method} ${url}: ${statusCode}`);
  }
  expect(reached).toEqual([]);
  const keys = open.map(({ method, url }) => `${method} ${url}`);
  expect(OPEN_TO_VISITORS.filter((one) => !keys.some((key) => one.test(key)))).toEqual([]);
});

test('[S6-001] an address of the app shows a visitor nothing but its shell, and another one leads to the start page', async () => {
  const open = async (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  expect((await open('/artists')).body).toBe('shell');
  expect((await open('/admin')).headers.location).toBe('/');
});
