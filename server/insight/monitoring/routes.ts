import {
  answerFraudCase,
  closeFraudCase,
  getFraudCase,
  getWarningRecord,
  holdCaseTrack,
  listAllFraudCases,
  listFraudCases,
  removeCaseTrack,
  restoreCaseTrack,
} from '@tangent/contract/insight/monitoring.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { holdTrackEarnings, removeFromStore, restoreToStore } from './act-on-track.ts';
import { listAllCases, listOwnCases } from './case-list-view.ts';
import { getCaseView } from './case-view.ts';
import { answerCase, closeCase } from './decide-case.ts';
import { type MonitoringContext, registerEvidenceRoute } from './evidence-route.ts';
import { getWarningRecordView } from './warning-record-view.ts';

const USER = { allow: 'user' } as const;
const STAFF = { allow: 'staff' } as const;

/** Binds the calls about fraud cases, for their owners and for staff. Every plan shows them. */
export function registerMonitoringRoutes(app: HttpApp<Actor>, context: MonitoringContext): void {
  const { db, clock } = context;
  const act =
    <Body>(action: (tx: Tx, actor: Actor, id: string, body: Body, at: Date) => Promise<void>) =>
    ({ actor, params: { id }, body }: { actor: Actor; params: { id: string }; body: Body }) =>
      inTransaction(db, async (tx) => {
        await action(tx, actor, id, body, clock.now());
        return getCaseView(tx, actor, id);
      });
  bindCall(app, listFraudCases, USER, ({ actor, query }) => listOwnCases(db, actor.user_id, query));
  bindCall(app, getWarningRecord, USER, () => getWarningRecordView(db));
  bindCall(app, getFraudCase, USER, ({ actor, params }) => getCaseView(db, actor, params.id));
  bindCall(app, answerFraudCase, USER, act(answerCase));
  registerEvidenceRoute(app, context);
  bindCall(app, listAllFraudCases, STAFF, ({ query }) => listAllCases(db, query));
  bindCall(app, closeFraudCase, STAFF, act(closeCase));
  bindCall(app, removeCaseTrack, STAFF, act(removeFromStore));
  bindCall(app, restoreCaseTrack, STAFF, act(restoreToStore));
  bindCall(app, holdCaseTrack, STAFF, act(holdTrackEarnings));
}
