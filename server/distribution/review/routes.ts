import {
  approveRelease as approveCall,
  confirmProposal as confirmCall,
  declineProposal as declineCall,
  getReview,
  listReviews,
  rejectRelease as rejectCall,
  reopenRelease as reopenCall,
} from '@tangent/contract/distribution/backoffice-review.ts';
import { getReviewStatistics } from '@tangent/contract/distribution/review-statistics.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { approveRelease, type ReviewRules } from './approve-release.ts';
import { confirmProposal, declineProposal } from './decide-proposal.ts';
import { rejectRelease } from './reject-release.ts';
import { reopenRelease } from './reopen-release.ts';
import { listReviewQueue } from './review-queue-view.ts';
import { getReviewStatisticsView } from './review-statistics-view.ts';
import { getReviewView } from './review-view.ts';

type RouteContext = BaseContext & ReviewRules;

export function registerReviewRoutes(app: HttpApp<Actor>, context: RouteContext): void {
  const { db, clock } = context;
  bindCall(app, listReviews, { allow: 'staff' }, ({ actor, query }) =>
    listReviewQueue(db, actor, query, context, clock.now()),
  );
  bindCall(app, getReviewStatistics, { allow: 'staff' }, () => getReviewStatisticsView(db, clock.now()));
  bindCall(app, getReview, { allow: 'staff' }, ({ actor, params }) =>
    getReviewView(db, actor, params.id, context, clock.now()),
  );
  registerDecisionRoutes(app, context);
}

function registerDecisionRoutes(app: HttpApp<Actor>, context: RouteContext): void {
  const { db, clock } = context;
  bindCall(app, approveCall, { allow: 'staff' }, ({ params, actor }) =>
    inTransaction(db, (tx) => approveRelease(tx, actor, params.id, context, clock.now())),
  );
  bindCall(app, reopenCall, { allow: 'staff' }, ({ params, actor, body }) =>
    inTransaction(db, (tx) => reopenRelease(tx, actor, params.id, body, clock.now())),
  );
  bindCall(app, rejectCall, { allow: 'staff' }, ({ params, actor, body }) =>
    inTransaction(db, (tx) => rejectRelease(tx, actor, params.id, body, context, clock.now())),
  );
  bindCall(app, confirmCall, { allow: 'staff' }, ({ params, actor }) =>
    inTransaction(db, (tx) => confirmProposal(tx, actor, params.id, context, clock.now())),
  );
  bindCall(app, declineCall, { allow: 'staff' }, ({ params, actor, body }) =>
    inTransaction(db, (tx) => declineProposal(tx, actor, params.id, body, clock.now())),
  );
}
