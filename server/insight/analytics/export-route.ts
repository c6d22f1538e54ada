import { ANALYTICS_CSV_PATH, analyticsExportQuery } from '@tangent/contract/insight/analytics.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import { sendTable } from '../../platform/csv/send-table.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { writeAnalyticsCsv } from './analytics-csv.ts';

/** The context of the download. */
export type ExportContext = BaseContext & { pool: pg.Pool };

const SCOPE = 'read_analytics';

/** Registers the download of a tab as a file, with the same figures as on the screen. */
export function registerAnalyticsExport(app: HttpApp<Actor>, { db, clock, pool }: ExportContext): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  app.route({
    method: 'GET',
    url: ANALYTICS_CSV_PATH,
    exposeHeadRoute: false,
    schema: {
      summary: 'An analytics tab as CSV',
      querystring: analyticsExportQuery,
      tags: ['analytics'],
      'x-file': 'text/csv',
      ...describeAccess('user', SCOPE),
    },
    onRequest: async (request: FastifyRequest) => {
      actors.set(request, await app.authorize(request, 'user', SCOPE));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = actors.get(request);
      if (actor === undefined) throw new Refusal('unauthenticated');
      const { tab, ...query } = analyticsExportQuery.parse(request.query);
      const table = await writeAnalyticsCsv(db, actor, { tab, query, now: clock.now() });
      return sendTable(reply, { pool, account_id: actor.user_id }, table);
    },
  });
}
