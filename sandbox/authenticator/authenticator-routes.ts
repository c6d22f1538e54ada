import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { DEMO_SECRET, readCode } from './read-code.ts';

/** Adds the simulated phone with the authenticator app, for tests. */
export function addAuthenticatorRoutes(app: FastifyInstance, clock: SandboxClock): void {
  app.get<{ Querystring: { secret?: string } }>('/authenticator', async ({ query }, reply) => {
    const current = readCode(query.secret ?? DEMO_SECRET, clock.now());
    if (current !== null) return current;
    return reply.code(400).send({ message: 'A secret is at least 26 letters A to Z and digits 2 to 7' });
  });
}
