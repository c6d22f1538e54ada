import type { FastifyInstance } from 'fastify';
import { BEHAVIOUR_CHANGE, type Behaviour } from '../stores/behaviour.ts';
import type { World } from '../world.ts';
import { describeStore } from './describe-store.ts';

const A_CENTURY_MS = 100 * 366 * 24 * 60 * 60 * 1000;

const CLOCK = {
  type: 'object',
  required: ['offset_ms'],
  additionalProperties: false,
  properties: { offset_ms: { type: 'integer', minimum: -A_CENTURY_MS, maximum: A_CENTURY_MS } },
} as const;

/** What tests and the buttons of the page tell the sandbox. Every answer comes after its consequences. */
export function addControlRoutes(app: FastifyInstance, world: World): void {
  const readClock = () => ({ offset_ms: world.clock.offsetMs(), now: world.clock.now().toISOString() });
  app.get('/control/clock', async () => readClock());
  app.post<{ Body: { offset_ms: number } }>('/control/clock', { schema: { body: CLOCK } }, async (request) => {
    await world.clock.move(request.body.offset_ms);
    await workAll(world);
    return readClock();
  });
  app.get('/control/stores', async () => Promise.all([...world.stores.values()].map(describeStore)));
  app.get<{ Params: { id: string } }>('/control/stores/:id', async (request, reply) => {
    const store = world.stores.get(request.params.id);
    return store === undefined ? reply.code(404).send({ error: 'no such store' }) : describeStore(store);
  });
  app.post<{ Params: { id: string }; Body: Partial<Behaviour> }>(
    '/control/stores/:id/behaviour',
    { schema: { body: BEHAVIOUR_CHANGE } },
    async (request, reply) => {
      const { id } = request.params;
      const chosen = [...world.stores.values()].filter((store) => id === 'all' || store.id === id);
      if (chosen.length === 0) return reply.code(404).send({ error: 'no such store' });
      for (const store of chosen) {
        store.behave(request.body);
        if (store.behaviour().refuse_connection) world.sftp.cut(store.id);
      }
      return Promise.all(chosen.map(describeStore));
    },
  );
  app.post('/control/reset', async () => {
    await world.clock.move(0);
    await world.mailbox.clear();
    world.spotify.reset();
    await Promise.all([...world.stores.values()].map((store) => store.reset()));
    return readClock();
  });
}

async function workAll(world: World): Promise<void> {
  await Promise.all([...world.stores.values()].map((store) => store.work()));
}
