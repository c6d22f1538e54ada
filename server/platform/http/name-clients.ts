import type { FastifyInstance } from 'fastify';
import { readClientAddress } from '../network/read-client-address.ts';

/**
 * Gives every request the address of its client as `request.ip`: always an address, an IPv4 address always in its own
 * form. Fastify's own would pass on what no address is. Add it before every other hook.
 */
export function nameClients(app: FastifyInstance, trust_proxy: boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress;
    const forwarded = trust_proxy ? request.headers['x-forwarded-for'] : undefined;
    if (forwarded !== undefined || peer === undefined || peer.includes(':')) {
      Object.defineProperty(request, 'ip', { value: readClientAddress(peer, forwarded) });
    }
    done();
  });
}
