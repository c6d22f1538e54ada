import type { FastifyInstance } from 'fastify';
import { addAuthorizeRoutes } from './authorize-routes.ts';
import { OPENID_BEHAVIOUR_CHANGE, type OpenidBehaviour } from './behaviour.ts';
import type { OpenidService } from './create-openid.ts';
import { addDiscoveryRoutes, applyFaults } from './discovery-routes.ts';
import { addTokenRoutes } from './token-routes.ts';

/** What stands in for Google (below /openid/google, implicit flow) and Apple (below /openid/apple, code flow). */
export function addOpenidRoutes(app: FastifyInstance, openid: OpenidService): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply) => applyFaults(openid, reply));
    addDiscoveryRoutes(scope, openid);
    addTokenRoutes(scope, openid);
  });
  addAuthorizeRoutes(app, openid);
}

/** What tests and the buttons of the page tell the made-up providers. */
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
