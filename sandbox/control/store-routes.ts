import type { SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { FastifyInstance } from 'fastify';
import { type Behaviour, NO_FAULTS } from '../stores/behaviour.ts';
import { BEHAVIOUR_CHANGE, BEHAVIOUR_CHOICES } from '../stores/behaviour-change.ts';
import type { Store } from '../stores/create-store.ts';
import type { World } from '../world.ts';
import { describeStore, summariseStore } from './describe-store.ts';

type StoreParams = { Params: { id: string } };

const DELIST_BODY = {
  type: 'object',
  required: ['reason'],
  additionalProperties: false,
  properties: { reason: { enum: BEHAVIOUR_CHOICES.take_off } },
} as const;

/** Adds the calls with which tests and the pages control one store, or all stores under the name `all`. */
export function addStoreRoutes(app: FastifyInstance, world: World): void {
  const { stores } = world;
  app.get<StoreParams>('/control/stores/:id', async ({ params }, reply) => {
    const store = await stores.find(params.id);
    return store === null ? reply.code(404).send({ error: 'no such store' }) : describeStore(store, world);
  });
  app.post<StoreParams & { Body: Partial<Behaviour> }>(
    '/control/stores/:id/behaviour',
    { schema: { body: BEHAVIOUR_CHANGE } },
    async ({ params, body }, reply) => {
      const changed = await behave(world, params.id, body);
      return changed ?? reply.code(404).send({ error: 'no such store' });
    },
  );
  app.post<StoreParams>('/control/stores/:id/calm', async ({ params }, reply) => {
    const changed = await behave(world, params.id, NO_FAULTS);
    return changed ?? reply.code(404).send({ error: 'no such store' });
  });
  app.post<{ Params: { id: string; icpn: string }; Body: { reason: SupplyChainStatus } }>(
    '/control/stores/:id/releases/:icpn/take-off',
    { schema: { body: DELIST_BODY } },
    async ({ params, body }, reply) => {
      const store = await stores.find(params.id);
      const wasDelisted = store !== null && (await store.delist(params.icpn, body.reason));
      return wasDelisted ? describeStore(store, world) : reply.code(404).send({ error: 'no such release' });
    },
  );
}

async function behave({ stores, sftp, clock }: World, id: string, change: Partial<Behaviour>) {
  const chosen = id === 'all' ? stores.list() : await listOne(stores.find(id));
  if (id === 'all') stores.behaveAll(change);
  else if (chosen.length === 0) return null;
  for (const store of chosen) {
    store.behave(change);
    if (store.behaviour().refuse_connection) sftp.cut(store.id);
  }
  return chosen.map((store) => summariseStore(store, clock.now()));
}

async function listOne(finding: Promise<Store | null>): Promise<Store[]> {
  const store = await finding;
  return store === null ? [] : [store];
}
