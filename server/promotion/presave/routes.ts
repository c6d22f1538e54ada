import * as calls from '@tangent/contract/promotion/presave.ts';
import { presave_tickets } from '@tangent/db/schema/promotion/presave.ts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../identity/auth/public.ts';
import { sendTable } from '../../platform/csv/send-table.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getCampaignView, getOwnCampaign, listOwnCampaigns } from './campaign-view.ts';
import type { PresaveContext } from './context.ts';
import { writeFans } from './fans-csv.ts';
import { listFans } from './fans-view.ts';
import { findTicket } from './finish-ticket.ts';
import { renameCampaign } from './rename-campaign.ts';
import { getOutcome } from './start-ticket.ts';

type RouteContext = PresaveContext & { test_mode: boolean };

/** Binds the calls about campaigns. The addresses that fans open are in `fan-routes.ts`. */
export function registerPresaveRoutes(app: HttpApp<Actor>, context: RouteContext): void {
  const allow = { allow: 'user' } as const;
  bindCall(app, calls.listPresaves, allow, async ({ actor }) => ({
    items: await listOwnCampaigns(context, actor.user_id),
  }));
  bindCall(app, calls.getPresave, allow, ({ actor, params }) => getCampaignView(context, actor.user_id, params.id));
  bindCall(app, calls.renamePresave, allow, async ({ actor, params, body }) => {
    await renameCampaign(context, actor.user_id, { id: params.id, name: body.name });
    return getCampaignView(context, actor.user_id, params.id);
  });
  bindCall(app, calls.listPresaveFans, allow, ({ actor, params, query }) =>
    listFans(context, actor.user_id, { ...query, id: params.id }),
  );
  bindCall(app, calls.getPresaveTicket, { allow: 'anyone' }, async ({ params }) => {
    const ticket = await findTicket(context, eq(presave_tickets.ticket, params.ticket));
    if (ticket === null) throw new Refusal('not_found');
    return { outcome: getOutcome(ticket, context.clock.now()) };
  });
  registerFansCsv(app, context);
}

/** Registers the download of the fans as a file; the page's own link sends the session's cookie. */
function registerFansCsv(app: HttpApp<Actor>, context: RouteContext): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  const { params } = calls.getPresave;
  app.route({
    method: 'GET',
    url: calls.PRESAVE_CSV_PATH,
    exposeHeadRoute: false,
    schema: {
      summary: 'The fans of a pre-save campaign as CSV',
      params,
      tags: ['presaves'],
      'x-file': 'text/csv',
      ...describeAccess('user'),
    },
    onRequest: async (request: FastifyRequest) => {
      actors.set(request, await app.authorize(request, 'user'));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = actors.get(request);
      if (actor === undefined) throw new Refusal('unauthenticated');
      const { id } = await getOwnCampaign(context, actor.user_id, params.parse(request.params).id);
      const place = { pool: context.pool, account_id: actor.user_id };
      return sendTable(reply, place, { filename: 'pre-save-fans.csv', lines: writeFans(context.db, id) });
    },
  });
}
