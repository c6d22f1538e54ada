import type { FastifyInstance } from 'fastify';
import { describeStore, summariseStore } from '../control/describe-store.ts';
import { describeItunes } from '../itunes/control-routes.ts';
import type { World } from '../world.ts';
import { renderHome } from './home-page.ts';
import { type Html, html } from './html.ts';
import { POLICY, renderLayout } from './layout.ts';
import { renderStorePage } from './store-page.ts';

/** Adds the sandbox's own pages. */
export function addPageRoutes(app: FastifyInstance, world: World): void {
  const { stores, mailbox, clock } = world;
  const startPage = (reply: { header(name: string, value: string): { type(type: string): unknown } }) => {
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
    return (title: string, body: Html) => renderLayout(title, body);
  };
  app.get<{ Querystring: { mail?: string; search?: string; secret?: string } }>('/', async ({ query }, reply) => {
    const open_mail = query.mail === undefined ? null : await mailbox.find(query.mail);
    const summaries = stores.list().map((store) => summariseStore(store, clock.now()));
    const search = query.search?.trim().toLowerCase() ?? '';
    const secret = query.secret ?? null;
    const itunes = await describeItunes(world.itunes);
    const lists = {
      itunes,
      mails: await mailbox.list(null),
      reports: await world.reports.view(),
      trends: world.trends.view(),
    };
    const view = { stores: summaries, search, open_mail, secret, ...lists };
    return startPage(reply)('Sandbox', renderHome(world, view));
  });
  app.get<{ Params: { id: string } }>('/stores/:id', async ({ params }, reply) => {
    const store = await stores.find(params.id);
    if (store === null) {
      reply.code(404);
      return startPage(reply)(
        'Store not found',
        html`<main><h1>This store does not exist.</h1><p><a href="/">All stores</a></p></main>`,
      );
    }
    return startPage(reply)(`${store.id} (sandbox)`, renderStorePage(world, await describeStore(store, world)));
  });
  // The product links to its help centre, which is outside too.
  app.get('/help', async (_request, reply) =>
    startPage(reply)(
      'Help',
      html`<main><h1>The help centre would be here.</h1><p><a href="/">This is the sandbox.</a></p></main>`,
    ),
  );
}
