import Fastify, { type FastifyInstance } from 'fastify';
import { addControlRoutes } from './control/control-routes.ts';
import { addMailRoutes } from './mail/mail-routes.ts';
import { addPageRoutes } from './page/page-routes.ts';
import type { World } from './world.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The HTTP side: JSON for programs; forms of the page go to the same addresses and lead back to the page. */
export function buildApp(world: World): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (request.headers['content-type'] === FORM && reply.statusCode < 400) reply.code(303).header('location', '/');
    return payload;
  });
  addControlRoutes(app, world);
  addMailRoutes(app, world.mailbox);
  addPageRoutes(app, world);
  return app;
}
