import { getLinkAnalytics, LINK_CSV_PATH, linkAnalyticsQuery } from '@tangent/contract/promotion/smartlink.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import { sendTable } from '../../platform/csv/send-table.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { writeHits } from './hits-csv.ts';
import { findLinkRange } from './link-analytics-view.ts';

const SCOPE = 'read_analytics';

/** Registers the download of a link's figures as a file, with the same days as on the screen. */
export function registerLinkCsv(app: HttpApp<Actor>, { db, clock, pool }: BaseContext & { pool: pg.Pool }): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  const { params } = getLinkAnalytics;
  app.route({
    method: 'GET',
    url: LINK_CSV_PATH,
    exposeHeadRoute: false,
    schema: {
      summary: 'The figures of a smart link as CSV',
      params,
      querystring: linkAnalyticsQuery,
      tags: ['smartlinks'],
      'x-file': 'text/csv',
      ...describeAccess('user', SCOPE),
    },
    onRequest: async (request: FastifyRequest) => {
      actors.set(request, await app.authorize(request, 'user', SCOPE));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = actors.get(request);
      if (actor === undefined) throw new Refusal('unauthenticated');
      const query = linkAnalyticsQuery.parse(request.query);
      const { link, range } = await findLinkRange(db, actor, params.parse(request.params).id, {
        ...query,
        now: clock.now(),
      });
      const filename = `smart-link-${range.from}-${range.to}.csv`;
      return sendTable(reply, { pool, account_id: actor.user_id }, { filename, lines: writeHits(db, link, range) });
    },
  });
}
