import * as calls from '@tangent/contract/promotion/rights-claim.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { answerClaim } from './answer-claim.ts';
import { listClaimsForStaff, listOwnClaims } from './claim-list-view.ts';
import { type ClaimRow, getClaim, getOwnClaim } from './claim-store.ts';
import { presentClaimDetail, presentClaimForStaff } from './present-claim.ts';
import { decideDispute, holdClaimEarnings, matchClaim, settleContradiction } from './staff-actions.ts';

const USER = { allow: 'user' } as const;
const STAFF = { allow: 'staff' } as const;

export function registerClaimRoutes(app: HttpApp<Actor>, context: BaseContext): void {
  const { db, clock } = context;
  bindCall(app, calls.listRightsClaims, USER, ({ actor, query }) => listOwnClaims(db, actor, query));
  bindCall(app, calls.getRightsClaim, USER, async ({ actor, params }) =>
    presentClaimDetail(db, await getOwnClaim(db, actor, params.id)),
  );
  bindCall(app, calls.answerRightsClaim, USER, ({ actor, params, body }) =>
    inTransaction(db, async (tx) => presentClaimDetail(tx, await answerClaim(tx, actor, params.id, body, clock.now()))),
  );
  registerStaffRoutes(app, context);
}

function registerStaffRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  const act = (work: (tx: Tx, now: Date) => Promise<ClaimRow>) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      return presentClaimForStaff(tx, await work(tx, now), now);
    });
  bindCall(app, calls.listStaffClaims, STAFF, ({ query }) => listClaimsForStaff(db, query));
  bindCall(app, calls.getStaffClaim, STAFF, async ({ params }) =>
    presentClaimForStaff(db, await getClaim(db, params.id), clock.now()),
  );
  bindCall(app, calls.decideDispute, STAFF, ({ actor, params, body }) =>
    act((tx, now) => decideDispute(tx, actor, params.id, body, now)),
  );
  bindCall(app, calls.matchRightsClaim, STAFF, ({ actor, params, body }) =>
    act((tx, now) => matchClaim(tx, actor, params.id, body.isrc, now)),
  );
  bindCall(app, calls.holdClaimEarnings, STAFF, ({ actor, params, body }) =>
    act((tx, now) => holdClaimEarnings(tx, actor, params.id, body, now)),
  );
  bindCall(app, calls.settleContradiction, STAFF, ({ actor, params }) =>
    act((tx, now) => settleContradiction(tx, actor, params.id, now)),
  );
}
