import type { FastifyInstance } from 'fastify';
import type { Mailbox } from './mailbox.ts';

export function addMailRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string } }>('/mail', async (request) => mailbox.list(request.query.to ?? null));
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    return mail ?? reply.code(404).send({ error: 'no such mail' });
  });
}
