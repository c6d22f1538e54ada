import type { FastifyInstance } from 'fastify';
import { addAuthorizeRoutes } from './authorize-routes.ts';
import { OPENID_BEHAVIOUR_CHANGE, type OpenidBehaviour } from './behaviour.ts';
import type { OpenidService } from './create-openid.ts';
import { addDiscoveryRoutes, applyFaults } from './discovery-routes.ts';
import { addTokenRoutes } from './token-routes.ts';

/** Adds the stand-ins for Google (below /openid/google, implicit flow) and Apple (below /openid/apple, code flow). */
export function addOpenidRoutes(app: FastifyInstance, openid: OpenidService): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply) => applyFaults(openid, reply));
    addDiscoveryRoutes(scope, openid);
    addTokenRoutes(scope, openid);
  });
  addAuthorizeRoutes(app, openid);
}

/** Adds the calls with which tests and the page's buttons control the simulated providers. */
export function addOpenidControls(app: FastifyInstance, openid: OpenidService): void {
  app.get('/control/openid', async () => openid.view());
  app.post<{ Body: Partial<OpenidBehaviour> }>(
    '/control/openid/behaviour',
    { schema: { body: OPENID_BEHAVIOUR_CHANGE } },
    async (request) => {
      openid.behave(request.body);
      return openid.view();
    },
  );
}
