import {
  answerFraudCase,
  closeFraudCase,
  getFraudCase,
  listAllFraudCases,
  listFraudCases,
} from '@tangent/contract/monitoring.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { listAllCases, listOwnCases } from './case-list-view.ts';
import { getCaseView } from './case-view.ts';
import { answerCase, closeCase } from './decide-case.ts';
import { type MonitoringContext, registerEvidenceRoute } from './evidence-route.ts';

const USER = { allow: 'user' } as const;
const STAFF = { allow: 'staff' } as const;

/** Binds the calls about fraud cases, for their owners and for staff. Every plan shows them. */
export function registerMonitoringRoutes(app: HttpApp<Actor>, context: MonitoringContext): void {
  const { db, clock } = context;
  bindCall(app, listFraudCases, USER, ({ actor, query }) => listOwnCases(db, actor.user_id, query));
  bindCall(app, getFraudCase, USER, ({ actor, params }) => getCaseView(db, actor, params.id));
  bindCall(app, answerFraudCase, USER, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      await answerCase(tx, actor, id, body, clock.now());
      return getCaseView(tx, actor, id);
    }),
  );
  registerEvidenceRoute(app, context);
  bindCall(app, listAllFraudCases, STAFF, ({ query }) => listAllCases(db, query));
  bindCall(app, closeFraudCase, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      await closeCase(tx, actor, id, body, clock.now());
      return getCaseView(tx, actor, id);
    }),
  );
}
