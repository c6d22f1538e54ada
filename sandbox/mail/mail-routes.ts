import type { FastifyInstance } from 'fastify';
import { CURATOR_HABITS, type CuratorHabit, type Curators } from './curators.ts';
import type { Mailbox } from './mailbox.ts';
import type { OldDistributor } from './old-distributor.ts';
import type { Refusals } from './refusals.ts';

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

const REFUSAL = {
  type: 'object',
  required: ['address', 'answer'],
  additionalProperties: false,
  properties: {
    address: { type: 'string', minLength: 3, maxLength: 254 },
    answer: { type: ['string', 'null'], pattern: '^[45]\\d\\d .{1,200}$' },
  },
} as const;

type Refusal = { Body: { address: string; answer: string | null } };

type MailWorld = { mailbox: Mailbox; curators: Curators; refusals: Refusals; old_distributor: OldDistributor };

export function addMailRoutes(app: FastifyInstance, { mailbox, curators, refusals, old_distributor }: MailWorld): void {
  app.get<{ Querystring: { to?: string } }>('/mail', async (request) => mailbox.list(request.query.to ?? null));
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    return mail ?? reply.code(404).send({ error: 'no such mail' });
  });
  app.get('/control/old-distributor', async () => ({ taken_down: old_distributor.list() }));
  app.get('/control/mail/refusals', async () => ({ refusals: refusals.list() }));
  app.post<Refusal>('/control/mail/refusals', { schema: { body: REFUSAL } }, async ({ body: { address, answer } }) => {
    refusals.set(address, answer);
    return { refusals: refusals.list() };
  });
  app.get('/control/curators', async () => ({ curators: curators.list() }));
  app.post<Habit>('/control/curators', { schema: { body: CURATOR } }, async ({ body: { address, habit } }) => {
    curators.setHabit(address, habit);
    return { curators: curators.list() };
  });
}
