import type { FastifyInstance } from 'fastify';
import { CURATOR_HABITS, type CuratorHabit, type Curators } from './curators.ts';
import type { Mailbox } from './mailbox.ts';
import type { OldDistributor } from './old-distributor.ts';

const CURATOR = {
  type: 'object',
  required: ['address', 'habit'],
  additionalProperties: false,
  properties: {
    address: { type: 'string', minLength: 3, maxLength: 254 },
    habit: { type: 'string', enum: CURATOR_HABITS },
  },
} as const;

type Habit = { Body: { address: string; habit: CuratorHabit } };

type MailWorld = { mailbox: Mailbox; curators: Curators; old_distributor: OldDistributor };

export function addMailRoutes(app: FastifyInstance, { mailbox, curators, old_distributor }: MailWorld): void {
  app.get<{ Querystring: { to?: string } }>('/mail', async (request) => mailbox.list(request.query.to ?? null));
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    return mail ?? reply.code(404).send({ error: 'no such mail' });
  });
  app.get('/control/old-distributor', async () => ({ taken_down: old_distributor.list() }));
  app.get('/control/curators', async () => ({ curators: curators.list() }));
  app.post<Habit>('/control/curators', { schema: { body: CURATOR } }, async ({ body: { address, habit } }) => {
    curators.setHabit(address, habit);
    return { curators: curators.list() };
  });
}
