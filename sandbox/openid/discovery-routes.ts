import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenidService } from './create-openid.ts';
import { describeProvider, findProvider, type OpenidProvider } from './provider.ts';

type Named = { Params: { provider: string } };

/** Builds the issuer: the address under which the request reached this machine. */
export function buildIssuer(request: FastifyRequest, provider: OpenidProvider): string {
  return `http://127.0.0.1:${request.socket.localPort}/openid/${provider}`;
}

/** Adds the documents that programs read from a provider: its discovery document and its keys. */
export function addDiscoveryRoutes(app: FastifyInstance, openid: OpenidService): void {
  app.get<Named>('/openid/:provider/.well-known/openid-configuration', async (request, reply) => {
    const provider = findProvider(request.params.provider);
    if (provider === null) return reply.code(404).send();
    return describeProvider(provider, buildIssuer(request, provider));
  });
  app.get<Named>('/openid/:provider/keys', async (request, reply) => {
    const provider = findProvider(request.params.provider);
    if (provider === null) return reply.code(404).send();
    return { keys: [openid.keys[provider].public_jwk] };
  });
}

/** Delays or fails a program's call, as the behaviour says. */
export async function applyFaults(openid: OpenidService, reply: FastifyReply) {
  openid.count('requests');
  const { delay_ms, fail_status } = openid.view().behaviour;
  if (delay_ms > 0) await wait(delay_ms);
  if (fail_status !== null) return reply.code(fail_status).send({ error: 'temporarily_unavailable' });
}
