import { FRAUD_EVIDENCE_PATH } from '@tangent/contract/insight/monitoring.ts';
import { idParams } from '@tangent/contract/values.ts';
import { EVIDENCE_DOWNLOADS } from '@tangent/domain/insight/monitoring-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import { sendTable } from '../../platform/csv/send-table.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getCaseView, getReachableCase } from './case-view.ts';
import { writeEvidence } from './evidence-csv.ts';

/** Dependencies of the calls about fraud cases. */
export interface MonitoringContext extends BaseContext {
  pool: pg.Pool;
  /** False where limits would interfere. */
  limits_uses: boolean;
}

/** Registers the download of a case's evidence. It is read while it is sent: its length is not known in advance. */
export function registerEvidenceRoute(app: HttpApp<Actor>, { db, pool, limits_uses: is_on }: MonitoringContext): void {
  const { per_account: uses, window_minutes } = EVIDENCE_DOWNLOADS;
  const limit = createRateLimiter(pool, { name: 'evidence', uses, window_minutes, is_on });
  const actors = new WeakMap<FastifyRequest, Actor>();
  const schema = {
    summary: 'Every number behind a case as CSV',
    params: idParams,
    tags: ['watch'],
    'x-file': 'text/csv',
    ...describeAccess('user', 'read_analytics'),
  };
  const onRequest = async (request: FastifyRequest) => {
    actors.set(request, await app.authorize(request, 'user', 'read_analytics'));
  };
  const options = { schema, onRequest, exposeHeadRoute: false };
  app.get(FRAUD_EVIDENCE_PATH, options, async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = actors.get(request);
    if (actor === undefined) throw new Refusal('unauthenticated');
    const { id } = idParams.parse(request.params);
    const { row } = await getReachableCase(db, actor, id);
    await limit.count(actor.user_id);
    const lines = writeEvidence(db, row, await getCaseView(db, actor, id));
    const filename = `streams-${row.store_id}-${row.first_day}.csv`;
    return sendTable(reply, { pool, account_id: actor.user_id }, { filename, lines });
  });
}
