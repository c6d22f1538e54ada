import {
  approveRelease as approveCall,
  getReview,
  listReviews,
  rejectRelease as rejectCall,
  reopenRelease as reopenCall,
} from '@tangent/contract/backoffice.ts';
import type { Actor } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { approveRelease } from './approve-release.ts';
import type { ReviewContext } from './context.ts';
import { rejectRelease } from './reject-release.ts';
import { reopenRelease } from './reopen-release.ts';
import { listReviewQueue } from './review-queue-view.ts';
import { getReviewView } from './review-view.ts';

export function registerReviewRoutes(app: HttpApp<Actor>, context: Omit<ReviewContext, 'auto_review'>): void {
  const { db, clock, prefixes } = context;
  bindCall(app, listReviews, { allow: 'staff' }, () => listReviewQueue(db));
  bindCall(app, getReview, { allow: 'staff' }, ({ params }) => getReviewView(db, params.id, clock.now()));
  bindCall(app, approveCall, { allow: 'staff' }, ({ params, actor }) =>
    inTransaction(db, (tx) => approveRelease(tx, actor, params.id, prefixes, clock.now())),
  );
  bindCall(app, reopenCall, { allow: 'staff' }, ({ params, actor, body }) =>
    inTransaction(db, (tx) => reopenRelease(tx, actor, params.id, body, clock.now())),
  );
  bindCall(app, rejectCall, { allow: 'staff' }, ({ params, actor, body }) =>
    inTransaction(db, (tx) => rejectRelease(tx, actor, params.id, body, clock.now())),
  );
}
