import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { summariseStore } from './describe-store.ts';

const A_CENTURY_MS = 100 * 366 * 24 * 60 * 60 * 1000;

const CLOCK = {
  type: 'object',
  required: ['offset_ms'],
  additionalProperties: false,
  properties: { offset_ms: { type: 'integer', minimum: -A_CENTURY_MS, maximum: A_CENTURY_MS } },
} as const;

/**
 * Adds the calls with which tests and the page's buttons control the whole sandbox. Each responds after its effects are
 * done.
 */
export function addControlRoutes(app: FastifyInstance, world: World): void {
  const { clock, stores, stripe, reports, trends } = world;
  const readClock = () => ({ offset_ms: clock.offsetMs(), now: clock.now().toISOString() });
  app.get('/control/clock', async () => readClock());
  app.post<{ Body: { offset_ms: number } }>('/control/clock', { schema: { body: CLOCK } }, async (request) => {
    await clock.move(request.body.offset_ms);
    stripe.work();
    await world.itunes.work();
    await Promise.all(stores.list().map((store) => store.work()));
    await reports.work();
    await trends.work();
    return readClock();
  });
  app.get('/control/stores', async () => stores.list().map((store) => summariseStore(store, clock.now())));
  app.post('/control/reset', async () => {
    await clock.move(0);
    await world.mailbox.clear();
    world.curators.reset();
    world.refusals.reset();
    world.old_distributor.reset();
    world.ai.reset();
    world.spotify.reset();
    world.apple_music.reset();
    world.artist_pages.reset();
    world.openid.reset();
    stripe.reset();
    world.stripe_hooks.reset();
    world.payoneer.reset();
    world.rights.reset();
    await stores.reset();
    await world.itunes.reset();
    await reports.reset();
    await trends.reset();
    await rm(join(world.data_dir, 'messages'), { recursive: true, force: true });
    return readClock();
  });
}
