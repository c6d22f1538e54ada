import type { FastifyReply } from 'fastify';

/** Responds with an error in the form of Spotify's Web API. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { status, message } });
}
